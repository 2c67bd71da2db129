"""Short codes for deals, to type, send or read over the telephone; and numbered deals."""

from ombre_desktop.engine.codes.deal_code import code_of, deal_of
from ombre_desktop.engine.codes.errors import CodeError, CodeFault
from ombre_desktop.engine.codes.numbered import LARGEST_NUMBER, laid_deal, numbered_deal
from ombre_desktop.engine.codes.slips import Slip, slips_in
from ombre_desktop.engine.codes.typed import code_in, number_in

__all__ = [
    "LARGEST_NUMBER",
    "CodeError",
    "CodeFault",
    "Slip",
    "code_in",
    "code_of",
    "deal_of",
    "laid_deal",
    "number_in",
    "numbered_deal",
    "slips_in",
]
