import type { SaveStatus } from "./save-status.ts";

/** What was last said about saving. Each status is said once: a screen reader would read it out again. */
export class StatusLine {
  readonly #report: (status: SaveStatus) => void;
  #last: SaveStatus = { kind: "untouched" };

  constructor(report: (status: SaveStatus) => void) {
    this.#report = report;
  }

  /** The kind of the last status. */
  get kind(): SaveStatus["kind"] {
    return this.#last.kind;
  }

  say(status: SaveStatus): void {
    if (status.kind === this.kind && (status.kind === "saving" || status.kind === "untouched")) return;
    this.#last = status;
    this.#report(status);
  }
}
