"""The classes of answers that need the whole mail to be understood: what is conceded, changed, kept, or only chat."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_natural import asked_of, normal, told

SAID = """
# vote
I'm fairly certain it's number 3, it just has that feel => vote 3
Going to say 5. Could be wrong! => vote 5
Not easy at all. 2, I suppose => vote 2
The answer is clearly four, no? => ask
gonna go w 3 => vote 3
3 all the way baby => vote 3
I keep coming back to 4. => vote 4
It was between 2 and 5, I'm going with 5 => vote 5
1 or 3? I'll say 3 => vote 3
put me down as a 6 => vote 6
Vote: 2 (loved 4 too) => vote 2
number 3 has a dragon => ask
Number 3 looks great => ask
Is it 3? => ask
anyone else think 5 is Bob's? => ask
Scelgo il numero 4, mi ricorda l'infanzia => vote 4
Dopo lunga riflessione... 3 => vote 3
Tra la 2 e la 5 scelgo la 5 => vote 5
La 4 mi sembra la più adatta => vote 4
credo proprio sia la sei => vote 6
direi 2 ma sono poco convinto => vote 2
La mia è la 3, vero? => ask
la 5 è bellissima => ask
Vou votar na 3, tem tudo a ver => vote 3
Acho que a do contador é a 5 => vote 5
Fiquei na dúvida entre a 1 e a 4 mas vou na 4 => vote 4
Meu voto vai para a número 2 => vote 2
sei lá, 6? => ask
A 2 é minha => ask
Obstawiam piątkę, bo reszta nie pasuje => vote 5
Mój typ: 3 => vote 3
Wahałam się między 2 a 6, ale stawiam na 6 => vote 6
Wydaje mi się, że chodzi o czwórkę => vote 4
Trójka wygląda fajnie => ask
nie wiem, może 3 => ask
3 degrees, I say three, and no bus => ask
I'd say 2 but I'm not convinced => vote 2
La 4 però è un capolavoro => ask
Benfica 3, Porto 0. Voto na 5 => vote 5
3 riunioni e 1 dentista oggi. la quattro => vote 4
anything but 3 => ask
# vote 3
Changed my mind, it's 5 => vote 5
Can you make mine 5 instead? => vote 5
swap my 3 for a 5 please => vote 5
I'd like to change my vote to 6 if I may => vote 6
Whoever did number 5 is a genius => silence
hope I'm right! => silence
what's the score? => command status
Did my vote count? => ask
I will be away next week => silence
# vote 2
ho cambiato idea, voto 6 => vote 6
Mi sono sbagliata, intendevo la 4 => vote 4
la 4 è un capolavoro, chi l'ha fatta? => silence
Posso ancora cambiare? => ask
speriamo bene => silence
incrocio le dita => silence
# vote 1
Troquem o meu voto para a 3 => vote 3
tomara que eu acerte => silence
A carta 4 é linda demais => silence
# vote 4
jednak piątka => vote 5
Proszę zmienić mój głos na 2 => vote 2
Ciekawe kto dał tę z wielorybem => silence
trzymam kciuki => silence
Ta szóstka jest obłędna! => silence
5 instead of 4 => vote 5
Zmieniam głos z 4 na 5 => vote 5
forget 4, put me down for 1 => vote 1
keep my 4 => vote 4
put 5 down => ask
take 5 off the wall => ask
I have doubts about 4 => ask
please strike my vote => ask
Dinner on Friday at 5? => silence
6 of the 12 eggs were broken => silence
number 5 looks like Mr Harris => silence
# card
I'm playing E this round => card E
B seems right => card B
C it is => card C
Nothing great in my hand, so D it is => card D
Let's try F => card F
sending in A => card A
A, I think. => card A
my pick's c => card C
B or D, can't choose => ask
Gioco la E, sperando bene => card E
Vi do la F => card F
La D, senza pensarci due volte => card D
Penso che la B ci stia bene => card B
questa volta C! => card C
ci provo con la A => card A
Jogo a C, que é a única que serve => card C
Para mim a B => card B
Fico pela E desta vez => card E
lá vai a D => card D
Vai a F então => card F
Rzucam E => card E
U mnie D, bo reszta beznadziejna => card D
niech będzie F => card F
Dorzucam C do puli => card C
A co powiecie na B => ask
# card B
Wait, D not B => card D
Could I swap B for E? => ask
please use E instead of B => card E
nie B tylko D => card D
that last mail was my toddler => ask
# card C
scusate, volevo dire la D => card D
# card A
quero trocar a A pela C => card C
# card D
zamiast D dajcie B => card B
# card-two
La A e anche la D => card A,D
Uma é a C, a outra é a F => card C,F
Jedna to B, a druga to G => card B,G
# vote-two
3 and also 7 => vote 3,7
First vote 2, second vote 6 => vote 2,6
primo voto 3, secondo voto 8 => vote 3,8
Um voto na 2 e outro na 7 => vote 2,7
Jeden głos na 4, drugi na 8 => vote 4,8
1 e 5, mas a 7 também era boa => vote 1,5
# clue
Clue: promise of the world/nCard: B/nNo, wait. => ask
My clue for card D is "the last goodbye" => clue D|the last goodbye
D - half past never/n/nCheers/nTom => clue D|half past never
I'd like to play B with the clue "homesick" => clue B|homesick
Playing E. "A stranger's smile" => clue E|A stranger's smile
"A stranger's smile" for E please => clue E|A stranger's smile
E = freedom => clue E|freedom
Gioco la C e il mio indizio è "a piedi nudi" => clue C|a piedi nudi
Allora... B: il gatto sul tetto => clue B|il gatto sul tetto
La mia frase: domani è un altro giorno. Carta D => clue D|domani è un altro giorno
Carta B, dica "fim do mundo" => clue B|fim do mundo
A pista é: noite de verão. A carta é a E. => clue E|noite de verão
Minha carta: F/nMinha pista: sol e sal => clue F|sol e sal
Karta C, skojarzenie "cisza" => clue C|cisza
Moje hasło to: księżyc w pełni, karta B => clue B|księżyc w pełni
Daję E z hasłem „droga donikąd” => clue E|droga donikąd
carta d indizio la porta sempre aperta => clue D|la porta sempre aperta
Para a F: «cinza» ou «fogo». Ainda não decidi. => ask
# clue-blind
My clue this time: under the stairs => clue |under the stairs
lost and found => clue |lost and found
Let me try "after the storm" => clue |after the storm
ok here goes... paper boats => ask
mi viene in mente "vento del nord" => clue |vento del nord
Que tal "café frio"? => clue |café frio
A może „stara szafa”? => clue |stara szafa
I have to drop out, sorry => command resign
# clue B
Please ignore my vote/n/nvitamin C => ask
Sorry, I meant card C. Same clue. => clue C|the moon
Karta ta sama, nowe hasło: „gwiazda” => clue B|gwiazda
"""
"""Under a line with the phase and what stands already: the words, and what a careful person makes of them."""


def rows() -> list[tuple[str, str, str, str]]:
    found, phase, state = list[tuple[str, str, str, str]](), "", ""
    for line in SAID.strip().splitlines():
        if line.startswith("# "):
            phase, _, state = line.removeprefix("# ").partition(" ")
            state = "B|the moon" if phase == "clue" and state else state
        else:
            words, _, expected = line.partition(" => ")
            found.append((phase, state, words.replace("/n", "\n"), expected))
    return found


@pytest.mark.parametrize(("phase", "state", "words", "expected"), rows())
def test_a_whole_mail_is_read_as_a_careful_person_reads_it(phase: str, state: str, words: str, expected: str) -> None:
    asked = asked_of({"phase": phase, "state": state, "name": "Ana"})
    assert told(read_answer(words, asked)) == normal(expected)
