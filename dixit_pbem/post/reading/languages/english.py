"""English round an answer."""

from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

ENGLISH = Lexicon(
    nouns=words(
        "card cards number numbers nr num picture pic image letter vote votes choice choices answer guess bet"
        " pick token mark option"
    ),
    votes=words("vote votes voting choice choices answer guess bet pick real final"),
    points=phrases(
        "both|definitely|final answer|must be|has to be|make it|make that|go for|go with|going for|going with"
        "|play|choose|pick|vote for|voting|picking|choosing|playing|giving|sending|taking"
    ),
    decides=phrases(
        "i vote|i'm voting|im voting|i'll vote|ill vote|i'd vote|id vote|my vote goes to|i say|i'd say|id say"
        "|i'll say|let's say|lets say|i think|i believe|i reckon|i bet|i'd bet|my bet is on|i'd guess"
        "|i choose|i'll choose|i pick|i'll pick|i'd pick|i select|i go for|i go with|i'll go for|i'll go with"
        "|ill go with|ill go for|i'd go for|i'd go with|i'm going for|i'm going with|im going with"
        "|im going for|let's go with|lets go with|i'll take|ill take|i take|i'd take|i give|i'd give"
        "|i'll give|i play|i'll play|i'd play|i send|i'll send|i put|i'll put|i'd put|i'm giving|i'm sending"
        "|im sending|i'm playing|i settle on|i'm settling on|i opt for|i'd like to vote for|i would say"
        "|i would go for|i would go with|i would vote|i will vote|i will go with|i will go for|i will take"
        "|i will give|i will play|i will choose|i will pick|gotta be|got to be|should be|i'd like to give"
        "|i'd like to play|i want to vote for|i want to play|please take|put me down for|i stick with"
        "|i'll stick with|sticking with|i'm sticking with|i change to|change it to|change to"
        "|i change my vote to|i change my card to|changing to|switch to|i switch to|change my vote to"
        "|change my card to|please change it to|please change my vote to|looks like|feels like|for me it's"
        "|for me it is|to me it's|in my opinion|imo|imho|it's gotta be|my money is on|my money's on"
        "|i'm thinking|im thinking|i'm for|im for|i'd choose|shall choose|shall vote|shall play|shall go with"
        "|am voting for|am going for|am going with|am choosing|am giving|would choose|would go for|would give"
        "|will go for|will vote for|will play|will give|will choose|will take|will pick|vote goes to"
        "|it has to be|i find|i've chosen|i have chosen|i've decided on|i have decided on|let it be"
        "|let me go with|switch me to|settles it|stick to|sticking to|put me on|deffo|for me the|best fit is"
        "|closest is|comes down to|i would like|i'd like"
    ),
    weak=phrases("it's|its|it is|it must be|the|this is|that's|that is|thats|i chose|i picked|i voted|i voted for|is"),
    glue=phrases(
        "my|the|a|an|i|so|ok|okay|well|hm|hmm|hmmm|mm|uh|um|er|ah|oh|yes|yeah|yep|surely|sure|for|on|is|are"
        "|it|it's|its|that|that's|this|one|to|of|and|then|now|just|with|me|will be|would be|goes to|both"
        "|please|pls|here|here's|here is|here are|as|today|this time|this round|again|round|storyteller's"
        "|the storyteller's|definitely|still|clearly|obviously|easy|it is|is on|goes|will|also|be|from me"
        "|better"
    ),
    spells=words("for as in like"),
    behind=phrases(
        "please|pls|plz|for me|from me|for this one|for this round|it is|it's|i think|i guess|i believe"
        "|i'd say|i say|i suppose|is my vote|is my choice|is my answer|is my guess|is my pick|is my bet|then"
        "|for sure|definitely|today|this time|again|is it|gets my vote|has my vote|probably|thanks|thank you"
        "|thx|ty|cheers|obviously|clearly|all the way|of course|card|is the one|and that's final|final answer"
        "|now|instead|is the storyteller's|is the storyteller's card|imo|imho|i reckon|pretty please"
        "|and good luck|bye|xx|xxx|x|is the answer|it must be|without a doubt|no doubt|is my final answer|lol"
        "|haha|goes to the table|it is then|hands down|100"
    ),
    particles=words("only just ok okay yes yeah yep well so hm hmm hmmm mm mmm uh um er ah oh eh then now please pls"),
    hedges=phrases(
        "not sure|i'm not sure|im not sure|not sure but|i'm not sure but|im not sure but|idk|idk but|dunno"
        "|i dunno|no idea|no idea but|i have no idea|i have no idea but|no clue|hard to say|hard to say but"
        "|tough one|hard one|difficult|probably|i suppose|i don't know|i don't know but|i dont know"
        "|i dont know but|hmm|hm|well|let me see|let's see|lets see|i'd guess|my best guess|best guess"
        "|wild guess|just a guess|complete guess|a guess|not really sure|not totally sure|not 100 sure"
        "|most likely|likely|i can't decide but|hard choice but|eh|meh|not entirely sure|who knows"
        "|no idea really|really not sure|not certain|i have no clue|i'm guessing"
    ),
    courtesy=words(
        "thanks thank thx ty tysm you so much very many cheers bye byebye love best regards kind good evening"
        " day night all everybody everyone friends cu xx xxx have fun luck nice weekend a the hi hello hey"
        " dear greetings morning afternoon ok okay okey kk yes yep yeah done great cool super perfect fine"
        " lovely wonderful got it received noted will do sure thing sorry apologies for delay late my answer"
        " reply to i'm im i am is and from of on this see soon later take care happy with hugs hug kisses"
        " kiss everything again your mail email message here glad no problem np worries awesome brilliant"
        " amazing fantastic sounds game enjoy ciao yours truly sincerely warm wishes tomorrow tonight folks"
        " guys team people ta wow haha hahaha lol yay hurray excellent sent that's thats it's its now just"
        " work what beautiful cards clue l8r you're welcome wait can't waiting excited looking forward brb"
    ),
    greets=words("hi hello hey dear greetings morning hiya howdy yo evening afternoon hallo"),
    closes=words(
        "thanks thank thx cheers bye love best regards kind good warm greetings hugs kisses xx xxx x see take"
        " yours ciao sincerely ta cu brgds rgds respectfully"
    ),
    joins=words("and plus also &"),
    either=words("or either versus vs between"),
    denies=words(
        "not no nor neither never none without wont won't don't dont doesn't isn't isnt wasn't aren't can't"
        " cant cannot couldn't wouldn't shouldn't didn't hasn't haven't nothing nobody but hate"
    ),
    against=words(
        "if unless except instead rather change changed changing than wrong mistake undo cancel ignore"
        " withdraw anything wait actually oops unsure undecided torn disregard forget retract scratch void"
    ),
    doubts=words("maybe perhaps possibly might could"),
    corrects=phrases(
        "no|no wait|wait|wait no|no sorry|sorry no|sorry|scratch that|correction|i mean|i meant|oops|actually"
        "|actually no|no actually|or rather|on second thought|on second thoughts|hang on|hold on|make that"
        "|make it|no no|ah no|oh no|oh wait|ah wait|sorry i mean|sorry i meant|strike that|wait wait|typo"
        "|no make that|no make it|i've changed my mind|changed my mind|i changed my mind|nope|i take it back"
        "|take it back|take that back|never mind|nevermind|forget it|ignore that|ignore my vote|ignore this"
        "|please ignore|please ignore my vote|cancel that|cancel my vote|not anymore|i meant to write"
        "|i meant to say|meant to write|i wanted to write|should have been"
    ),
    about=words(
        "card cards number vote votes voting choose choice pick answer that this one it mine picture image"
        " letter want take count valid instead change switch second thought other another first last left"
        " right"
    ),
    social=phrases("how are you|how's|hows|how is|how are|when|did you|who won|have you|are you|do we|where are"),
    numbers=counted("one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve"),
    ordinals=counted("first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth"),
    shy=words("one first second"),
    counts=words(
        "minute minutes min mins hour hours day days week weeks month months year years am pm o'clock oclock"
        " euro euros dollars pounds percent times points point people players rounds kids cats dogs friends"
        " km miles degrees more things beers coffees seconds meetings mails emails messages kilos january"
        " february march april may june july august september october november december jan feb mar apr jun"
        " jul aug sep sept oct nov dec time glance nil thousand hundred million"
    ),
    times=phrases("at|around|until|till|by|round|after|before|since|chapter|page|gate|platform|room|bus|aged|age"),
    because=words("because cause cos coz cuz bc since"),
    red=words("red"),
    green=words("green"),
    none=words("none nothing"),
    clue=words("clue hint title sentence"),
    robots=phrases(
        "reacted to your message|could not be delivered|mailbox is full|for urgent matters|in urgent cases"
        "|no access to my mail|no access to my email|out of office|out of the office|automatic reply"
        "|auto reply|autoreply|auto response|automated response|on annual leave|on leave|currently away"
        "|limited access to my email|limited access to email|limited access to emails"
        "|will reply when i return|upon my return|do not reply to this|this mailbox is not monitored"
        "|your ticket|your request has been received|we have received your|has been received"
        "|this is an automated|thank you for contacting|thank you for your message|thank you for your email"
        "|thank you for your mail|we will get back to you|ticket number|case number|external email"
        "|external sender|originated from outside|sent from outside|from outside the organization"
        "|from outside of the organization|exercise caution|do not click|don't click|confidential|addressee"
        "|if you are not the|intended recipient|intended solely|privileged|please consider the environment"
        "|before printing|virus free|virus-free|unsubscribe|is not read|not monitored|check the sender"
        "|verify the sender"
    ),
    assents=words(
        "ok okay okey oki kk yes yep yeah done great cool super perfect fine lovely wonderful got received"
        " noted sure haha hahaha lol wow welcome worries problem brilliant amazing fantastic awesome"
        " excellent excited sounds yay hurray ta cheers understood nice beautiful"
    ),
    sorry=words("sorry apologies"),
    conditions=words("if unless except than rather instead wait oops actually torn anything"),
    please=words("please pls plz yes"),
    introduces=words("propose suggest mine instead correcting"),
    later=words("tonight later tomorrow"),
    comments=words("made makes is was looks seems reminds would could can will has had for also too"),
    speaks=words("thinking"),
)
