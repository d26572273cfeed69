import { memoByText } from "../../../memo.ts";
import { oneLine } from "../../../text/one-line.ts";
import type { Fact } from "../../fact.ts";
import { allMatches, firstMatch, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { after } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";
import { furtherPlace, ownHours, servicesAfterTimes, servicesWithTimes } from "./data/group-words.ts";

const reach = 70;
// Cached because a text may contain many times.
const sentencesIn = memoByText(sentencesOf);

const isOwnTime = ({ kind, about }: Fact): boolean => kind === "hours" && about === "";

/** The service named in the words before times: 'Emergency line 01392 496055 (24/7)'. */
function serviceBefore(text: string, { start }: Fact): string {
  const from = sentencesIn(text).find(({ end }) => end > start)?.start ?? 0;
  const lead = text.slice(Math.max(from, start - reach), start);
  const last = allMatches(servicesWithTimes, lead).at(-1);
  return last && !matches(ownHours, lead.slice(last.index + last[0].length)) ? oneLine(last[0]) : "";
}

/** The second place that the times belong to: 'There's a small café too, scones mostly, open 10 to 4'. */
function placeBefore(text: string, { start, end }: Fact): string {
  const sentence = sentencesIn(text).find((each) => each.end > start);
  if (!sentence || sentence.end < end) return "";
  const [, one, other] = firstMatch(furtherPlace, text.slice(sentence.start, start)) ?? [];
  return one ?? other ?? "";
}

/** The service named directly after times: '24-hour emergency call-out'. */
const serviceAfter = (text: string, { end }: Fact): string =>
  oneLine(servicesAfterTimes.exec(after(text, end, reach))?.[1] ?? "");

/** The same if it is only for certain cases, when the business is not open then: '24 hr emergency for burst pipes'. */
function limitedServiceAfter(text: string, fact: Fact): string {
  const rest = after(text, fact.end, reach);
  const [whole = ""] = servicesAfterTimes.exec(rest) ?? [];
  return /^ (?:for|if|when|only)(?!\p{L})/iu.test(rest.slice(whole.length)) ? serviceAfter(text, fact) : "";
}

/**
 * The facts, with the name of the service or second place in `about` if the times are not those of the business. Words
 * after the times and places count only if the business also has hours of its own: a '24/7 emergency locksmith' is open
 * all day.
 */
export function withServiceTimes(facts: readonly Fact[], texts: ReadonlyMap<string, string>): Fact[] {
  const named = facts.map((fact) => {
    const text = texts.get(fact.field);
    const about =
      text !== undefined && isOwnTime(fact)
        ? serviceBefore(text, fact) || limitedServiceAfter(text, fact)
        : "";
    return about === "" ? fact : { ...fact, about };
  });
  const others = new Map(
    named.flatMap((fact) => {
      const text = texts.get(fact.field);
      const about =
        text !== undefined && isOwnTime(fact) ? serviceAfter(text, fact) || placeBefore(text, fact) : "";
      return about === "" ? [] : [[fact, about]];
    }),
  );
  const hasOwn = named.some((fact) => isOwnTime(fact) && !others.has(fact));
  return named.map((fact) => (hasOwn ? { ...fact, about: others.get(fact) ?? fact.about } : fact));
}
