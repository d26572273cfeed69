import { steps } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

const stepKey = z.enum(steps.map(({ key }) => key));

/** What the browser's history keeps of the wizard with one of its entries. */
const entrySchema = z.object({
  step: stepKey,
  /** How many entries of the wizard lie behind it. */
  depth: z.int().nonnegative(),
  /** The step of the entry behind it; null for the first. */
  before: stepKey.nullable(),
  /** Something lay over the step, which Back takes away. */
  isCovered: z.boolean(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

const stateSchema = z.object({ wizardEntry: entrySchema });

/** The entry that the browser stands at; null where it is none of the wizard's. */
export function entryHere(): HistoryEntry | null {
  const state = stateSchema.safeParse(history.state);
  return state.success ? state.data.wizardEntry : null;
}

/** Writes an entry with the address and the router's own notes of the one that the browser stands at. */
export function writeEntry(how: "pushState" | "replaceState", wizardEntry: HistoryEntry): void {
  history[how]({ ...history.state, wizardEntry }, "");
}
