import type { Figures } from "./run.ts";

/** What the attacks did to the server before anything was done about them, printed by `main.ts`. */
export const before: { readonly commit: string; readonly figures: readonly Figures[] } = {
  commit: "293716b",
  figures: [],
};
