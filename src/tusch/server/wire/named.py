"""Types of which Python knows less than there is to say: the schema document has the rest.

A title is the name of a type there, and on the page.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw

GameName: TypeAlias = Annotated[str, Meta(title="GameName")]
Rules: TypeAlias = Annotated[dict[str, Any], Meta(title="Rules")]
"""The options of a game, all of them."""
AnyAction: TypeAlias = Annotated[Raw, Meta(title="Action")]
AnyEvent: TypeAlias = Annotated[Any, Meta(title="GameEvent")]
AnyView: TypeAlias = Annotated[Any, Meta(title="View")]
AnyChanges: TypeAlias = Annotated[Any, Meta(title="Changes")]
AnyOption: TypeAlias = Annotated[Any, Meta(title="OptionValue")]
Face: TypeAlias = Annotated[str, Meta(title="Face")]
Reaction: TypeAlias = Annotated[str, Meta(title="Reaction")]
