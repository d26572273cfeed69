/**
 * Thrown by a run that failed for good and whose stored result shows that to its requester: no alert is
 * raised, but it counts as failed.
 */
export class EndedInFailure extends Error {
  override name = "EndedInFailure";
}
