import { isGroupTime } from "../contact-facts.ts";
import type { Weekday } from "../facts/hours/data/day-words.ts";
import { daysCovered, daysNamed } from "../facts/hours/named-days.ts";
import { overlapInField } from "../place.ts";
import { allMatches } from "../regex-prefilter/prefiltered-match.ts";
import { dayCloses, dayOff, seasonal } from "./data/conflict-words.ts";
import type { Conflict } from "./open-point.ts";
import { clauses, type Read, type Sentence } from "./sentences.ts";

const daysIn = (words: string): Weekday[] => [...daysNamed(words)];

/** The days of opening hours, without those on which the business is closed. */
function openDays(text: string): Set<Weekday> {
  const closed = [...text.matchAll(dayOff)].flatMap(([, before, after]) => daysIn(before ?? after ?? ""));
  return new Set([...daysCovered(text)].filter((day) => !closed.includes(day)));
}

/** A day off of others: 'restaurant people on their Monday off'. */
const ofOthers = /(?<!\p{L})(?:their|his|her|whose) (?:\p{L}+ )?\p{L}+day off$/iu;

/** Opening hours on a day on which another sentence says that the business is closed, or will be. */
export function closedDays({ facts, sentences }: Read): Conflict[] {
  const hours = facts.filter((fact) => fact.kind === "hours" && !isGroupTime(fact));
  if (hours.length === 0) return [];
  return sentences.flatMap((sentence): Conflict[] =>
    allMatches(dayOff, sentence.text).flatMap((match): Conflict[] => {
      if (ofOthers.test(sentence.text.slice(0, match.index + match[0].length))) return [];
      const off = daysIn(match[1] ?? match[2] ?? "");
      const open = hours.filter(
        (fact) => !overlapInField(sentence, fact) && off.some((day) => openDays(fact.text).has(day)),
      );
      if (open.length === 0 || seasonal.test(sentence.text.slice(0, match.index))) return [];
      return [
        {
          kind: "day",
          texts: [...open.map(({ text }) => text), clauses(sentence, match.index).text],
          held: [],
        },
      ];
    }),
  );
}

interface Closing {
  readonly sentence: Sentence;
  readonly at: number;
  readonly day: Weekday;
  readonly minutes: number;
}

const noon = 12 * 60;
const earliestClosing = 8 * 60;

function closingsIn(sentence: Sentence): Closing[] {
  const matches = allMatches(dayCloses, sentence.text);
  if (matches.length === 0 || seasonal.test(sentence.text)) return [];
  return matches.flatMap((match) => {
    const [, name = "", hour = "", minute = "0", half = ""] = match;
    const said = Number(hour) * 60 + Number(minute);
    const isAfternoon = said < noon && (/pm/iu.test(half) || (half === "" && said < earliestClosing));
    const minutes = said + (isAfternoon ? noon : 0);
    return daysIn(name).map((day) => ({ sentence, at: match.index, day, minutes }));
  });
}

/** Two different closing times of one day. */
export function closingsApart({ sentences }: Read): Conflict[] {
  const closings = sentences.flatMap(closingsIn);
  return closings.flatMap((one, index): Conflict[] => {
    const other = closings
      .slice(index + 1)
      .find(
        ({ day, minutes, sentence }) =>
          day === one.day && minutes !== one.minutes && sentence !== one.sentence,
      );
    if (!other) return [];
    const held = [one, other].map(({ sentence, at }) => clauses(sentence, at));
    return [{ kind: "day", texts: held.map(({ text }) => text), held }];
  });
}
