import type { Fact } from "../fact.ts";
import { rememberTexts } from "../remember.ts";
import { allMatches, matches } from "../sieve.ts";
import { ownHours, servicesBehindTimes, servicesWithTimes } from "./data/group-words.ts";
import { behind, singleBlanks } from "./reading.ts";
import { sentencesOf } from "./sentences.ts";

const reach = 70;
// A text may hold many times.
const sentencesIn = rememberTexts(sentencesOf);

const isOwnTime = ({ kind, about }: Fact): boolean => kind === "hours" && about === "";

/** The service that the words before times say: 'Emergency line 01392 496055 (24/7)'. */
function serviceBefore(text: string, { start }: Fact): string {
  const from = sentencesIn(text).find(({ end }) => end > start)?.start ?? 0;
  const lead = text.slice(Math.max(from, start - reach), start);
  const last = allMatches(servicesWithTimes, lead).at(-1);
  return last && !matches(ownHours, lead.slice(last.index + last[0].length)) ? singleBlanks(last[0]) : "";
}

/** The service that the words directly behind times say: '24-hour emergency call-out'. */
const serviceBehind = (text: string, { end }: Fact): string =>
  singleBlanks(servicesBehindTimes.exec(behind(text, end, reach))?.[1] ?? "");

/**
 * The facts, with the name of the service whose times are not those of the business. Words behind the times name one
 * only beside times of the business itself: a '24/7 emergency locksmith' is open all day.
 */
export function withServiceTimes(facts: readonly Fact[], texts: ReadonlyMap<string, string>): Fact[] {
  const named = facts.map((fact) => {
    const text = texts.get(fact.field);
    const about = text !== undefined && isOwnTime(fact) ? serviceBefore(text, fact) : "";
    return about === "" ? fact : { ...fact, about };
  });
  const services = new Map(
    named.flatMap((fact) => {
      const text = texts.get(fact.field);
      const about = text !== undefined && isOwnTime(fact) ? serviceBehind(text, fact) : "";
      return about === "" ? [] : [[fact, about]];
    }),
  );
  const hasOwn = named.some((fact) => isOwnTime(fact) && !services.has(fact));
  return named.map((fact) => (hasOwn ? { ...fact, about: services.get(fact) ?? fact.about } : fact));
}
