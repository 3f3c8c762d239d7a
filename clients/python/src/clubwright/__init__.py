"""Typed client of Clubwright, the open golf club fitting service."""

from . import models as models
from .async_client import AsyncClubwright as AsyncClubwright
from .client import Clubwright as Clubwright
from .failure import FittingFailed as FittingFailed
from .generated.problems import *  # noqa: F403
from .generated.types import File as File
from .problem import ClubwrightProblem as ClubwrightProblem
