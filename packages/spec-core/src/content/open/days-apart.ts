import { isGroupTime } from "../contact-facts.ts";
import { allMatches } from "../regex-prefilter/prefiltered-match.ts";
import { dayCloses, dayOff, seasonal } from "./data/conflict-words.ts";
import type { Conflict } from "./open-point.ts";
import { clauses, isWithin, type Read, type Sentence } from "./sentences.ts";

const dayOf = (words: string): string => words.toLowerCase().slice(0, 3);

const dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const dayRange =
  /(mon|tue|wed|thu|fri|sat|sun)\p{L}* ?(?:-|–|to|till|until|through) ?(mon|tue|wed|thu|fri|sat|sun)/giu;

/** The days that opening hours name, also within ranges, without the days on which the business is closed. */
function openDays(text: string): Set<string> {
  const named = [...text.toLowerCase().matchAll(/(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)/gu)].map(
    ([day]) => day,
  );
  const ranges = [...text.matchAll(dayRange)].flatMap(([, from = "", to = ""]) => {
    const start = dayNames.indexOf(dayOf(from));
    const length = (dayNames.indexOf(dayOf(to)) - start + 7) % 7;
    return [...dayNames, ...dayNames].slice(start, start + length + 1);
  });
  const closed = new Set([...text.matchAll(dayOff)].map(([, before, after]) => dayOf(before ?? after ?? "")));
  return new Set([...named, ...ranges].filter((day) => !closed.has(day)));
}

/** Opening hours on a day on which another sentence says that the business is closed, or will be. */
export function closedDays({ facts, sentences }: Read): Conflict[] {
  const hours = facts.filter((fact) => fact.kind === "hours" && !isGroupTime(fact));
  if (hours.length === 0) return [];
  return sentences.flatMap((sentence): Conflict[] =>
    allMatches(dayOff, sentence.text).flatMap((match): Conflict[] => {
      const day = dayOf(match[1] ?? match[2] ?? "");
      const open = hours.filter((fact) => !isWithin(sentence, fact) && openDays(fact.text).has(day));
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
  readonly day: string;
  readonly minutes: number;
}

const noon = 12 * 60;
const earliestClosing = 8 * 60;

function closingsIn(sentence: Sentence): Closing[] {
  const matches = allMatches(dayCloses, sentence.text);
  if (matches.length === 0 || seasonal.test(sentence.text)) return [];
  return matches.map((match) => {
    const [, day = "", hour = "", minute = "0", half = ""] = match;
    const said = Number(hour) * 60 + Number(minute);
    const isAfternoon = said < noon && (/pm/iu.test(half) || (half === "" && said < earliestClosing));
    return { sentence, at: match.index, day: dayOf(day), minutes: said + (isAfternoon ? noon : 0) };
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
