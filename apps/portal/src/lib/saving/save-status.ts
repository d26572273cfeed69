import { create } from "zustand";
import type { SaveReason } from "./draft-calls.ts";

/** The state of saving to the server. */
export type SaveStatus =
  /** Nothing has changed since the page opened. */
  | { readonly kind: "untouched" }
  /** The server has acknowledged the latest answers. */
  | { readonly kind: "saved"; readonly at: Date }
  /** Something changed that the server has not acknowledged yet. */
  | { readonly kind: "saving" }
  /** No response from the server; kept on this device and retried. */
  | { readonly kind: "offline" }
  /** The server cannot save now; kept on this device and retried. */
  | (SaveReason & { readonly kind: "delayed" })
  /** The session has ended; kept on this device until the person has signed in again. */
  | { readonly kind: "signed-out" }
  /** The server refused for a reason that a retry does not change. */
  | (SaveReason & { readonly kind: "refused" });

interface SaveState {
  readonly server: SaveStatus;
  /** False when the browser's storage is full or blocked. */
  readonly isKeptOnDevice: boolean;
  /** Stored answers could not be read. */
  readonly isDamaged: boolean;
}

/** The state of saving, for the header and the banners. */
export const useSaveStatus = create<SaveState>()(() => ({
  server: { kind: "untouched" },
  isKeptOnDevice: true,
  isDamaged: false,
}));

/**
 * Passes on the status of saving. A repeated `saving` or `untouched` is left out: a screen reader would read it again.
 */
export class StatusReporter {
  readonly #report: (status: SaveStatus) => void;
  #last: SaveStatus = { kind: "untouched" };

  constructor(report: (status: SaveStatus) => void) {
    this.#report = report;
  }

  /** The kind of the status reported last. */
  get kind(): SaveStatus["kind"] {
    return this.#last.kind;
  }

  report(status: SaveStatus): void {
    if (status.kind === this.kind && (status.kind === "saving" || status.kind === "untouched")) return;
    this.#last = status;
    this.#report(status);
  }
}
