"""The tables of a club's database, version by version.

`game` holds what a file says above the first event, when the game is due, and what troubles it; `event` its lines;
`aside` what a side folder holds. `mail_in` are mails on their way to games, `mark` is by what they are known, `letter`
are letters on their way out, `account` the mailboxes, `look` what was seen of the clock last.
"""

from __future__ import annotations

MIGRATIONS = (
    """
    create table game (
        id text primary key,
        settings text not null,
        head int not null,
        changed bigint not null default 1
    );
    create table event (
        game text not null references game (id) on delete cascade,
        seq int not null,
        at timestamptz not null,
        line text not null,
        primary key (game, seq)
    );
    create table aside (
        game text not null references game (id) on delete cascade,
        name text not null,
        content bytea not null,
        primary key (game, name)
    );
    """,
    # What stands there tells one state of a table from the next, and all that changed since in one question.
    """
    alter table game drop column changed, add column changed xid8 not null default pg_current_xact_id();
    create index game_changed on game (changed);
    """,
    # A game that is due is a row, and so is a mail that waits for it, and a letter that waits to leave.
    """
    drop index game_changed;
    alter table game
        add column next_due timestamptz default '2000-01-01 00:00+00',
        add column not_before timestamptz,
        add column tries int not null default 0,
        add column trouble text not null default '',
        add column account text,
        add column known boolean not null default false;
    create index game_due on game (next_due) where next_due is not null;
    create index game_account on game (account);
    create index game_unknown on game (id) where not known;
    create table account (
        name text primary key,
        read_at timestamptz,
        trouble text not null default '',
        locked_out text not null default ''
    );
    create table mail_in (
        account text not null,
        key text not null,
        number bigint generated always as identity,
        games text[] not null,
        raw bytea,
        arrived timestamptz not null,
        came timestamptz not null default now(),
        dealt timestamptz,
        primary key (account, key)
    );
    create index mail_waiting on mail_in using gin (games) where dealt is null;
    create table mark (
        kind text not null,
        mark text not null,
        game text not null references game (id) on delete cascade,
        primary key (kind, mark, game)
    );
    create index mark_of_game on mark (game);
    create index mark_begin on mark (substr(mark, 1, 3)) where kind = 'token';
    create index mark_middle on mark (substr(mark, 4, 3)) where kind = 'token';
    create index mark_end on mark (substr(mark, 7, 2)) where kind = 'token';
    create table letter (
        game text not null references game (id) on delete cascade,
        message_id text not null,
        number bigint generated always as identity,
        kind text not null,
        cause int not null,
        reader text,
        account text not null,
        per_minute int,
        sender text not null,
        recipient text not null,
        name text not null,
        step text not null,
        raw bytea,
        said text not null,
        written_after int not null,
        state text not null default 'waiting',
        reason text not null default '',
        handed timestamptz,
        primary key (game, message_id)
    );
    create index letter_waiting on letter (account, number) where state in ('waiting', 'leaving');
    create table look (one boolean primary key default true check (one), kept bytea not null);
    """,
    # By which accounts tables were answered last: where club.yaml says otherwise, each is looked at anew.
    """
    create table given (one boolean primary key default true check (one), accounts text not null);
    """,
    # How a table stood after its last step; the tables that were begun by mail; mails of the club itself.
    """
    alter table game
        add column title text not null default '',
        add column phase text not null default 'new',
        add column moderator text not null default '',
        add column moderator_name text not null default '',
        add column held int not null default 0,
        add column late_at timestamptz;
    create index game_moderator on game (moderator);
    create index mail_of_nobody on mail_in (number) where games = '{}' and raw is not null;
    create view of_nobody as
        select number, games, raw, arrived, came, dealt from mail_in where games = '{}' and raw is not null;
    create table begun (game text not null, sender text not null, at timestamptz not null default now());
    create index begun_at on begun (at);
    create table note (
        number bigint generated always as identity primary key,
        account text not null,
        sender text not null,
        recipient text not null,
        name text not null,
        raw bytea not null
    );
    update game set known = false, next_due = '2000-01-01 00:00+00';
    """,
    # The links by which moderators come in to the desk; what stands here opens nothing.
    """
    create table log_in (
        hash bytea primary key,
        address text not null,
        asked timestamptz not null default now(),
        used boolean not null default false
    );
    create index log_in_address on log_in (address);
    """,
)
"""How the tables became what they are, a step each; a step that was taken once is never changed."""
