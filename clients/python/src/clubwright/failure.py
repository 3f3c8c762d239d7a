"""What is raised when a fitting fails."""

from __future__ import annotations

from .generated.models import FittingFailure, FittingResult, SessionFit, StoredFitting


class FittingFailed(Exception):
    """The service could not finish a fitting. Its charge is returned unless it is run again within 24 hours."""

    def __init__(self, fitting: FittingResult | SessionFit | StoredFitting) -> None:
        self.fitting_id: str = fitting.fitting_id
        self.failure: FittingFailure | None = fitting.error or None
        self.idempotency_key: str | None = fitting.retry.idempotency_key if fitting.retry else None
        """Runs the fitting again under its id."""
        super().__init__(self.failure.detail if self.failure else "The fitting failed.")
