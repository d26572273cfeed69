/** Thrown by a run that failed for good, where the stored result shows it to whoever asked: no alert is raised, but it counts as failed. */
export class EndedInFailure extends Error {
  override name = "EndedInFailure";
}
