"""Portuguese round an answer, as in Portugal and in Brazil."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

PORTUGUESE = Lexicon(
    nouns=words(
        "cartinha letrinha carta cartas número números n nr num voto votos escolha escolhas resposta letra letras"
        " imagem palpite sinal ficha aposta opção"
    ),
    votes=words("voto votos escolha escolhas resposta palpite"),
    points=phrases("vota|joga|ambas|ambos|deve ser|de certeza|com certeza"),
    decides=deciding.PORTUGUESE
    | phrases(
        "passa para|passem para|passa-me para|passa a|ponham|põe-me|põe-me a|anota|anotem|escreve|meta|mete-me"
        "|por exclusão|por eliminação|ficou|ficou a|fica|fica a|resta|sobra|resta a|sobra a|vai na|vão na|devia ser"
        "|deveria ser|era para ser|votar|vou votar|quero votar|votaria|eu voto|meu voto vai para|o meu voto vai para"
        "|respondo|acho|acho que|eu acho|eu acho que|acho que é|penso|penso que|creio|creio que|diria|eu diria|digo"
        "|eu digo|escolho|escolheria|jogo|ponho|meto|mando|dou|entrego|envio|aposto|aposto na|aposto no|aposto em"
        "|fico com|fico pela|fico na|vou de|vou na|vou no|vou com|vou pela|vou pelo|vou jogar|vou dar|vou escolher"
        "|para mim|pra mim|na minha opinião|a meu ver|só pode ser|tem de ser|tem que ser|parece-me|me parece|parece"
        "|mantenho|mudo para|troco para|troco pela|passo para|prefiro|quero|quero jogar|quero dar|muda para"
        "|o meu palpite é|chuto|chuto na|chuto no|meu chute é|vou mandar|vou jogar a|toma|toma um|toma a|vai de|voto na"
        "|voto no|voto em|acabei por ficar com|acabo por ficar com|fico-me pela|fico-me pelo|fico com a|coloca|coloca a"
        "|coloca aí|mete|mete a|põe|põe a|marca|considerar|quero a|vou pra|vou para|voto vai pra|voto vai para"
        "|decidi pela|decidi-me pela|escolho a|certeza que é|certeza q é|jogar|deixo|lanço|apresento|mando a|manda"
        "|manda a|manda o|joga|joga a|joga o|bota|bota a|usa a|dá a"
    ),
    weak=phrases(
        "à|ao|a|o|é|é a|é o|será|será a|seja|seja a|pela|pelo|eu votei|votei|votei na|pus|dei|escolhi|escolhi a"
    ),
    glue=phrases(
        "só|apenas|portanto|então|logo|assim|a|o|as|os|ao|à|minha|minhas|meu|meus|na|no|nas|nos|em|para|pra|pela|pelo"
        "|com|que|eu|esta|este|essa|esse|ok|sim|claro|de|da|do|por favor|será|cá|aqui|vai|vai para|bem|bom|hm|hmm|é"
        "|seja|e|um|uma|desta vez|hoje|agora|aí|ai|lá|pois|olha|ora|ambas|ambos|dessa vez|sempre|olá|aqui vai|cá vai"
        "|está|fica|nesta|deste|contador|do contador|da contadora|do narrador|carta|vão|dois|duas|favor|melhor"
        "|da minha parte"
    ),
    spells=words("de como do da"),
    behind=phrases(
        "da minha parte|da minha banda|sem pensar|não perguntem|não me perguntem|não me perguntes|não perguntes"
        "|por mim|sem ses nem mas|sem dúvida nenhuma|e não se fala mais nisso|não se fala mais nisso|e ponto final"
        "|ponto final|e ponto|e está feito|está feito|e está decidido|está decidido|e siga|siga"
        "|e seja o que deus quiser|seja o que deus quiser|e espero bem|e que seja o que for|e já está|já está"
        "|e tá feito|e fé em deus|e boa sorte|e venha a próxima|e mais nada|mais nada|e chega|vai essa|vai esta"
        "|vai assim|não mudo|não mudo nada|não troco|não mexo mais|fica assim|como segunda|como primeira"
        "|para a segunda|sem pensar duas vezes|por enquanto|sem dúvidas|claro está|posso estar enganado"
        "|posso estar enganada|acabou|pronto|e pronto|e acabou|já não mudo|não mudo mais|para mim|pra mim|acho"
        "|acho eu|eu acho|penso eu|creio|creio eu|diria|obrigado|obrigada|por favor|pf|pfv|sff|se faz favor|é a minha"
        "|é a minha carta|é a minha escolha|é o meu voto|de certeza|com certeza|sem dúvida|desta vez|dessa vez|claro"
        "|ok|beijos|beijinhos|bjs|abraço|abraços|um abraço|até já|até logo|tá|viu|certeza|na minha opinião|a meu ver"
        "|valeu|brigado|brigada|hoje|é a carta|kkk|rs|é a do contador|é a do narrador|é o meu palpite|deve ser"
        "|por agora|né|tchau|com convicção|sem hesitar|é a minha resposta|afinal"
    ),
    particles=phrases(
        "tipo|tipo assim|por isso|é por isso|daí|por isso mesmo|de qualquer forma|de qualquer modo|em todo o caso"
        "|pronto|pá|epá|bah|ai|ui|enfim|vá|vá lá|olhem|ufa|hmm|só|apenas|ok|okay|sim|então|bem|bom|hm|mm|ah|oh|eh"
        "|pois|olha|ora|tá|aqui|desta vez|dessa vez|nesta ronda|nesta rodada|hoje|para mim|pra mim"
    ),
    hedges=phrases(
        "não sei|não sei mas|sei lá|não tenho a certeza|não tenho certeza|não tenho a certeza mas|não tenho certeza mas"
        "|sem certeza|sem certezas|difícil|é difícil|que difícil|muito difícil|está difícil|esta é difícil"
        "|não faço ideia|não faço ideia mas|faço ideia|no chute|ao calhas|à sorte|provavelmente|suponho|hmm|hm|bem|bom"
        "|deixa ver|vamos ver|palpite|um palpite|sem ideia|nem ideia|quem sabe|não estou certa|não estou certo"
        "|não estou segura|não estou seguro|boa pergunta|complicado|complicada|se calhar"
    ),
    courtesy=words(
        "breve olá ola oi viva bom boa bons boas caro cara caros obrigado obrigada obrigadão abraço abraços beijo"
        " beijos beijinhos beijinho bjs bjinhos tudo todos todas dia tarde noite cumprimentos saudações até já logo"
        " amanhã um uma grande a o e de da do ok sim certo feito perfeito ótimo óptimo recebido combinado desculpa"
        " desculpem desculpe pela pelo demora atraso resposta por tão muito muitos mesmo mil valeu brigado brigada nada"
        " não faz mal sem problema fim semana domingo também para vocês você ti vos nós gente pessoal malta amigos"
        " amigas amor carinho adoro adorei jogo linda lindo lindas lindos divertido divertida divirtam-se fixe giro"
        " gira legal show top super wow uau ahah haha hahaha kkk kkkk rsrs parabéns sorte força cá estou aqui enviado"
        " enviada é está posso esperar com mensagem mail email pista tchau adeus xau vemo-nos falamos"
    ),
    greets=words("olá ola oi viva bom boa caro cara caros bons hey alô"),
    closes=words(
        "obrigado obrigada abraço abraços beijo beijos beijinhos cumprimentos até saudações um uma bjs boa bom tchau"
        " xau adeus com atenciosamente att atte abs fiquem cordialmente"
    ),
    joins=words("e mais também"),
    either=words("ou entre"),
    denies=words("não nao nem nunca mas nada ninguém nenhuma nenhum sem"),
    against=words(
        "leia-se apaga apagar risca riscar tira tira-me tirem retirar substituir substituo alterar altero troquem"
        " trocava mudava mudem trocando mudando se excepto exceto menos mudei mudar muda mudança troco trocar troca"
        " espera esperem afinal aliás ups errado errada engano enganei-me erro anula ignora dúvida indeciso indecisa"
        " antes ignorem retiro anulo anulem esqueçam esquece cancela cancelem"
    ),
    doubts=words("dúvidas talvez possivelmente porventura podia poderia pode"),
    corrects=phrases(
        "correção|retificação|emenda|mentira|não|não espera|espera|espera não|não não|aliás|não aliás|quer dizer"
        "|queria dizer|ups|ops|desculpa|desculpem|corrijo|correção|afinal|não afinal|pensando bem|ou melhor|enganei-me"
        "|me enganei|não desculpa|peraí|pera|não peraí|não pera|mudei de ideias|mudei de ideia|minto|melhor dizendo"
        "|perdão|esperem|ah não|anula|anulem|esquece|esqueçam|deixa|deixa estar|deixem estar|retiro o que disse"
        "|ignorem o meu voto|ignora o meu voto|não contem o meu voto|cancela|sem efeito|queria escrever|era para ser"
        "|quis dizer"
    ),
    about=words(
        "carta cartas número voto votos escolha escolher escolho resposta essa esse esta este aquela aquele ela minha"
        " imagem letra mudar trocar outra outro primeira última segunda conta vale válida direita esquerda"
    ),
    social=phrases(
        "aí convosco|por aí|convosco|quem desenhou|quem deu|quem meteu|quem fez|quem pôs|quem foi|viram|viste"
        "|vocês viram|quantos|lembram-se|lembra|lembras-te|vamos|querem|alguém|mais alguém|e aí|como correu|como foi"
        "|quem vem|já viram|como estás|como estão|como está|como vai|como vão|tudo bem|quando|quem ganhou"
        "|a que horas|onde|e vocês|e tu"
    ),
    numbers=counted("um uma,dois duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze"),
    ordinals=counted(
        "primeiro primeira,segundo segunda,terceiro terceira,quarto quarta,quinto quinta,sexto sexta,sétimo"
        " sétima,oitavo oitava,nono nona,décimo décima"
    ),
    shy=words("um uma primeiro segundo segunda terça quarto quarta quinta sexta"),
    counts=words(
        "minutos minuto horas hora dias dia semanas semana meses mês anos ano euros euro reais percento vezes vez"
        " pontos ponto pessoas jogadores rondas ronda rodadas rodada km graus gatos filhos amigos coisas janeiro"
        " fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro mil cento segundos mensagens"
        " cervejas cafés feira h"
    ),
    times=phrases("dia|às|as|até às|pelas|depois das|antes das|das|ronda|rodada|rua|turno|sala|há|são|h|dia"),
    because=words("porque pq pois porquê"),
    red=words("vermelho vermelha vermelhos encarnado encarnada"),
    green=words("verde verdes"),
    none=words("nenhuma nenhum nada"),
    clue=words("palavra título mote expressão pista dica frase"),
    robots=phrases(
        "caixa de correio está quase cheia|caixa de correio está cheia|recebeu este e-mail porque"
        "|recebeu esta mensagem porque|cancelar a subscrição|mensagem é automática|mensagem automática|foi lida"
        "|foi lido|em férias|sem acesso ao e-mail|sem acesso ao email|em caso de urgência|não pôde ser entregue"
        "|fora do escritório|ausente do escritório|resposta automática|estou de férias|encontro-me ausente"
        "|estarei ausente|estou ausente|mensagem automática|acesso limitado ao e-mail|acesso limitado ao email"
        "|quando regressar|no meu regresso|não responda a este|não responda a esta|o seu pedido|recebemos a sua"
        "|recebemos o seu|obrigado pelo seu contacto|obrigado pela sua mensagem|obrigado pelo contato"
        "|remetente externo|email externo|e-mail externo|confidencial|destinatário|antes de imprimir|livre de vírus"
        "|em breve entraremos|número do ticket|protocolo|caixa não é lida|não responda|confirme o remetente"
        "|verifique o remetente"
    ),
    assents=words(
        "certo feito perfeito ótimo recebido combinado valeu adorei adoro parabéns kkk rsrs show top legal fixe linda"
        " lindo sim"
    ),
    sorry=words("desculpa desculpem desculpe perdão"),
    conditions=words("dúvida indeciso indecisa se excepto exceto menos antes afinal ups espera esperem"),
    please=words("por pf sim"),
    introduces=words(
        "será ficaria aqui segue vai prefiro corrigindo corrijo corrigendo digo sugiro proponho minha fica"
    ),
    later=phrases("amanhã|mais tarde|logo à noite|à noite|logo mais"),
    comments=words("faz fazem fez-me é foi parece lembra me fez"),
    speaks=words("pensando penso"),
    best=phrases(
        "seja a melhor|seja a mais próxima|combine mais|sirva|parece-me certa|parece-me adequada|adequa-se"
        "|é a que escolho|é a escolhida|é essa|fala comigo|casa bem|casa melhor|tem tudo|combina mais|combina melhor"
        "|combina bem|é a que mais combina|é a que melhor combina|encaixa melhor|encaixa bem|encaixa mais|encaixa"
        "|é a mais próxima|aproxima-se mais|se aproxima mais|chega mais perto|é a que chega mais perto|é a melhor"
        "|é a menos má|é a menos pior|é a menos ruim|é a que menos desgosto|serve|serve bem|serve melhor"
        "|convence-me mais|me convence mais|convence-me|me convence|parece-me a melhor|parece a melhor"
        "|me parece a melhor|parece-me bem|parece certa|tem mais a ver|tem tudo a ver|é a que tem mais a ver"
        "|é a que faz mais sentido|faz mais sentido|ganha|ganhou|vence|é a minha favorita|é a minha preferida"
        "|é perfeita|cai como uma luva|assenta melhor|fica bem|vai bem|é a certa|só pode ser|deve ser ela|é a tal"
        "|é a do contador|diz-me mais|me diz mais"
    ),
    instead=phrases(
        "em vez de|em vez da|em vez do|no lugar de|no lugar da|no lugar do|ao invés de|ao invés da|e não|e não a"
        "|e não o|não|e nao|em lugar da"
    ),
    moved_from=words("da do de"),
    moved_to=words("para pra pela pelo por a na no"),
    concedes=phrases(
        "parabéns a quem|palmas para quem|bem jogado quem|muito bem quem|bravo a quem|tiro o chapéu a quem|embora"
        "|apesar de|apesar da|apesar do|ainda que|mesmo que|mesmo se|se bem que|conquanto|menção honrosa|pena da|pena a"
        "|mas também gostei|mas também gosto|mas gostei|mas adorei"
    ),
    hesitated=phrases(
        "primeiro pensei|ia dizer|estive para|ainda pensei|comecei por|a princípio|ao princípio|pensei na|pensei no"
        "|pensei em|pensei n|ao início|no início|ia|queria dar|hesitei|hesitei entre|estava entre|estive entre"
        "|fiquei entre|fiquei na dúvida|estava na dúvida|em dúvida|na dúvida entre|indeciso entre|indecisa entre"
        "|pensei que|quase|quase votei|quase escolhi|no começo|de início|estava inclinado|estava inclinada|estava para"
        "|ia votar|ia escolher|entre|ia na|ia de"
    ),
    courteous=phrases(
        "se sim|se sim então|se ainda der|se ainda der tempo|se der tempo|se der|se ainda dá|se ainda dá tempo"
        "|se ainda for a tempo|se for a tempo|se ainda vou a tempo|se vou a tempo|se ainda for possível|se for possível"
        "|se possível|se ainda puder|se puder|se puder ser|se ainda posso|se posso|se não for tarde"
        "|se não for tarde demais|se não for muito tarde|se ainda não for tarde|se não se importam|se não se importarem"
        "|se não for incómodo|se tiver de escolher|se tenho de escolher|se tiver que escolher|se tenho que escolher"
        "|se percebi bem|se entendi bem|se não me engano|se ainda estiver a tempo|se ainda estou a tempo|se ainda conta"
        "|se ainda valer"
    ),
    checks=phrases(
        "está bem escrito|escrevi bem|pode ser|é assim que|chegou|recebeu|receberam|receberam bem|mandei certo|foi"
        "|deu certo|o que acham|que acham|de quem|quem fez|quem pôs|quem foi|sou a última|sou o último|estou atrasada"
        "|estou atrasado|já é tarde|como é|quando|porque|por que|falta|falta muito|estamos|novidades|quem é|conseguem"
        "|consegues|vocês"
    ),
    hence=words("então logo portanto mas porém"),
    now=words("agora antes afinal melhor"),
    same=words("mesma mesmo igual fica mantém mantem mantenho continua permanece sempre"),
    life=words(
        "jantar almoço sexta sábado domingo segunda terça quarta quinta fim-de-semana hoje amanhã noite aniversário"
        " parabéns festa cerveja cervejas vinho filme jogo futebol bola tempo chuva neve férias natal páscoa crianças"
        " miúdos filhos neto netos cão gato mãe pai irmã irmão comboio trem escritório escola trabalho médico café bolo"
        " pizza churrasco jardim hospital viagem ontem dentista casa praia"
    ),
    game=words(
        "gralha pontuação carta cartas voto votos votar votei pista pistas dica dicas resposta ronda rodada vez jogada"
        " prazo pontos regras imagem imagens mão mail email e-mail link mudar trocar conta contou errado erro chegou"
        " registado registrado próxima"
    ),
    laughs=words("kk kkk kkkk kkkkk kkkkkk kkkkkkk kkkkkkkk rs rsrs haha hahaha ahah lol uau wow nossa eita xd hehe"),
    even=words("mesmo"),
    ifs=words("se"),
    buts=words("mas porém"),
    may_i=phrases("posso|podia|podem|é"),
    small=words("um uma com a"),
    mine=words("mim"),
    labels=words("mas e a com o meu minha como novo nova é uma um"),
    before_cards=words("em na no a minha para é com do"),
    cards=words("carta letra"),
    leads=words("isto esta este assim seguinte digo"),
    proposes=phrases("pode ser|podia ser|que tal|o que acham de|que acham de|e se fosse|talvez|serve"),
    more=words("melhor mais prefiro"),
    welcomes=phrases(
        "sem pressa|sem pressas|com calma|na boa|de nada|por nada|não tem de quê|não há de quê|sem problema"
        "|sem problemas|imagina|que é isso|k|blz|beleza"
        "|ora essa|disponha|magina"
    ),
    wishes=phrases(
        "permitam-me|tomo a liberdade de|venho por este meio|eu|vou|quero|queria|gostava de|gostaria de|decidi|resolvi"
        "|acho que vou|penso que vou|tenho de|tenho que|prefiro|deixa-me|vamos|só posso|só me resta|resta-me|no fim"
        "|no final|por mim|cá por mim|desta vez|hoje|nesta ronda|nesta rodada|o coração diz|o instinto diz"
        "|algo me diz que é|o meu instinto diz|então|acho que|penso que|creio que|digamos|digamos que|olha|podem pôr"
        "|pode ser"
    ),
    acts=phrases(
        "substituo por|substituir por|troco por|trocar por|dar-vos|mandar-vos|voto|votar|votar em|votar na|votar no"
        "|voto em|voto na|voto no|voto pela|votar pela|escolher|escolho|jogar|jogo|pôr|ponho|mandar|mando|dar|dou"
        "|dou-vos|apostar em|apostar na|aposto|apostaria na|arrisco|arriscar|arrisco a|arrisco na|suspeito|suspeito da"
        "|suspeito que é|desconfio da|desconfio que é|tentar|tento|lançar|lanço|entregar|entrego|enviar|envio"
        "|apresentar|ficar com|ficar pela|ir na|ir de|ir com|ir pela|ir para a|inclino-me para|inclino-me para a"
        "|me inclino para a|optar por|optar pela|opto por|opto pela|opto pelo|decido-me pela|considerem|contem|ponham"
        "|acho que seja|acho que deve ser|deve ser|tem de ser|tem que ser|tenho a certeza que é|tenho certeza que é"
        "|tenho quase a certeza que é|tenho quase certeza que é|quase certeza que é|quase de certeza"
        "|quase de certeza que é|estou convencida que é|estou convencido que é|estou certa que é|estou certo que é"
        "|de certeza que é|com certeza é|é de certeza|é claramente|claramente|é certamente|o meu palpite vai para"
        "|o meu palpite vai para a|meu palpite vai pra|palpito|palpito na|sacrifico|sacrifico a|acrescento"
        "|contribuo com|participo com|alinho com|avanço com|atiro|atiro com|atiro a|largo a|solto|solto a|lá vai|cá vai"
        "|segue a|vai a|vai o|meto|meter|boto|botar|coloco|colocar|jogue|jogava|dava|escolhia|mudar para|trocar para"
        "|passar para|troco|passo para a|fico pelo"
    ),
    needy=phrases("de|com|pela|pelo|na|no|para a|para o|fico|passo|mudo|segue|vai|junto|largo|uso|usar"),
    firsts=words("primeiro primeira um uma 1º"),
    seconds=words("segundo segunda outro outra 2º"),
    also=words("também"),
    tags=phrases("né|não é|certo|não|sim|tá|ok|hein|pois não|não foi|ou não|é"),
    hopes=phrases(
        "espero|tomara|boa sorte|divirtam-se|desculpem a|desculpem o|vamos ver quem|vamos ver se|quero ver quem"
        "|será que alguém|digam-me"
    ),
    quits=phrases(
        "vou desistir|desistir do jogo|desistir deste jogo|tenho de desistir do jogo|tenho que desistir do jogo"
        "|já não tenho tempo para jogar|desisto do jogo|saio do jogo|quero sair do jogo|vou sair do jogo"
        "|tenho de sair do jogo|abandono o jogo|deixo o jogo|deixo de jogar|tirem-me do jogo|tira-me do jogo"
        "|retirem-me do jogo|já não jogo mais|não jogo mais|risquem-me"
    ),
    undecided=phrases(
        "depois digo|depois escrevo|mando depois|acrescento depois|escolhe a minha|escolhe o meu|vem mais tarde"
        "|segue depois|logo digo|depois digo|já vos digo|vou pensar|penso nisso|depois confirmo|logo confirmo"
        "|já não sei|vou repensar|vou pensar|não decidi|ainda não decidi|ainda não sei|ainda estou a pensar"
        "|estou a pensar|vou decidir|decido amanhã|logo decido|preciso de pensar|tenho de pensar|deixa-me pensar"
        "|ainda vou pensar"
    ),
    keeps=words("mantenho mantém fico fica deixa deixar continua confirmo conservo"),
    drops=words("não nao nada tira tira-me tirem tirar esquece esqueçam ignora ignorem risca apaga anula sem"),
)
