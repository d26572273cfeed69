/** Thrown by a run that failed for good, where whoever asked for it is told by what it stored: nobody is warned, but it counts as failed. */
export class EndedInFailure extends Error {
  override name = "EndedInFailure";
}
