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
