"""Every request and answer, by its name in the API description."""

from .generated.models import *  # noqa: F403
from .generated.models import __all__ as __all__
from .generated.types import UNSET as UNSET
from .generated.types import Unset as Unset
