"""What players say in Portuguese beside their answers."""

TALK = {
    "name": "Ana|Bob|Mia|João|Inês|Rui|Beatriz|Avó|Pedro|Rosa|Hugo|Tiago",
    "who": "a minha irmã|o meu irmão|a vizinha|o cão|o chefe|a bebé|{name}|a minha avó|o gato|a família toda",
    "thing": "a baleia|a escada|o farol|o céu|a lua|a porta velha|o barquinho|o bosque|a chuva|o mar|o espelho|a torre",
    "adj": "lindo|estranho|divertido|triste|sonhador|poético|difícil|mágico|doce|misterioso",
    "past": "faz-me rir|está doente|quer jogar|manda beijinhos|dorme no sofá|come o meu almoço|canta",
    "place": "no comboio|no trabalho|no jardim|no dentista|no sofá|no hospital|na praia|na escola",
    "month": "dezembro|janeiro|março|junho|agosto",
    "day": "domingo|sábado",
    "greeting": "Olá {name},|Olá a todos,|Bom dia,|Boa noite a todos,|Oi {name}!|Queridos todos,|Olá!|Viva,",
    "courtesy": "Obrigada!|Muito obrigado!|Obrigada, {name}!|Bom fim de semana!|Boa noite a todos!|Até já!|Feito."
    "|Perfeito, obrigado.|Beijinhos para {who}!|Bom {day}!|Recebido, obrigada|Divirtam-se!|Boa sorte a todos"
    "|Um abraço"
    "|Um beijo e boa noite|Até breve",
    "signoff": "Obrigada,\n{name}|Um abraço,\n{name}|Até breve\n{name}|Beijinhos, {name}|{name}|Cumprimentos,\n{name}"
    "|Abraços\n{name}|Boa noite,\n{name}",
    "comment": "Que pista {adj}|Adoro {thing}|Que imagens|Estava {place}|Estou {place}|{who} {past}"
    "|Desculpem o atraso"
    "|Desculpa, {who} {past}|Tudo muito {adj}|Faz-me lembrar {who}|Que giro|Jogo {adj}|Fiquei sem telefone {place}"
    "|Penso em vocês {place}|{name} vai gostar|Gosto tanto disto",
    "reason": "por causa do mar|porque me lembra {who}|tão {adj}|claro|fácil|escolha dura|com aquela luz"
    "|adoro {thing}"
    "|que {adj}|bonita como {who}|porque é {adj}|gosto imenso",
    "number": "Até às {n}!|São {n} horas|volto às {n}|jantamos às {n}|Temos {n} filhos|{who} faz {n} anos"
    "|{n} minutos de atraso|esperei {n} dias|faltam {n}|só mais {n} e acabou|gosto de todas as {n}|Ronda {n}"
    "|a ronda {n} foi {adj}|página {n}|capítulo {n}|{name} tem {n} pontos|éramos {n}|custa {n} euros"
    "|liga 912 {n}3 {n}"
    "|porta {n}|levei {n} horas|o comboio sai às {n}:{nn}|até {n} de {month}|dia {n} de {month}|{n} graus lá fora"
    "|perdemos {n}-{m}|{n} igual|somos {w}|às {w} em ponto|dormi {w} horas|sala {w}|{w} já estão, faltam {w2}",
    "little": "e bom fim de semana|a sério|a caminho e com fome|E pronto|o costume|A sério|O costume"
    "|o que vier|a ver vamos"
    "|tive {l} a inglês|vitamina {l}|plano {l}|bloco {l}, último andar|a casa está fria|E boa noite"
    "|grupo {l}|série {l}"
    "|o comboio {l} atrasou|D. Maria manda beijos|E-mail lento hoje|{l} é de banana",
    "initial": "{name} {l}.|{l}. Silva|{name} {l}. Costa|beijos da {name} e do {l}.|olá da {l}.",
    "ordinal": "o meu {o} café|a {o} vez hoje|no {o} andar|o {o} aniversário de {name}|em {o} lugar|o {o} filho"
    "|a {o} ronda foi {adj}|primeiro que tudo, olá|um segundo|até sexta|vemo-nos na quinta|segunda-feira há mais",
    "table": "a {x} também era gira|quase escolhi a {x}|a de {name} é de certeza a {x}|a {x} faz-me rir"
    "|não gosto da {x}"
    "|{name} vai dizer a {x}|todos vão para a {x}|entre a {x} e a {y} é duro|a {x} é minha|se a {x} tivesse {thing}"
    "|podia ser a {x}|a carta {x} é bonita|sei lá, a {x} ou a {y}|tudo menos a {x}|na {x} vejo {thing}"
    "|ao princípio pensei na {x}|da outra vez era a {x}|de quem é a {x}?",
    "question": "Quem é a seguir?|Como estão?|{name} já voltou?|Estamos à espera de {name}?|Quando nos vemos?"
    "|Viram {thing}?|Como está {who}?|Quem ganha?",
    "doubt": "Posso mudar?|Pode ser?|Ou não?|É tarde?|Está certo?|Ainda posso mudar de ideias?|Vale?",
    "hedge": "talvez|sei lá,|hmm,|diria|acho que|não sei,|provavelmente|bem,",
    "retraction": "Não, espera.|Aliás, não.|Esquece isso.|Mudei de ideias.|Pensando bem, não|Anula"
    "|Esperem, vou repensar"
    "|Ignorem o meu voto|Retiro o que disse",
    "fix": "não espera,|aliás|não, desculpa,|queria dizer|não, melhor",
    "automatic": "Estou fora do escritório até {n} de {month}.|Resposta automática: estou de férias."
    "|Esta caixa não é lida.|Obrigado pela mensagem, responderei em {n} dias.|O pedido {big} foi aberto.",
    "banner": "ATENÇÃO: mensagem de fora da empresa. Não abra ligações.|Mensagem confidencial para o destinatário."
    "|Antes de imprimir pense nas árvores.|[EXTERNO] Confirme o remetente.",
}
