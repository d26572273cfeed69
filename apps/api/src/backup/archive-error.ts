/** An archive that must not be restored, or a target that forbids it; the message says why and what to do. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
