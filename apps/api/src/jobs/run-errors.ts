/** Thrown by a run that should be retried, but not before a time that the called service asked for. */
export class RetryLater extends Error {
  override name = "RetryLater";
  /** In milliseconds. */
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

/**
 * Thrown by a run that failed permanently if its stored result shows that to the requester: no alert is
 * raised, but the run counts as failed.
 */
export class EndedInFailure extends Error {
  override name = "EndedInFailure";
}
