"""Set deals of Renegado: one that the Ombre has to win, and one in which a defender has to stop them."""

WIN = """[Record  "ombre 1"]
[Ruleset "renegado"]
[Problem "set-renegado-s-59-19"]
[Kind    "card"]
[Grade   "1"]
[Answer  "SJ"]
[Worth   "SJ +13.3 100%; C6 +4.4 66%; CK +4.1 66%; CQ +4.1 66%; SA +0.5 52%; C2 +0.5 52%"]
[Reasons "save_trumps"]
[Plan    "SJ; SA"]
[Dealer  "2"]
[Pool    "5"]
[Deal    "1 SA75 CQ62 HJ4 D7; 2 SQ62 C5 H652 DKJ; 3 S3 CAJ73 HA73 D6"]
[Talon   "SJ DA CK S4 SK C4 D5 HK D3 D4 HQ D2 DQ"]
auction   3 pass  1 entrada  2 pass
trump     1 C
exchange  1 S7 S5 H4 D7  2 yield  3 S3 HA H7 H3 D6  2 S6 S2 H6 H5
play
 1  3 SK S4 SQ
 2  3 HK HJ H2
 3  3 D3 DA DJ
 4  2 HQ D5
"""
STOP = """[Record  "ombre 1"]
[Ruleset "renegado"]
[Problem "set-renegado-s-16-22"]
[Kind    "defend"]
[Grade   "2"]
[Answer  "S4"]
[Worth   "S4 +6.3 98%; SA -6.7 0%; SK -6.7 0%; SQ -6.7 0%"]
[Reasons "withhold"]
[Plan    "S4; SA"]
[Dealer  "3"]
[Pool    "5"]
[Deal    "1 S4 CQ4 H76 DQJ72; 2 SJ7653 CA3 HA3; 3 CJ52 HKQ4 DA63"]
[Talon   "D5 C6 S2 HJ H5 DK SQ H2 D4 SA SK C7 CK"]
auction   1 pass  2 entrada  3 pass
trump     2 S
exchange  2 C3 HA H3  3 yield  1 CQ C4 H7 H6 DQ DJ D7 D2  3 C2 D6
play
 1  1 DK D5 D3
 2  1 D4 S3 DA
 3  2 C6 C7 HJ
 4  3 CK H5 S5
 5  2 CA H4
"""
