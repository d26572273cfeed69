/** An archive that must not be restored, or a place where it must not go; the message says why and what to do. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
