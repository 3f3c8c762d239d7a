from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.webhook import Webhook


T = TypeVar("T", bound="NewWebhook")


@_attrs_define
class NewWebhook:
    """The webhook endpoint with its new secret."""

    success: bool
    """ Always true; a problem document has false. """
    webhook: Webhook
    """ A webhook endpoint. Its secret is never shown again. """
    secret: str
    """ Secret for verifying signatures. It is shown only once. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        webhook = self.webhook.to_dict()

        secret = self.secret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "webhook": webhook,
                "secret": secret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook import Webhook  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        webhook = Webhook.from_dict(d.pop("webhook"))

        secret = d.pop("secret")

        new_webhook = cls(
            success=success,
            webhook=webhook,
            secret=secret,
        )

        new_webhook.additional_properties = d
        return new_webhook

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
