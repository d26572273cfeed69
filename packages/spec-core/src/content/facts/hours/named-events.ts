import { after, before } from "../reading.ts";
import { isKind, isTime } from "./hour-runs.ts";
import type { HourToken } from "./hour-tokens.ts";

const partOfDay = /^(?:morning|afternoon|evening|night)$/iu;
/** A word directly before such a part of the day, unless it says which one: 'every night', 'late evening'. */
const nameBefore =
  /(?<![\p{L}\d])((?!(?:the|an?|every|each|this|that|any|one|all|next|last|same|late|early|mid|whole|per|by|in|at|on|of|till?|until|from|to|and|or|is|are|most|some|good|open|both|only|usually|normally)(?!\p{L}))\p{L}[\p{L}'’]{0,20}(?:-\p{L}{1,12}){0,2}) $/iu;

/** The event that a part of the day is named after: 'swap night' in 'Swap night 7-9'. Empty if there is none. */
export function eventNamed(text: string, core: readonly HourToken[]): string {
  const [first] = core;
  if (first?.kind !== "part" || !partOfDay.test(text.slice(first.start, first.end))) return "";
  const [, name = ""] = nameBefore.exec(before(text, first.start, 40)) ?? [];
  return name === "" ? "" : `${name} ${text.slice(first.start, first.end)}`;
}

/** What happens then, not whether the business is open: 'The first Monday of the month is swap night'. */
const isEvent =
  /^ (?:is|are|we (?:do|have|run|hold|host)) (?!(?:always |usually |also )?(?:closed|open|shut|off|free)(?!\p{L}))\p{L}/iu;

/** Whether the words after a day of the month say what happens on it. */
export const isDayOfEvent = (text: string, core: readonly HourToken[]): boolean =>
  core.some(isKind("nth")) && !core.some(isTime) && isEvent.test(after(text, core.at(-1)?.end ?? 0, 40));
