/** Thrown by a run that should be tried again, but not before a time: what it asks has said how long to wait. */
export class RetryLater extends Error {
  override name = "RetryLater";
  /** In milliseconds. */
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}
