"""
The games as environments for learning programs: integer actions, masks, and what a seat may know as numbers.

`aec` and `open_spiel_game` offer them to the libraries of these names, which they alone import.
"""

from ombre_desktop.envs.action_space import ActionSpace, NoSuchActionError
from ombre_desktop.envs.observation import Observer
from ombre_desktop.envs.one_deal import NotOfferedError, OneDeal

__all__ = ["ActionSpace", "NoSuchActionError", "NotOfferedError", "Observer", "OneDeal"]
