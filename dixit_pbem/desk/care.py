"""Care of a game: what is wrong and how it is mended, the fair-shuffle check, the rules, settings, packing, doctor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.datastructures import UploadFile
from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, Limits, does, does_once, shows
from dixit_pbem.desk.sign_in import signs_in, way_back
from dixit_pbem.desk.works import Outcome, Work
from dixit_pbem.doctor import examine
from dixit_pbem.doctor.findings import Verdict
from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import DixitError, Mistake, NotFound
from dixit_pbem.progress import OnProgress
from dixit_pbem.storage.allowed import Matter, not_allowed
from dixit_pbem.storage.ground import doubts
from dixit_pbem.storage.new_file import path_for
from dixit_pbem.storage.reach import reached
from dixit_pbem.table import check as checks
from dixit_pbem.table import packing, unpacking
from dixit_pbem.table.password import accounts_of, keep_password
from dixit_pbem.words.rounds import grouped

PACKED = Limits(bytes=200_000_000, files=1)
SECONDS_FOR_MAIL = 60.0


def _care(ask: Ask) -> Response:
    """Everything that keeps a game well."""
    store, asked = ask.table.store, _asked(ask)
    found = _without_the_asked(checks.check(store, ask.table.known), asked)
    mail = False
    if not found.problems:
        mail = bool(accounts_of(ask.table.opened.settings.mail))
    game = None if found.problems else ask.table.opened.game
    goes_on = game is not None and game.phase is not Phase.FINISHED
    title = ask.table.opened.settings.title if not found.problems else store.path.name
    return ask.show(
        "care.html.j2",
        key=ask.table.key,
        title=title,
        found=found,
        damaged=bool(_damage(ask)),
        players=() if found.problems else [player.name for player in ask.table.opened.settings.players],
        logs_in=mail,
        signs_in="" if found.problems else signs_in(ask.table.opened.settings.mail),
        asked=asked,
        asked_mark=_mark_of(asked),
        goes_on=goes_on,
    )


def _without_the_asked(found: checks.Findings, asked: Sequence[Matter]) -> checks.Findings:
    """The findings without the list of what the game reaches for, which stands with its button below."""
    told = tuple(f"  - {matter.text}" for matter in asked)
    problems = tuple(each for each in found.problems if not any(line in str(each) for line in told))
    return replace(found, problems=problems)


def _damage(ask: Ask) -> bool:
    """Whether the journal is not as the program wrote it."""
    return bool(ask.table.store.examine()[1])


def _mend(ask: Ask) -> Response:
    """Put the recorded lines back, or keep the edit."""
    how = ask.field("how")
    if how not in ("restore", "accept"):
        raise Mistake("Choose whether the recorded lines come back, or the edit stays.")
    lines = checks.mend(ask.table.store, keep_edit=how == "accept")
    return _told(ask, ask.words.say("The journal"), lines)


def _allow(ask: Ask) -> Response:
    """Allow on this computer what the game reaches for beyond its folder: exactly what its page listed."""
    if ask.field("asked") != _mark_of(_asked(ask)):
        raise DixitError("What the game asks for has changed meanwhile, so nothing was allowed. Look at it again.")
    return _told(ask, ask.words.say("Allowed"), checks.allow(ask.table.store))


def _asked(ask: Ask) -> tuple[Matter, ...]:
    """What nobody has allowed yet."""
    store = ask.table.store
    if ask.desk.of_club:
        return ()
    try:
        found = ask.table.opened
    except DixitError:
        return ()
    return (*not_allowed(doubts(store.path.parent)), *not_allowed(reached(found.settings, found.home)))


def _mark_of(asked: Sequence[Matter]) -> str:
    """What is another as soon as the game asks for anything else."""
    return sha256("".join(matter.key for matter in asked).encode()).hexdigest()[:16]


def _verify(ask: Ask) -> Response:
    """Whether every shuffle was fair; no seed before the end."""
    proof, words = checks.verify(ask.table.store), ask.words
    if proof.misfits:
        lines = (words.say("It does not fit:"), *proof.misfits)
    elif proof.seed is None:
        lines = (words.say("It fits so far. The seed is shown when the game is over."),)
    else:
        lines = (words.say("It fits. The seed was: {seed}", seed=proof.seed),)
    commitment = words.say("Commitment: {commitment}", commitment=grouped(proof.commitment))
    return _told(ask, words.say("The fair-shuffle check"), (commitment, *lines))


def _rules(ask: Ask) -> Response:
    """The rules of exactly this game, in the language of the page."""
    from dixit_pbem.layout.paper import paper_size
    from dixit_pbem.paper import box
    from dixit_pbem.words.rules_page import rules_page
    from dixit_pbem.words.rules_table import Customs

    found = ask.table.opened
    chosen = box.box_of_game(found, paper_size("a4"))
    if chosen.choice is None or chosen.rules is None:
        raise NotFound("This game has no rules yet.")
    customs = chosen.customs or Customs(found.settings.first, found.settings.missing, found.settings.stands_in)
    page = rules_page(chosen.choice, chosen.rules, chosen.players, title=chosen.title, words=ask.words, customs=customs)
    return ask.show("rules.html.j2", key=ask.table.key, title=chosen.title, page=page)


def _password(ask: Ask) -> Response:
    """Keep the mail password; it is never shown again, nor in an error."""
    value = ask.form.get("password", "")
    lines = keep_password(ask.table.store, value if isinstance(value, str) else "")
    return ask.show("told.html.j2", head=ask.words.say("The mail account"), lines=lines, back=way_back(ask))


def _doctor(ask: Ask) -> Response:
    """Try the mail and everything else; a mail to oneself may take a minute."""
    path, words = ask.table.store.path, ask.words
    verdicts = {Verdict.WELL: words.say("well"), Verdict.NOTE: words.say("note"), Verdict.MEND: words.say("to mend")}

    def talk(work: Work) -> Outcome:
        for chapter in examine(path, patience=SECONDS_FOR_MAIL):
            work.tell(f"— {ask.heard(chapter.title)} —")
            for finding in chapter.findings:
                work.progress(0, 0)
                work.tell(f"{verdicts[finding.verdict]}: {ask.heard(finding.text)}")
        return Outcome(tuple(work.told))

    work = ask.desk.works.talk(words.say("Doctor"), way_back(ask), talk)
    return ask.go(f"/work/{work.key}")


def _pack(ask: Ask) -> Response:
    store, words, whole = ask.table.store, ask.words, bool(ask.field("whole"))
    target = store.home.output / f"{store.path.stem}.dixit"

    def worker(on_progress: OnProgress) -> Outcome:
        packed = packing.pack(store, target, whole=whole, move=False, on_progress=on_progress)
        told = words.say("Whoever has this file knows every secret of the game. No password is in it.")
        return Outcome((told, *packed.notes), (packed.path,))

    work = ask.desk.works.begin(words.say("Pack the game"), f"/game/{ask.table.key}/care", worker)
    return ask.go(f"/work/{work.key}")


def _unpack_page(ask: Ask) -> Response:
    return ask.show("unpack.html.j2", most=PACKED.bytes // 1_000_000)


def _unpack(ask: Ask) -> Response:
    """A packed game goes into a folder of its own beside the others."""
    sent = ask.form.get("file")
    if not isinstance(sent, UploadFile) or not sent.size:
        raise Mistake("No file came. Choose the one that `pack` made.")
    stem = path_for(Path(sent.filename or "game").stem, ask.desk.shelf.folder).stem
    folder = ask.desk.shelf.folder / stem
    number = 1
    while folder.exists():
        number += 1
        folder = ask.desk.shelf.folder / f"{stem}-{number}"
    with TemporaryDirectory() as handed_over:
        packed = Path(handed_over) / "game.dixit"
        with packed.open("wb") as file:
            while piece := sent.file.read(1 << 20):
                file.write(piece)
        made = unpacking.unpack(packed, folder)
    words = ask.words
    ask.desk.shelf.places = (*ask.desk.shelf.places, folder)
    told = words.say("{file} is whole, and lies in {folder}.", file=made.game.path.name, folder=str(folder))
    lines = (told, *made.to_do, words.say("It goes on in one place only: two that send would mail everybody twice."))
    return ask.show("told.html.j2", head=words.say("Unpacked"), lines=lines, back="/")


def _told(ask: Ask, head: str, lines: tuple[str, ...]) -> Response:
    return ask.show("told.html.j2", head=head, lines=lines, back=f"/game/{ask.table.key}/care")


ROUTES = (
    shows("/game/{game}/care", _care),
    does_once("/game/{game}/mend", _mend),
    does("/game/{game}/verify", _verify),
    shows("/game/{game}/rules", _rules),
    does_once("/game/{game}/allow", _allow),
    does_once("/game/{game}/password", _password),
    does_once("/game/{game}/doctor", _doctor),
    does_once("/game/{game}/pack", _pack),
    shows("/unpack", _unpack_page),
    does_once("/unpack", _unpack, PACKED),
)
