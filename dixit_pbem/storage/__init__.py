"""What lies on disk: settings and decks that people write, and a journal that only the program adds to.

settings        what stands above `journal:`          game_file   read, add, restore, accept
  spec          every key, in one table                 look      file and guard copy at one moment
  kinds         how each kind of value is read          sheet     the file taken apart
  draft         each value by itself                    journal   the lines below `journal:`
  cross_checks  all of them together                    lines     one event as one line
strict_yaml     YAML without its surprises              guard     the copy beside the game
  plain         what a word without quotes means        compare   was anything lost or changed?
  reading       typed values, and what is wrong         locked    adding events, for good
entries, veil   events as records, secrets veiled       mend      restore and accept
decks           decks and their pictures                lock      one program at a time
round_file      one round, for `score`                  disk      bytes, whole or not at all
new_file        the text of a new game
"""
