"""On what an answer hangs, in all languages: conditions, and what sounds like one; who says it; hours; praise."""

from dixit_pbem.post.reading.languages.lexicon import IF, phrases, words

UNLESS = phrases(
    "tant que|finché|mientras no|dopóki|unless|provided|provided that|providing|as long as|so long as|on condition"
    "|in case|assuming|supposing|a meno che|purché|a patto|a condizione|nel caso|nel caso in cui|qualora|salvo che"
    "|salvo se|tranne se|solo se|caso a|caso o|caso as|caso os|a não ser|a menos que|contanto que|no caso de"
    "|exceto se|só se|chyba że|o ile|pod warunkiem|w razie gdyby|jeśliby|jeżeliby|tylko jeśli|tylko jak|sauf si"
    "|à moins que|à condition|pourvu que|au cas où|dans le cas où|si jamais|seulement si|a no ser|salvo que"
    "|excepto si|siempre y cuando|con tal de que|en caso de|en el caso de|sólo si|es sei denn|es sei|außer wenn|außer"
    "|vorausgesetzt|unter der bedingung|im falle|für den fall|solange|only if"
)
"""With these a condition begins that no `if` shows."""
JUST_SO = phrases("in case|provided|suppose")
"""Of these what may stand for nothing: `just in case`."""
SINCE = phrases("desde que|siempre que")
"""Behind an answer they make a condition, in front of it they say since when and how often."""
ANYWHERE = words("if unless jeśli jeżeli gdyby wenn falls sofern s'il s'ils au-cas-où") | {IF}
"""Words that make a condition wherever they stand; a `se`, a `jak` in the middle of words is much else."""
ONLY_IF = words(
    "only except just solo soltanto tranne salvo só apenas exceto excepto sólo tylko chyba nur außer seulement sauf"
    " uniquement"
)
"""Before an `if` they make it the one condition."""
STILL = words(
    "yet still already late ancora già tardi ainda já tarde jeszcze już późno encore déjà tard todavía aún ya noch"
    " schon spät"
)
"""Words of a condition that asks whether there is time."""
BEFORE_IF = words(
    "even as what sure know see wonder idea tell doubt check guess anche mesmo même auch selbst nawet incluso aun wie"
    " als jakby como come comme anzi"
)
"""Before an `if` they concede, compare or wonder."""
ONLY_SOUNDS = phrases(
    "if i had to guess|if i have to guess|if i were to guess|if i had to bet|unless i'm mistaken|unless i'm wrong"
    "|unless i misread|in case it matters|in case you wonder|in case you're wondering|a meno che non sbagli"
    "|a meno che non mi sbagli|chyba że się mylę|o ile się nie mylę|im falle eines falles|a no ser que me equivoque"
    "|a menos que me equivoque|a menos que esteja enganada|a menos que esteja enganado|à moins que je ne me trompe"
    "|à moins que je me trompe|assuming i'm in time"
    "|if in doubt|if anything|if at all|if ever|if only|if it were up to me|if it was up to me|if you ask me"
    "|in case of doubt|se calhar|se bem que|se fosse per me|se chiedi a me|se chiedete a me|se dipendesse da me"
    "|se mai|caso mai|se dependesse de mim|se me perguntas|se me perguntarem|jak dla mnie|jak dla|jak zwykle"
    "|jak zawsze|jak widać|jak na|jeśli o mnie chodzi|jeśli chodzi o|jeśli mnie pytasz|jeśli mnie pytacie|jeśli już"
    "|gdyby to ode mnie zależało|s'il ne tenait qu'à moi|si cela ne tenait qu'à moi|si por mí fuera|si fuera por mí"
    "|si me preguntas|si me preguntáis|wenn du mich fragst|wenn ihr mich fragt|wenn es nach mir geht"
    "|wenn es nach mir ginge|wenn überhaupt|falls überhaupt|wenn schon|im zweifel|im zweifelsfall"
)
"""Conditions of nothing: `if you ask me`, `se calhar`."""
IF_YOU_LIKE = phrases(
    "if you like|if you want|if you will|if you wish|se vuoi|se volete|se ti va|se vi va|se quiseres|se quiserem"
    "|se quiser|jeśli chcesz|jeśli chcecie|jak chcesz|jak chcecie|si tu veux|si vous voulez|si quieres|si queréis"
    "|wenn du willst|wenn du magst|wenn ihr wollt|wenn ihr mögt"
    "|if that's ok|if that's okay|if that works|if that's alright|if that's all right|if that's fine"
    "|se va bene|se ti va bene|se vi va bene|se per te va bene|se per voi va bene|se está bem|se estiver bem"
    "|se der|se puder ser|se não se importam|jeśli może być|jeśli to w porządku|jeśli pasuje|jeśli to pasuje"
    "|jeśli można|si ça te va|si ça vous va|si ça va|si ça te convient|si ça vous convient|si te va bien|si os va bien"
    "|si te parece|si te parece bien|si os parece|si os parece bien|si les parece|si está bien|si te viene bien"
    "|wenn das passt|wenn es passt|wenn's passt|wenn das okay ist|wenn das ok ist|wenn's recht ist"
    "|wenn es recht ist|wenn das geht|wenn das für euch passt|wenn das für dich passt"
)
"""Conditions of mere courtesy."""
WHO = words(
    "tout tous toutes on il elle ils elles quelqu'un personne chacun aucun l'un l'une j'ai j'étais c'était ton mon ma"
    " nadie alguien él ella ellos ellas mi tu ty wy ktoś nikt oni one"
)
"""Of whom a French or Spanish condition speaks: behind them a `si` says no yes."""
NEEDS_SOMEBODY = words("jak gdy si")
"""With these a condition begins only where somebody is named right behind."""
VERB_FIRST = words("nimmt wählt spielt legt stimmt setzt gibt tippt hat ist war gewinnt bekommt sagt meint had were")
SHOULD = words("should sollte würde hätte käme")
"""The same, even where it names no card."""
VOICES = words(
    "gut guts heart head brain instinct instincts intuition nose something feeling soul"
    " istinto cuore testa pancia naso intuito qualcosa cervello sensazione"
    " instinto coração cabeça intuição algo cérebro nariz"
    " serce głowa intuicja instynkt nos coś przeczucie rozum"
    " cœur coeur tête instinct intuition nez quelque cerveau"
    " corazón cabeza instinto intuición cerebro"
    " bauch bauchgefühl gefühl herz kopf instinkt intuition verstand etwas"
    " coin moneta moeda kostka dado dé pièce würfel münze moneda"
)
"""What speaks in oneself: `my gut says, 3`."""
THOUGHTS = phrases("second thought|first thought|my thought|last thought|final thought|best thought")
"""No verbs of others: `on second thought, 5`."""
TO_ME = words("me us mi ci nos mnie nam mir uns to")
"""Behind a verb of saying: to whom it was said."""
NO_MATTER = words("you whatever matter cokolwiek qualunque qualsiasi qualquer egal importe diga")
"""Of whom it is told that it is no matter what they say, and `you asked`."""
IS = words("es est n'est sont son no ne fue era était gana gagne")
"""Behind a card in a French or Spanish condition."""
CANNOT = words(
    "can can't cannot could couldn't posso potrei potrò riesco puedo podré podría peux pourrai pourrais mogę dam"
    " zdążę consigo poderei podia kann könnte schaffe"
)
"""Verbs of who cannot come at an hour."""
HOURS = words("o à às a las at alle le um gegen około")
"""Right before an hour; a few are small words elsewhere."""
PRAISES = words(
    "beautiful lovely gorgeous stunning wonderful marvellous marvelous amazing pretty adorable wow cute exquisite"
    " bella bello bellissima bellissimo stupenda stupendo meravigliosa meraviglioso splendida splendido incantevole"
    " carina fantastica magnifica"
    " linda lindo lindíssima bonita bonito bela belo maravilhosa maravilhoso deslumbrante fofa"
    " piękna piękne piękny przepiękna śliczna śliczne ładna ładne cudowna cudna wspaniała urocza"
    " belle beau jolie magnifique superbe sublime splendide merveilleuse ravissante"
    " preciosa precioso hermosa hermoso maravillosa maravilloso espectacular"
    " schön schöne wunderschön hübsch traumhaft zauberhaft herrlich"
)
"""What is said of a picture that one likes, whoever gave it."""
