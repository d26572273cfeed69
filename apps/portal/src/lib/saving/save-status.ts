import { create } from "zustand";

/** Where the latest answers are kept right now. */
export type SaveStatus =
  /** Nothing has changed since the page opened. */
  | { readonly kind: "untouched" }
  /** The server has acknowledged the latest answers. */
  | { readonly kind: "saved"; readonly at: Date }
  /** Something changed that the server has not acknowledged yet. */
  | { readonly kind: "saving" }
  /** No answer from the server; kept on this device and tried again. */
  | { readonly kind: "offline" }
  /** The server cannot keep it now; kept on this device and tried again. */
  | { readonly kind: "delayed"; readonly message: string }
  /** The session is over; kept on this device until the person has signed in again. */
  | { readonly kind: "signed-out" }
  /** The server refused for a reason that waiting does not mend. */
  | { readonly kind: "refused"; readonly message: string };

interface Keeping {
  readonly server: SaveStatus;
  /** False when the browser's storage is full or blocked. */
  readonly isKeptOnDevice: boolean;
  /** Whether something that this browser had kept could not be read. */
  readonly isDamaged: boolean;
}

/** What the page says about saving. */
export const useSaveStatus = create<Keeping>()(() => ({
  server: { kind: "untouched" },
  isKeptOnDevice: true,
  isDamaged: false,
}));

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
