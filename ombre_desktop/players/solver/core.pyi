"""The solver as it is called from Python; rows of numbers, one as good as another."""

from collections.abc import Sequence

COMPILED: bool

class Core:
    def set_game(
        self,
        low: Sequence[int],
        mask: Sequence[int],
        obliges: Sequence[int],
        matadors: int,
        must_trump: bool,
    ) -> None: ...
    def set_aim(
        self, seats: int, side: int, following: Sequence[int], least: Sequence[int], most: Sequence[int]
    ) -> None: ...
    def deal(self, hands: Sequence[int]) -> None: ...
    def grade(self, standing: int, leader: int, trick: Sequence[int], first: int) -> int: ...
    def weigh(
        self,
        worlds: Sequence[int],
        moves: Sequence[int],
        standing: int,
        leader: int,
        trick: Sequence[int],
        first: int,
    ) -> list[int]: ...
    def called(self, seat: int, led: int) -> int: ...
    def searched(self) -> int: ...
