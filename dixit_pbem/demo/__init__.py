"""The demonstration: six friends play a whole game by mail in front of whoever looks, without a mail server.

friends    who they are, and with which program each of them writes
script     PURE: what they tell, give, vote and get wrong
rhythm     PURE: when they write, and when the game looks into its mailbox
replies    PURE: their answers as the mails that their programs make
guesses    PURE: what they would answer where the script does not fit
postbox    reads the game's outbox as they do, and puts their answers into its inbox
folder     the folder in which all this lies
stage      the performance: mails in, one step of the game, mails out, until the end
told       what is said about it on the way
guest      a person who sits in one of the seats
"""
