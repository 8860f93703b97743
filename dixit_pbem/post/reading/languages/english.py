"""English round an answer."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

ENGLISH = Lexicon(
    nouns=words(
        "pick's vote's choice's answer's guess's card's favourite favorite selection card cards number numbers nr num"
        " picture pic image letter vote votes choice choices answer guess bet pick token mark option"
    ),
    votes=words("vote votes voting choice choices answer guess bet pick real final"),
    points=phrases(
        "sending|def|votes|plays|is voting|picks|both|definitely|final answer|must be|has to be|make it|make that"
        "|go for|go with|going for|going with|play|choose|pick|vote for|voting|picking|choosing|playing|giving|taking"
    ),
    decides=deciding.ENGLISH
    | phrases(
        "write down|note down|by elimination|process of elimination|by process of elimination|leaves|that leaves"
        "|which leaves|leaves me with|should be|ought to be|should have been|mine's|mine is|mine will be"
        "|number one pick is|i vote|i'm voting|im voting|i'll vote|ill vote|i'd vote|id vote|my vote goes to|i say"
        "|i'd say|id say|i'll say|let's say|lets say|i think|i believe|i reckon|i bet|i'd bet|my bet is on|i'd guess"
        "|i choose|i'll choose|i pick|i'll pick|i'd pick|i select|i go for|i go with|i'll go for|i'll go with"
        "|ill go with|ill go for|i'd go for|i'd go with|i'm going for|i'm going with|im going with|im going for"
        "|let's go with|lets go with|i'll take|ill take|i take|i'd take|i give|i'd give|i'll give|i play|i'll play"
        "|i'd play|i send|i'll send|i put|i'll put|i'd put|i'm giving|i'm sending|im sending|i'm playing|i settle on"
        "|i'm settling on|i opt for|i'd like to vote for|i would say|i would go for|i would go with|i would vote"
        "|i will vote|i will go with|i will go for|i will take|i will give|i will play|i will choose|i will pick"
        "|gotta be|got to be|i'd like to give|i'd like to play|i want to vote for|i want to play|please take"
        "|put me down for|i stick with|i'll stick with|sticking with|i'm sticking with|i change to|change it to"
        "|change to|i change my vote to|i change my card to|changing to|switch to|i switch to|change my vote to"
        "|change my card to|please change it to|please change my vote to|looks like|feels like|for me it's|for me it is"
        "|to me it's|in my opinion|imo|imho|it's gotta be|my money is on|my money's on|i'm thinking|im thinking|i'm for"
        "|im for|i'd choose|shall choose|shall vote|shall play|shall go with|am voting for|am going for|am going with"
        "|am choosing|am giving|would choose|would go for|would give|will go for|will vote for|will play|will give"
        "|will choose|will take|will pick|vote goes to|it has to be|i find|i've chosen|i have chosen|i've decided on"
        "|i have decided on|let it be|let me go with|switch me to|settles it|stick to|sticking to|put me on|deffo"
        "|for me the|best fit is|closest is|comes down to|i would like|i'd like"
    ),
    weak=phrases("it's|its|it is|it must be|the|this is|that's|that is|thats|i chose|i picked|i voted|i voted for|is"),
    glue=phrases(
        "only|so|therefore|thus|hence|my|the|a|an|i|ok|okay|well|hm|hmm|hmmm|mm|uh|um|er|ah|oh|yes|yeah|yep|surely|sure"
        "|for|on|is|are|it|it's|its|that|that's|this|one|to|of|and|then|now|just|with|me|will be|would be|goes to|both"
        "|please|pls|here|here's|here is|here are|as|today|this time|this round|again|round|storyteller's"
        "|the storyteller's|definitely|still|clearly|obviously|easy|it is|is on|goes|will|also|be|from me|better"
    ),
    spells=words("for as in like"),
    behind=phrases(
        "on my list|in my hand|in my list|on mine|gg|gl|glhf|gl all|ggs|no take backs|no takebacks|don't ask"
        "|don't ask me|don't ask why|don't ask me why|no ifs no buts|no ifs or buts|on my behalf|for us|one for us"
        "|hun|hon|luv|ez|ya|yo|fr|frfr|ngl tbh|it is for me|dont @ me|don't @ me|along for me|along for me ta|ta"
        "|ta very much|please mate|please hun|and that's that|that's that|end of|end of story|end of discussion"
        "|full stop|period|and that is that|no more no less|come what may|come what may be|off we go|there you go"
        "|there we go|here you go|and off to bed|and i'm done|i'm done|mark my words|bet|not changing"
        "|i'm not changing|i'm not changing anything|not changing anything|i won't change|no changes|staying put"
        "|i'm sticking with it|happy with it|as my second|as second|as a second|as my second one|for the second"
        "|as my first|as first|as well|all the way baby|baby|after all|for now|for sure though|no doubt about it"
        "|not 100 sure|could be wrong|i could be wrong|but i could be wrong|no regrets|no more changes"
        "|that's my final answer|locked in|lock it in|obvi|obvs|defo|deffo|tbh|ngl|mate|guys|folks|dear|dears|my dear"
        "|my dears|love|all day long|all day|every time|no question|no contest|easy|easily|hopefully|fingers crossed"
        "|from my side|as always|as usual|if you ask me|without hesitation|no hesitation|on a hunch|gut feeling"
        "|at random|just because|and done|done|sorted|everyone|everybody|it'll be|i hope|i'd guess|i'm sure"
        "|pretty sure|quite sure|fairly sure|i'm pretty sure|from my hand|for the table|to the table|on the table"
        "|to the pile|on my end|big time|no brainer|in my view|to me|this one|please|pls|plz|for me|from me"
        "|for this one|for this round|it is|it's|i think|i guess|i believe|i'd say|i say|i suppose|is my vote"
        "|is my choice|is my answer|is my guess|is my pick|is my bet|then|for sure|definitely|today|this time|again"
        "|is it|gets my vote|has my vote|probably|thanks|thank you|thx|ty|cheers|obviously|clearly|all the way"
        "|of course|card|is the one|and that's final|final answer|instead|is the storyteller's"
        "|is the storyteller's card|imo|imho|i reckon|pretty please|and good luck|bye|xx|xxx|x|is the answer"
        "|it must be|without a doubt|no doubt|is my final answer|lol|haha|goes to the table|it is then|hands down|100"
    ),
    particles=phrases(
        "therefore|for that reason|that's why|nah|naw|welp|in any case|anyway|either way|right|anyway|anyhow|alright"
        "|ugh|uff|pff|phew|gosh|oof|yikes|welp|aight|hiya|fine|only|just|ok|okay|yes|yeah|yep|well|so|hm|hmm|hmmm|mm"
        "|mmm|uh|um|er|ah|oh|eh|then|now|please|pls|this time|this round|for me|from me|today|for this round"
        "|for this one"
    ),
    hedges=phrases(
        "not sure|i'm not sure|im not sure|not sure but|i'm not sure but|im not sure but|idk|idk but|dunno|i dunno"
        "|no idea|no idea but|i have no idea|i have no idea but|no clue|hard to say|hard to say but|tough one|hard one"
        "|difficult|probably|i suppose|i don't know|i don't know but|i dont know|i dont know but|hmm|hm|well|let me see"
        "|let's see|lets see|i'd guess|my best guess|best guess|wild guess|just a guess|complete guess|a guess"
        "|not really sure|not totally sure|not 100 sure|most likely|likely|i can't decide but|hard choice but|eh|meh"
        "|not entirely sure|who knows|no idea really|really not sure|not certain|i have no clue|i'm guessing"
    ),
    courtesy=words(
        "sweet thanks thank thx ty tysm you so much very many cheers bye byebye love best regards kind good evening"
        " day night all everybody everyone friends cu xx xxx have fun luck nice weekend a the hi hello hey dear"
        " greetings morning afternoon ok okay okey kk yes yep yeah done great cool super perfect fine lovely"
        " wonderful got it received noted will do sure thing sorry apologies for delay late my answer reply to i'm im"
        " i am is and from of on this see soon later take care happy with hugs hug kisses kiss everything again your"
        " mail email message here glad no problem np worries awesome brilliant amazing fantastic sounds game enjoy"
        " ciao yours truly sincerely warm wishes tomorrow tonight folks guys team people ta wow haha hahaha lol yay"
        " hurray excellent sent that's thats it's its now just work what beautiful cards clue l8r you're welcome wait"
        " can't waiting excited looking forward brb"
    ),
    greets=words("hi hello hey dear greetings morning hiya howdy yo evening afternoon hallo"),
    closes=words(
        "thanks thank thx cheers bye love best regards kind good warm greetings hugs kisses xx xxx x see take yours"
        " ciao sincerely ta cu brgds rgds respectfully"
    ),
    joins=words("and plus also &"),
    either=words("or either versus vs between"),
    denies=words(
        "not no nor neither never none without wont won't don't dont doesn't isn't isnt wasn't aren't can't cant cannot"
        " couldn't wouldn't shouldn't didn't hasn't haven't nothing nobody but hate"
    ),
    against=words(
        "scrap discard pause transfer strike delete remove withdraw swap replace switch move update updating"
        " swapping switching if unless except instead rather change changed changing than wrong mistake undo cancel"
        " ignore anything wait actually oops unsure undecided torn disregard forget retract scratch void"
    ),
    doubts=words("doubts doubt maybe perhaps possibly might could potentially"),
    corrects=phrases(
        "no|no wait|wait|wait no|no sorry|sorry no|sorry|scratch that|correction|i mean|i meant|oops|actually"
        "|actually no|no actually|or rather|on second thought|on second thoughts|hang on|hold on|make that|make it"
        "|no no|ah no|oh no|oh wait|ah wait|sorry i mean|sorry i meant|strike that|wait wait|typo|no make that"
        "|no make it|i've changed my mind|changed my mind|i changed my mind|nope|i take it back|take it back"
        "|take that back|never mind|nevermind|forget it|ignore that|ignore my vote|ignore this|please ignore"
        "|please ignore my vote|cancel that|cancel my vote|not anymore|i meant to write|i meant to say|meant to write"
        "|i wanted to write|should have been"
    ),
    about=words(
        "card cards number vote votes voting choose choice pick answer that this one it mine picture image letter want"
        " take count valid instead change switch second thought other another first last left right"
    ),
    social=phrases(
        "over there|with you|on your side|remember|do you|whoever|anyone|did anyone|anybody|who made|who put"
        "|whose is|are we still|isn't it|guess who|remember when|what's up|is everyone|is everybody|how was|how did"
        "|has anyone|any plans|what a|shall we|would you like|do you want|do you remember|did you|how are you|how's"
        "|hows|how is|how are|when|who won|have you|are you|do we|where are"
    ),
    numbers=counted("one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve"),
    ordinals=counted(
        "first frist,second secnd,third thrid,fourth forth foruth,fifth fith fifht,sixth"
        " sixt,seventh,eighth,ninth,tenth,eleventh,twelfth"
    ),
    shy=words("one first second ten"),
    counts=words(
        "vez vezes volta volte raz razy minute minutes min mins hour hours day days week weeks month months year"
        " years am pm o'clock oclock euro euros dollars pounds percent times points point people players rounds kids"
        " cats dogs friends km miles degrees more things beers coffees seconds meetings mails emails messages kilos"
        " january february march april may june july august september october november december jan feb mar apr jun"
        " jul aug sep sept oct nov dec time glance nil thousand hundred million"
    ),
    times=phrases("day|at|around|until|till|by|round|after|before|since|chapter|page|gate|platform|room|bus|aged|age"),
    because=words("because cause cos coz cuz bc since"),
    red=words("red"),
    green=words("green"),
    none=words("none nothing"),
    clue=words("clue clues word words phrase hint title sentence"),
    robots=phrases(
        "you are subscribed to|unsubscribe|you are receiving this|mailbox is almost full|mailbox is full"
        "|has been registered|has been read|was read on|message is automatic|automatic message|was displayed on"
        "|reacted to your message|could not be delivered|mailbox is full|for urgent matters|in urgent cases"
        "|no access to my mail|no access to my email|out of office|out of the office|automatic reply|auto reply"
        "|autoreply|auto response|automated response|on annual leave|on leave|currently away"
        "|limited access to my email|limited access to email|limited access to emails|will reply when i return"
        "|upon my return|do not reply to this|this mailbox is not monitored|your ticket"
        "|your request has been received|we have received your|has been received|this is an automated"
        "|thank you for contacting|thank you for your message|thank you for your email|thank you for your mail"
        "|we will get back to you|ticket number|case number|external email|external sender|originated from outside"
        "|sent from outside|from outside the organization|from outside of the organization|exercise caution"
        "|do not click|don't click|confidential|addressee|if you are not the|intended recipient|intended solely"
        "|privileged|please consider the environment|before printing|virus free|virus-free|unsubscribe|is not read"
        "|not monitored|check the sender|verify the sender"
    ),
    assents=words(
        "sweet ok okay okey oki kk yes yep yeah done great cool super perfect fine lovely wonderful got received"
        " noted sure haha hahaha lol wow welcome worries problem brilliant amazing fantastic awesome excellent"
        " excited sounds yay hurray ta cheers understood nice beautiful"
    ),
    sorry=words("sorry apologies"),
    conditions=words("undecided unsure if unless except than rather instead wait oops actually torn anything"),
    please=words("please pls plz plis pliz pliss yes"),
    introduces=words("here goes offer prefer propose suggest mine instead correcting"),
    later=phrases("tonight|later|tomorrow|this evening|in the evening|after work|soon"),
    comments=words("made makes is was looks seems reminds would could can will has had for also too"),
    speaks=words("thinking"),
    best=phrases(
        "seems right|looks right|feels right|seems best|seems closest|seems to fit|seems to fit best|looks closest"
        "|seems like the one|sounds right|is right|is the best i can offer|calls to me|speaks to me|it is"
        "|it'll have to be|it has to be|it will have to be|fits|fits nicely|matches|matches best|is it|fits best"
        "|fits the best|fits it best|fit best|fits perfectly|fits well|fits the clue|fits the bill|comes closest"
        "|is closest|is the closest|is nearest|is the nearest|comes nearest|is the best fit|is the best match"
        "|is the best i have|is the best i've got|is the best i can do|is my best|is my favourite|is my favorite"
        "|works best|suits best|suits it best|matches the clue|is the least bad|is least bad|will do|will have to do"
        "|has to be it|has to be the one|must be the one|must be it|is the one for me|is the obvious one"
        "|is the obvious choice|wins|wins it|wins for me|takes it|it shall be|it will be|it'll be|is the way to go"
        "|is where i'm going|is what i'm going with|is what i'm going for|feels closest|says it best|says it all"
        "|is closest to"
    ),
    instead=phrases("instead of|rather than|in place of|and not|not|over"),
    moved_from=words("from"),
    moved_to=words("to for with into"),
    concedes=phrases(
        "kudos to|props to|well done whoever|congrats to|congratulations to|hats off to|nice one whoever|compliments to"
        "|respect to|although|though|tho|even though|even if|albeit|despite|while|whereas|but i also liked"
        "|but i also like|but i did like|but i do like|but i really liked|honourable mention|honorable mention"
        "|shame about|pity about"
    ),
    hesitated=phrases(
        "was going to|was gonna|were going to|i wanted to use|i wanted to play|i wanted to go|i fell for"
        "|nearly fell for|i nearly fell for"
        "|almost fell for|it's a toss up|its a toss up|it's a toss-up"
        "|it was a toss up|a toss up between|toss up between|tossed a coin|flipped a coin|i wanted to say"
        "|i was going to say|i was about to|was gonna say|i was going to go|i first went|initially|originally"
        "|torn between|i was torn|i hesitated|i wavered|wavering between|i considered|i nearly|i almost|nearly went"
        "|almost went|i was tempted|tempted by|at first|first i thought|my first thought|my first instinct|i thought of"
        "|i thought about|was thinking of|i wondered about|i was between|it was between|was between|between|toss up"
        "|couldn't decide between|could not decide between|i was going to"
    ),
    courteous=phrases(
        "if yes|if so|if it's not too late|if it isn't too late|if it is not too late|if not too late"
        "|if i'm not too late|if i am not too late|if that's ok|if that's okay|if that's alright|if that's all right"
        "|if that's fine|if that is ok|if that's possible|if that's still possible|if that's allowed|if it's ok"
        "|if it's okay|if it's still possible|if it's possible|if possible|if still possible|if i may|if i can"
        "|if i still can|if i still may|if you don't mind|if no one minds|if nobody minds|if there's still time"
        "|if there is still time|if you please|if i'm still in time|if i'm allowed|if allowed|if i have to choose"
        "|if i have to|if i must|if i had to choose|if i had to pick|if you ask me|if memory serves|if i'm honest"
        "|if i understood right|if i understood correctly|if i got it right|if i get this right|if i'm not mistaken"
    ),
    checks=phrases(
        "is good|is it good|is this good|is it ok|is this ok|did i spell|good enough|is it allowed|is that how"
        "|is this how|am i doing|did i do|have i done|did it|did that|did you get|did this|was that|hope that"
        "|do you get|do you have|can you see|can you confirm|have you got|am i the last|am i last|am i late|too late"
        "|right way|how do i|how does|what do you think|what's everyone|who made|who did|whose|what happens|what's next"
        "|what next|where is|does this|does that|is everyone|anyone else|anybody else|are we|how come|any news"
    ),
    hence=words("so but hence therefore thus accordingly"),
    now=words("now rather instead"),
    same=words("same unchanged stays stay remains remain keep keeps keeping still"),
    life=words(
        "dinner lunch breakfast brunch friday saturday sunday monday tuesday wednesday thursday weekend tonight"
        " tomorrow birthday party beer beers wine pub film movie match football weather rain snow holiday holidays"
        " christmas easter kids kid baby dog cat mum mom dad sister brother train bus office school work doctor"
        " coffee tea cake pizza barbecue garden hospital trip yesterday bring meet dentist"
    ),
    game=words(
        "typo typos card cards vote votes voting clue clues answer round rounds game turn move deadline score scores"
        " points rules picture pictures image images hand mail mails email link change count counts wrong mistake"
        " arrive arrived register registered next"
    ),
    laughs=words("lol lmao rofl haha hahaha hehe heh hihi omg wow ha ahah xd gosh ooh aww aw"),
    even=words("even as"),
    ifs=words("if"),
    buts=words("but"),
    may_i=phrases("can i|could i|may i|is it|do i|can you"),
    small=words("a do x cu"),
    mine=words("me"),
    labels=words("and with my the as new is"),
    before_cards=words("in the my for to on it's is with from"),
    cards=words("card letter nr"),
    leads=words("this one following say"),
    proposes=phrases(
        "how about|what about|can it be|could it be|may it be|would it be|i could say|perhaps|maybe|would this do"
    ),
    more=words("better best more most rather prefer nicer stronger closer"),
    welcomes=phrases(
        "no rush|no hurry|you're welcome|youre welcome|you are welcome|no worries|no problem|np|my pleasure"
        "|any time|anytime|don't mention it|not at all|k|kk"
    ),
    wishes=phrases(
        "allow me to|i hereby|i wish to|i shall|i|i'm|im|i am|i'll|ill|i will|i'd|i would|i've|i have|i must|i have to"
        "|i'll have to|i've got to|i'm gonna|im gonna|gonna|i'm going to|i am going to|going to|let me|let's|lets"
        "|let us|i want to|i wanna|i'd like to|i would like to|i think i'll|i think i'd|i think i'm|i think i"
        "|i guess i'll|i suppose i'll|i guess|i suppose|i'm inclined to|i decided to|i've decided to|i have decided to"
        "|time to|happy to|i'm happy to|we'll|i can|can only|i can only|might as well|i might as well|may as well"
        "|i may as well|please|just|then|i do|i still|still|i just|i really|really|i'm still|i keep|my heart says"
        "|my gut says|gut says|my instinct says|my brain says"
    ),
    acts=deciding.ENGLISH_ACTS,
    needy=phrases(
        "go|say|give|give you|take|put|bet|try|use|offer|throw|table|guess|reckon|think|believe|suspect|back|add|submit"
        "|chosen|picked|voted|w|thinking|saying|using|adding|trying|chose"
    ),
    firsts=words("first one 1st"),
    seconds=words("second other another 2nd"),
    also=words("also too"),
    tags=phrases("right|no|yes|isn't it|correct|or|ok|okay|huh|eh|innit|yeah"),
    hopes=phrases(
        "hope|i hope|i do hope|hoping|hopefully|enjoy|good luck|have fun|happy guessing|let me know|over to you"
        "|can't wait|looking forward|guess away|let's see who"
    ),
    quits=phrases(
        "resigning|i am resigning|i'm resigning|i have to resign|have to drop out|need to drop out"
        "|must drop out|i quit|i'm quitting|i am quitting|i resign"
        "|i'm dropping out|i have to drop out|i want to drop out"
        "|drop out of the game|leave the game|leaving the game|take me out of the game|take me off the list"
        "|remove me from the game|i withdraw from the game|count me out|stop playing"
    ),
    undecided=phrases(
        "i'll add it later|i'll add it then|will follow later|to follow later|will come up with|will think of one"
        "|let you know|i'll tell you|i'll confirm|confirm later|will confirm|i'll think|think about it|think it over"
        "|let me think|think again|let me think again|not decided|haven't decided|have not decided|can't decide"
        "|cannot decide|still thinking|still deciding|not sure yet|yet to decide|will decide|i'll decide|need to think"
        "|need more time|sleep on it"
    ),
    keeps=words("keep keeping stick sticking stay staying stays leave same stands"),
    drops=words("not forget scrap drop delete remove ignore cancel no never instead"),
)
