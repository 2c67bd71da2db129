"""Reading documents: the text of a file, its format and version, and then its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from ombre_desktop.storage.codec import D, Fields, Seal, document_of, parsed_json, seal_of
from ombre_desktop.storage.document_errors import BadField, UnfitError
from ombre_desktop.storage.problems import ProblemKind

Migration = Callable[[Fields], Fields]
"""A pure function from the fields of one version to those of the next."""

SHOWN = 80
"""The number of characters of an offending value that are reported."""


@dataclass(frozen=True, slots=True)
class Read(Generic[D]):
    """A document, the values left out of it, and whether its seal fitted."""

    document: D
    left_out: tuple[BadField, ...] = ()
    is_sealed: bool = True


@dataclass(frozen=True, slots=True)
class Kind(Generic[D]):
    """
    A kind of file.

    A *lenient* kind has a default for every field and may be edited by hand: invalid values are
    left out and reported, the rest is kept. Any other kind is damaged if its seal is wrong, or
    missing although its version is *sealed_from* or later.

    *migrations* are keyed by the version they start from. *check* raises `ValueError` if a document
    contradicts the rules; *check_unsealed* checks more, for a document without a valid seal.
    """

    format: str
    version: int
    model: type[D]
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    check: Callable[[D], object] | None = None
    check_unsealed: Callable[[D], object] | None = None
    sealed_from: int | None = None
    lenient: bool = False

    def read(self, text: str) -> Read[D]:
        """Read the document in *text*; raise `UnfitError`."""
        seal = seal_of(text)
        found = _fields(text)
        if seal is Seal.WRONG and not self.lenient and self._is_ours(found):
            # Check this before the version, or a damaged digit there would seem to be a newer program's.
            raise UnfitError(ProblemKind.DAMAGED, "the seal does not fit")
        fields = self._current(found)
        if seal is Seal.FITS and fields is found:
            try:
                return Read(self._approved(document_of(self.model, fields)))
            except (LookupError, TypeError, ValueError):
                pass  # written by another version of the program; the checks below say what is missing
        if seal is Seal.MISSING and self.sealed_from and found["schema_version"] >= self.sealed_from:
            raise UnfitError(ProblemKind.DAMAGED, "the seal is missing")

        from ombre_desktop.storage.validation import checked

        document, left_out = checked(self.model, fields, self._approved, lenient=self.lenient)
        if seal is not Seal.FITS and self.check_unsealed:
            try:
                self.check_unsealed(document)
            except ValueError as error:
                raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
        return Read(document, left_out, seal is Seal.FITS)

    def _is_ours(self, fields: Fields) -> bool:
        """Return True if *fields* look like a file of this kind, damaged or not."""
        return fields.get("format") == self.format or "format" not in fields

    def _approved(self, document: D) -> D:
        """Return *document*; raise `ValueError` if it contradicts itself or the rules."""
        if self.check:
            self.check(document)
        return document

    def _current(self, fields: Fields) -> Fields:
        """Return *fields* migrated to the current version."""
        if fields.get("format") != self.format:
            raise UnfitError(ProblemKind.FOREIGN, str(fields.get("format"))[:SHOWN])
        version = fields.get("schema_version")
        if type(version) is not int:
            raise UnfitError(ProblemKind.DAMAGED, f"schema_version {version!r}"[:SHOWN])
        if version > self.version:
            raise UnfitError(ProblemKind.NEWER, str(version))
        for step in range(version, self.version):
            fields = {**self._migrated(fields, step), "schema_version": step + 1}
        return fields

    def _migrated(self, fields: Fields, version: int) -> Fields:
        """Return *fields* of *version* migrated to the next one."""
        if version not in self.migrations:
            raise UnfitError(ProblemKind.DAMAGED, f"schema_version {version}")
        try:
            return self.migrations[version](fields)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            # The fields are unchecked: one may be missing or of any type.
            raise UnfitError(ProblemKind.DAMAGED, f"schema_version {version}: {error!r}") from error


def _fields(text: str) -> Fields:
    """Parse *text* as a JSON object."""
    try:
        fields = parsed_json(text)
    except ValueError as error:
        raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
    if not isinstance(fields, dict):
        raise UnfitError(ProblemKind.FOREIGN, type(fields).__name__)
    return fields
