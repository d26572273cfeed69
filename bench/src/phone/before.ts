import type { Figures } from "./run.ts";

/**
 * The portal on a slow phone before anything was done for it, printed by `main.ts` with that commit's build, in turns
 * with the one after, on two processors which other programs used as well (load 10 to 25).
 */
export const before: { readonly commit: string; readonly figures: Figures } = {
  commit: "3356c29",
  figures: {
    signInHeadingMs: 0,
    wizardHeadingMs: 0,
    slowestChangeMs: 0,
    slowestWholeMs: 0,
    changeOwnMs: 0,
    typingLongTasks: 0,
    typingMs: 0,
    typingOwnMs: 0,
    loadShift: 0,
    walkShift: 0,
    walkShiftWithAnswers: 0,
    yardstickMs: 1,
  },
};
