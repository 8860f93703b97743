"""Portuguese round an answer, as in Portugal and in Brazil."""

from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

PORTUGUESE = Lexicon(
    nouns=words(
        "carta cartas número números n nr num voto votos escolha escolhas resposta letra letras imagem"
        " palpite sinal ficha aposta opção"
    ),
    votes=words("voto votos escolha escolhas resposta palpite"),
    points=phrases("ambas|ambos|deve ser|de certeza|com certeza"),
    decides=phrases(
        "votar|vou votar|quero votar|votaria|eu voto|meu voto vai para|o meu voto vai para|respondo|acho"
        "|acho que|eu acho|eu acho que|acho que é|penso|penso que|creio|creio que|diria|eu diria|digo|eu digo"
        "|escolho|escolheria|jogo|ponho|meto|mando|dou|entrego|envio|aposto|aposto na|aposto no|aposto em"
        "|fico com|fico pela|fico na|vou de|vou na|vou no|vou com|vou pela|vou pelo|vou jogar|vou dar"
        "|vou escolher|para mim|pra mim|na minha opinião|a meu ver|só pode ser|tem de ser|tem que ser"
        "|parece-me|me parece|parece|mantenho|mudo para|troco para|troco pela|passo para|prefiro|quero"
        "|quero jogar|quero dar|muda para|o meu palpite é|chuto|chuto na|chuto no|meu chute é|vou mandar"
        "|vou jogar a|toma|toma um|toma a|vai de|voto na|voto no|voto em|acabei por ficar com"
        "|acabo por ficar com|fico-me pela|fico-me pelo|fico com a|coloca|coloca a|coloca aí|mete|mete a|põe"
        "|põe a|marca|considerar|quero a|vou pra|vou para|voto vai pra|voto vai para|decidi pela"
        "|decidi-me pela|escolho a|certeza que é|certeza q é|jogar|deixo|lanço|apresento|mando a|manda"
        "|manda a|manda o|joga|joga a|joga o|bota|bota a|usa a|dá a"
    ),
    weak=phrases("a|o|é|é a|é o|será|será a|seja|seja a|pela|pelo|eu votei|votei|votei na|pus|dei|escolhi|escolhi a"),
    glue=phrases(
        "a|o|as|os|ao|à|minha|minhas|meu|meus|na|no|nas|nos|em|para|pra|pela|pelo|com|que|eu|esta|este|essa"
        "|esse|ok|sim|claro|de|da|do|por favor|será|cá|aqui|vai|vai para|então|bem|bom|hm|hmm|é|seja|e|um|uma"
        "|desta vez|hoje|agora|aí|ai|lá|pois|olha|ora|ambas|ambos|dessa vez|sempre|olá|aqui vai|cá vai|está"
        "|fica|nesta|deste|contador|do contador|da contadora|do narrador|carta|vão|dois|duas|favor|melhor"
        "|da minha parte"
    ),
    spells=words("de como do da"),
    behind=phrases(
        "para mim|pra mim|acho|acho eu|eu acho|penso eu|creio|creio eu|diria|obrigado|obrigada|por favor|pf"
        "|pfv|sff|se faz favor|é a minha|é a minha carta|é a minha escolha|é o meu voto|de certeza"
        "|com certeza|sem dúvida|desta vez|dessa vez|claro|ok|beijos|beijinhos|bjs|abraço|abraços|um abraço"
        "|até já|até logo|tá|viu|certeza|na minha opinião|a meu ver|valeu|brigado|brigada|hoje|é a carta|kkk"
        "|rs|é a do contador|é a do narrador|é o meu palpite|deve ser|por agora|né|tchau|com convicção"
        "|sem hesitar|é a minha resposta|afinal"
    ),
    particles=words("só apenas ok okay sim então bem bom hm hmm mm ah oh eh pois olha ora tá aqui"),
    hedges=phrases(
        "não sei|não sei mas|sei lá|não tenho a certeza|não tenho certeza|não tenho a certeza mas"
        "|não tenho certeza mas|sem certeza|sem certezas|difícil|é difícil|que difícil|muito difícil"
        "|está difícil|esta é difícil|não faço ideia|não faço ideia mas|faço ideia|no chute|ao calhas|à sorte"
        "|provavelmente|suponho|hmm|hm|bem|bom|deixa ver|vamos ver|palpite|um palpite|sem ideia|nem ideia"
        "|quem sabe|não estou certa|não estou certo|não estou segura|não estou seguro|boa pergunta|complicado"
        "|complicada|se calhar"
    ),
    courtesy=words(
        "olá ola oi viva bom boa bons boas caro cara caros obrigado obrigada obrigadão abraço abraços beijo"
        " beijos beijinhos beijinho bjs bjinhos tudo todos todas dia tarde noite cumprimentos saudações até"
        " já logo amanhã um uma grande a o e de da do ok sim certo feito perfeito ótimo óptimo recebido"
        " combinado desculpa desculpem desculpe pela pelo demora atraso resposta por tão muito muitos mesmo"
        " mil valeu brigado brigada nada não faz mal sem problema fim semana domingo também para vocês você"
        " ti vos nós gente pessoal malta amigos amigas amor carinho adoro adorei jogo linda lindo lindas"
        " lindos divertido divertida divirtam-se fixe giro gira legal show top super wow uau ahah haha hahaha"
        " kkk kkkk rsrs parabéns sorte força cá estou aqui enviado enviada é está posso esperar com mensagem"
        " mail email pista tchau adeus xau vemo-nos falamos"
    ),
    greets=words("olá ola oi viva bom boa caro cara caros bons hey alô"),
    closes=words(
        "obrigado obrigada abraço abraços beijo beijos beijinhos cumprimentos até saudações um uma bjs boa"
        " bom tchau xau adeus com atenciosamente att atte abs fiquem cordialmente"
    ),
    joins=words("e mais também"),
    either=words("ou entre"),
    denies=words("não nao nem nunca mas nada ninguém nenhuma nenhum sem"),
    against=words(
        "se excepto exceto menos mudei mudar muda troco trocar troca espera esperem afinal aliás ups errado"
        " errada engano enganei-me erro anula ignora dúvida indeciso indecisa antes ignorem retiro anulo"
        " anulem esqueçam esquece cancela cancelem"
    ),
    doubts=words("talvez possivelmente porventura"),
    corrects=phrases(
        "não|não espera|espera|espera não|não não|aliás|não aliás|quer dizer|queria dizer|ups|ops|desculpa"
        "|desculpem|corrijo|correção|afinal|não afinal|pensando bem|ou melhor|enganei-me|me enganei"
        "|não desculpa|peraí|pera|não peraí|não pera|mudei de ideias|mudei de ideia|minto|melhor dizendo"
        "|perdão|esperem|ah não|anula|anulem|esquece|esqueçam|deixa|deixa estar|deixem estar"
        "|retiro o que disse|ignorem o meu voto|ignora o meu voto|não contem o meu voto|cancela|sem efeito"
        "|queria escrever|era para ser|quis dizer"
    ),
    about=words(
        "carta cartas número voto votos escolha escolher escolho resposta essa esse esta este aquela aquele"
        " ela minha imagem letra mudar trocar outra outro primeira última segunda conta vale válida direita"
        " esquerda"
    ),
    social=phrases(
        "como estás|como estão|como está|como vai|como vão|tudo bem|quando|quem ganhou|a que horas|onde|e vocês|e tu"
    ),
    numbers=counted("um uma,dois duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze"),
    ordinals=counted(
        "primeiro primeira,segundo segunda,terceiro terceira,quarto quarta,quinto quinta,sexto sexta"
        ",sétimo sétima,oitavo oitava,nono nona,décimo décima"
    ),
    shy=words("um uma primeiro segundo segunda terça quarto quarta quinta sexta"),
    counts=words(
        "minutos minuto horas hora dias dia semanas semana meses mês anos ano euros euro reais por percento"
        " vezes vez pontos ponto pessoas jogadores rondas ronda rodadas rodada km graus gatos filhos amigos"
        " coisas janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro mil"
        " cento segundos mensagens cervejas cafés feira h"
    ),
    times=phrases("às|as|até às|pelas|depois das|antes das|das|ronda|rodada|rua|turno|sala|há|são|h|dia"),
    because=words("porque pq pois porquê"),
    red=words("vermelho vermelha vermelhos encarnado encarnada"),
    green=words("verde verdes"),
    none=words("nenhuma nenhum nada"),
    clue=words("pista dica frase"),
    robots=phrases(
        "em férias|sem acesso ao e-mail|sem acesso ao email|em caso de urgência|não pôde ser entregue"
        "|fora do escritório|ausente do escritório|resposta automática|estou de férias|encontro-me ausente"
        "|estarei ausente|estou ausente|mensagem automática|acesso limitado ao e-mail"
        "|acesso limitado ao email|quando regressar|no meu regresso|não responda a este|não responda a esta"
        "|o seu pedido|recebemos a sua|recebemos o seu|obrigado pelo seu contacto|obrigado pela sua mensagem"
        "|obrigado pelo contato|remetente externo|email externo|e-mail externo|confidencial|destinatário"
        "|antes de imprimir|livre de vírus|em breve entraremos|número do ticket|protocolo|caixa não é lida"
        "|não responda|confirme o remetente|verifique o remetente"
    ),
    assents=words(
        "certo feito perfeito ótimo recebido combinado valeu adorei adoro parabéns kkk rsrs show top legal"
        " fixe linda lindo sim"
    ),
    sorry=words("desculpa desculpem desculpe perdão"),
    conditions=words("se excepto exceto menos antes afinal ups espera esperem"),
    please=words("por pf sim"),
    introduces=words("corrigindo corrijo corrigendo digo sugiro proponho minha fica"),
    later=words("amanhã"),
    comments=words("é foi parece lembra me fez"),
    speaks=words("pensando penso"),
)
