"""A deal of which a problem can be made."""

from __future__ import annotations

MISSED = """
[Ruleset "renegado"]
[Dealer  "2"]
[Pool    "5"]
[Deal    "1 SQ5 CKQ HJ DA632; 2 SJ73 CAJ64 H3 DJ; 3 SA C72 HK654 D74"]
[Talon   "DK S2 C5 D5 H2 C3 S4 DQ SK H7 HQ S6 HA"]
auction   3 vuelta  1 pass  2 pass
turn      3 DK
exchange  3 C7 C2 H6 H5 H4  1 yield  2 SJ S7 S3 CJ C6 C4 H3  1 S5
play
 1  3 SA D6 DQ
 2  3 D7 D3 DJ
 3  3 HK HA H7
 4  3 S2 SQ S4
 5  1 HJ HQ H2
 6  2 C3 C5 CQ
"""
"""The defender should lead the king of clubs; most novices do not."""
