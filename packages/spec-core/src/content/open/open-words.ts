import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import { conflictsIn } from "./conflicts.ts";
import { openPointsIn } from "./hedges.ts";
import { laterPrices } from "./later-prices.ts";
import type { Conflict, OpenKind, OpenPoint, Place } from "./open-point.ts";

/** What the answers leave open, and where they contradict themselves. */
export interface OpenWords {
  readonly points: readonly OpenPoint[];
  readonly conflicts: readonly Conflict[];
}

/** Reads what is open out of the answers in sentences; nothing in it is a word to print. */
export function openWordsOf(form: OnboardingFormData, facts: readonly Fact[]): OpenWords {
  const points = openPointsIn(form);
  return { points: [...points, ...laterPrices(form, facts, points)], conflicts: conflictsIn(form, facts) };
}

// What is asked for or about to be sent may be printed as it is.
const holding: ReadonlySet<OpenKind> = new Set(["choice", "recall", "consent", "plan"]);

/** The places of the answers that nobody may print before their question is answered. */
export const heldPlaces = ({ points, conflicts }: OpenWords): Place[] => [
  ...points.filter(({ kind }) => holding.has(kind)),
  ...conflicts.flatMap(({ held }) => held),
];

/** Whether something in an answer is in one of these places. */
export const isHeld = (
  held: readonly Place[],
  { field, start, end }: { readonly field: string; readonly start: number; readonly end: number },
): boolean => held.some((place) => place.field === field && place.start < end && start < place.end);
