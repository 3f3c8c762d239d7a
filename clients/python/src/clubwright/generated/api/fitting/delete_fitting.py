from __future__ import annotations

from typing import Any
from urllib.parse import quote


def request_of(
    fitting_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/fittings/{fitting_id}".format(
            fitting_id=quote(str(fitting_id), safe=""),
        ),
    }
    return _kwargs
