import type { Figures } from "./run.ts";

/**
 * The portal on a slow phone before the optimisations: the output of `main.ts` with that commit's build,
 * the fastest of 3 runs, on two processors shared with other programs (load 12 to 25), so wall-clock
 * figures are too high.
 */
export const before: { readonly commit: string; readonly figures: Figures } = {
  commit: "3356c29",
  figures: {
    signInHeadingMs: 2648,
    wizardHeadingMs: 4338.7,
    slowestChangeMs: 534.7,
    slowestWholeMs: 534.7,
    changeOwnMs: 184.8,
    typingLongTasks: 54,
    typingMs: 399.8,
    typingOwnMs: 55.0,
    loadShift: 0.2675,
    walkShift: 0.2524,
    walkShiftWithAnswers: 0.2524,
    yardstickMs: 48.5,
  },
};
