import { create } from "zustand";

/** Where the latest answers are kept right now. */
export type SaveStatus =
  /** Nothing has changed since the page opened. */
  | { readonly kind: "untouched" }
  | { readonly kind: "saved"; readonly at: Date }
  | { readonly kind: "saving" }
  /** No answer from the server; kept on this device and tried again. */
  | { readonly kind: "offline" }
  /** The server refused for a reason that waiting does not mend. */
  | { readonly kind: "refused"; readonly message: string };

/** What the header says about saving. `isKeptOnDevice` is false when the browser's storage is full or blocked. */
export const useSaveStatus = create<{ readonly server: SaveStatus; readonly isKeptOnDevice: boolean }>()(
  () => ({ server: { kind: "untouched" }, isKeptOnDevice: true }),
);
