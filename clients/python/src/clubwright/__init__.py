"""Typed client of Clubwright, the open golf club fitting service."""

from . import dicts as dicts
from . import models as models
from .api import *  # noqa: F403
from .client import AsyncClubwright as AsyncClubwright
from .client import Clubwright as Clubwright
from .errors import ClubwrightError as ClubwrightError
from .errors import ClubwrightProblem as ClubwrightProblem
from .errors import ConnectionFailed as ConnectionFailed
from .errors import FittingFailed as FittingFailed
from .errors import UnexpectedAnswer as UnexpectedAnswer
