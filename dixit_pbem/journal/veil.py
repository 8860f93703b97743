"""Veiled values: nobody who opens the file reads a secret by accident, and no key can be lost.

`veil:` and base64 of blocks of 64 bytes: first 16 bytes of SHA-256 over place and value (the seal), then the value as
JSON, filled up with spaces so that the length tells nothing, under a key stream of SHA-256 that follows from place and
seal. The place is the event's number and the field's name, so a veil that was changed or moved is noticed.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from hashlib import sha256

from dixit_pbem.errors import Unreadable

PREFIX = "veil:"
_BLOCK = 64
_SEAL = 16
_DIGEST = 32


def veil(value: object, seq: int, field: str) -> str:
    """The value, made unreadable for the eye; the same value at the same place always looks the same."""
    place = _place(seq, field)
    body = json.dumps(value, separators=(",", ":")).encode()
    body += b" " * (-(len(body) + _SEAL) % _BLOCK)
    seal = _seal(place, body)
    return PREFIX + b64encode(seal + _under_stream(body, place + seal)).decode()


def unveil(text: str, seq: int, field: str) -> object:
    """What `veil` was given; Unreadable when the veil was changed, or stands where it does not belong."""
    place = _place(seq, field)
    veiled = _blocks(text)
    seal = veiled[:_SEAL]
    body = _under_stream(veiled[_SEAL:], place + seal)
    if not veiled or seal != _seal(place, body):
        raise Unreadable(f"The veiled '{field}' of event {seq} was changed, or was moved there from another event.")
    value: object = json.loads(body)
    return value


def is_veiled(value: object) -> bool:
    """Whether a value of a record is a veil."""
    return isinstance(value, str) and value.startswith(PREFIX)


def _place(seq: int, field: str) -> bytes:
    return f"{seq}/{field}/".encode()


def _seal(place: bytes, body: bytes) -> bytes:
    return sha256(place + body).digest()[:_SEAL]


def _blocks(text: str) -> bytes:
    """The blocks of a veil; none when it is not written exactly as `veil` writes."""
    code = text.removeprefix(PREFIX)
    try:
        blocks = b64decode(code, validate=True)
    except ValueError:
        return b""
    whole = len(blocks) % _BLOCK == 0 and PREFIX + b64encode(blocks).decode() == text
    return blocks if whole else b""


def _under_stream(body: bytes, key: bytes) -> bytes:
    counts = range(-(-len(body) // _DIGEST))
    stream = b"".join(sha256(key + count.to_bytes(4, "big")).digest() for count in counts)[: len(body)]
    mixed = int.from_bytes(body, "big") ^ int.from_bytes(stream, "big")
    return mixed.to_bytes(len(body), "big")
