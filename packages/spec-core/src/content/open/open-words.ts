import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import { overlapInField, type PartOfAnswer } from "../place.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { conflictsIn } from "./conflicts.ts";
import { looksOut } from "./data/hedge-words.ts";
import { openPointsIn } from "./hedges.ts";
import { laterPrices } from "./later-prices.ts";
import type { Conflict, OpenKind, OpenPoint, Place } from "./open-point.ts";

/** The open points and the contradictions of the answers. */
export interface OpenWords {
  readonly points: readonly OpenPoint[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Finds the open points and contradictions of the answers. They are used for questions to the client and are never
 * printed.
 */
export function openWordsOf(form: OnboardingFormData, facts: readonly Fact[]): OpenWords {
  const points = openPointsIn(form);
  return { points: [...points, ...laterPrices(form, facts, points)], conflicts: conflictsIn(form, facts) };
}

// Points of the other kinds do not change statements about the business, so their sentences may be printed, except
// what the client looks for at home.
const kindsThatHold: ReadonlySet<OpenKind> = new Set(["choice", "recall", "consent", "plan"]);

/** The passages that are not printed until their question is answered. */
export const heldPlaces = ({ points, conflicts }: OpenWords): Place[] => [
  ...points.filter(
    ({ kind, text }) => kindsThatHold.has(kind) || (kind === "promise" && matches(looksOut, text)),
  ),
  ...conflicts.flatMap(({ held }) => held),
];

/** Whether a part of an answer overlaps one of these passages. */
export const isHeld = (held: readonly PartOfAnswer[], part: PartOfAnswer): boolean =>
  held.some((place) => overlapInField(place, part));
