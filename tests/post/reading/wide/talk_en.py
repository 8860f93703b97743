"""What players say in English beside their answers."""

TALK = {
    "name": "Ana|Bob|Cyd|Dee|Mia|Tom|Nicolas|Ellen|Grandma|Peter|Rosa|Hugo",
    "who": "my sister|my brother|our neighbour|the dog|my boss|the baby|{name}|my grandmother|the cat|everyone here",
    "thing": "stairs|whale|lighthouse|sky|colours|moon|old door|little boat|forest|rain|mirror|clock tower|umbrella",
    "adj": "lovely|strange|beautiful|funny|sad|dreamy|clever|quiet|dark|wonderful|difficult|poetic",
    "past": "kept me awake|made me laugh|was ill all week|wanted to play too|ate my lunch|says hello|fell asleep",
    "place": "on the train|at work|in the garden|at the dentist|on the sofa|in hospital|by the sea|at school",
    "month": "December|January|March|June|August",
    "day": "Sunday|Monday|Friday|Saturday",
    "greeting": "Hi {name},|Hello everybody,|Dear all,|Hi all!|Hey {name}!|Good morning,|Good evening everyone,|Hello!",
    "courtesy": "Thanks!|Thank you!|Thanks a lot, {name}!|Have a nice weekend!|Enjoy your evening!"
    "|Good luck everybody!"
    "|Cheers!|Done.|Great, thanks.|Perfect, thank you.|See you soon!|Lovely, thanks!|Have fun!|Thank you for playing"
    "|Have a lovely {day}!|Got it, thanks|Hugs to {who}",
    "signoff": "Best,\n{name}|Love,\n{name}|Thanks, {name}|Cheers\n{name}|Kind regards,\n{name}"
    "|See you,\n{name}|{name}"
    "|Yours, {name}|All the best\n{name}|Greetings from {name}|Take care,\n{name}",
    "comment": "The {thing} is so {adj}|What a {adj} clue|I love the {thing}|Such {adj} pictures this time"
    "|We were {place} all day|I am {place} just now|{who} {past}|My phone died {place}|Sorry for the delay"
    "|Sorry, {who} {past}|It was {adj} and hard|The {thing} reminds me of {who}|What fun|This was hard"
    "|I am sitting {place} and thinking of you|{name} will like the {thing}",
    "reason": "because of the {thing}|the {thing} says it all|so {adj}|it has such {adj} light|the {thing} is {adj}"
    "|obviously|because it is {adj} like {who}|that {thing}|what a {adj} picture|easy|hard choice"
    "|with the {adj} {thing}",
    "number": "See you at {n}!|I am back at {n}|dinner is at {n}|it is {n} o'clock here|We have {n} kids"
    "|{who} is {n} today|{n} minutes late|I waited {n} days|only {n} to go|{n} more and we are through"
    "|I like all {n}|Round {n}|round {n} was {adj}|page {n}|chapter {n}|the score is {n} all|{name} has {n} points"
    "|we were {n} at the table|I paid {n} euros for it|call me on 555 {n}3 {n}|flat {n}, third floor"
    "|it took me {n} hours"
    "|{n} cheers for {name}|give me {n} minutes|the train leaves at {n}:{nn}|until {n} {month}|on {month} {n}"
    "|{n} people asked me|my {n} cats say hello|{n} degrees outside|I have read it {n} times|we lost {n}-{m}|{n} all"
    "|Back on the {n}th|I slept {w} hours|{w} of us are ill|see you at {w}|room {w}|{w} down, {w2} to go",
    "little": "have a nice weekend|I had a cold|what a day|a big hug|A big hug|a hug and a kiss"
    "|a friend of mine is here"
    "|I am a mess|as a child I had a {thing}|plan {l} it is|vitamin {l}|I got a {l} in maths|blood type {l}"
    "|my {l}-side is tired|E-mail is slow today|we live in block {l}|{l} is for banana|a is for apple|I need a coffee"
    "|the {l} train is late|A friend says hello|I {past}",
    "initial": "{name} {l}.|{l}. Rossi|{name} {l}. Brown|hello from {name} and {l}.|J. {l}. Bach is on"
    "|greet {l}. from me",
    "ordinal": "my {o} coffee today|the {o} time this week|on the {o} floor|{name}'s {o} birthday|in {o} place again"
    "|the {o} of {month}|I was {o} last year|our {o} child is here|the {o} round was {adj}|First of all, hello"
    "|just a second|at first I laughed",
    "table": "{x} was {adj} too|I nearly took {x}|{name}'s is surely {x}|{x} made me laugh|I do not like {x}"
    "|{name} will say {x}|everyone will go for {x}|between {x} and {y} it is hard|I was going to vote {x}"
    "|if only {x} had a {thing}|{x} is mine|could be {x}|card {x} is {adj} as well|no idea, {x} or {y}"
    "|anything but {x}"
    "|{x} has the {thing}|I thought of {x} first|last time it was {x}|{x} would have been too easy|who made {x}?",
    "question": "Who is next?|How are you all?|Is {name} back?|Are we waiting for {name}?|When do we meet?"
    "|Did you see the {thing}?|What are the scores?|How is {who}?",
    "doubt": "Can I change it?|Is that allowed?|Or not?|Is it too late?|Am I right?"
    "|May I still change my mind?|Should I?",
    "hedge": "maybe|perhaps|I guess|hmm,|not sure, but|probably|well,|no idea,",
    "retraction": "No, wait.|Actually, no.|Forget that.|I have changed my mind.|Scratch that."
    "|Hold on, let me think again"
    "|On second thought, no|Please ignore my vote|I take it back|Wait, not that one",
    "fix": "no wait,|no, sorry,|sorry, I mean|wait, no:|I meant",
    "automatic": "I am out of the office until {n} {month}.|Automatic reply: I am on leave."
    "|This mailbox is not monitored."
    "|Thank you for your message. I will answer within {n} days.|Your ticket {big} has been opened.|Out of office",
    "banner": "CAUTION: This email came from outside the company. Do not click links."
    "|[EXTERNAL] Think before you click.|This message is confidential and meant for the addressee alone."
    "|Scanned for viruses, level {n}|Please think of the trees before printing this mail.",
}
