import { allMatches, matches } from "../regex-prefilter/prefiltered-match.ts";
import {
  foundingTail,
  lawSince,
  notAFounding,
  ofPartOnly,
  otherBegan,
  ownerInPlace,
  qualifiedSince,
  repairedThen,
  soSince,
  withoutSince,
  yearLeads,
} from "./data/founding-words.ts";
import { trouble } from "./data/keep-words.ts";
import { after, before, type Found, freeText, type Reading } from "./reading.ts";

const year = /(?<![\p{L}\d.,/–-])(1[5-9]\d\d|20[0-4]\d)(?![\p{L}\d/–-]|[.,]\d)/gu;

/** Whether the year is within quotation marks: in the words of a guest. */
function isQuoted(text: string, start: number): boolean {
  const lead = before(text, start, 160);
  return lead.split('"').length % 2 === 0 || lead.lastIndexOf("“") > lead.lastIndexOf("”");
}

/** The strength of the words around a year as evidence of the founding year; 0 if there is none. */
function strengthOf(text: string, start: number): number {
  const lead = before(text, start, 60).replace(/^.*(?:[!?;]|\.(?= \p{Lu})) /u, "");
  const tail = after(text, start + 4, 60);
  if (matches(foundingTail, tail) && /(?<!\p{L})in $/iu.test(lead)) return 4;
  if (
    isQuoted(text, start) ||
    [notAFounding, trouble, withoutSince, soSince, ofPartOnly, ownerInPlace, qualifiedSince].some((words) =>
      matches(words, lead),
    ) ||
    lawSince.test(tail) ||
    repairedThen.test(tail)
  )
    return 0;
  if (otherBegan.test(lead)) return 1;
  return (
    yearLeads.find(({ lead: words, tail: rest }) => matches(words, lead) && (!rest || matches(rest, tail)))
      ?.strength ?? 0
  );
}

/** Finds the year in which the business began: the first one with the strongest evidence. */
export function findFounded(reading: Reading): Found[] {
  const text = freeText(reading);
  let best: { readonly fact: Found; readonly strength: number } | null = null;
  for (const match of allMatches(year, text)) {
    const strength = strengthOf(text, match.index);
    if (strength <= (best?.strength ?? 0)) continue;
    const span = { start: match.index, end: match.index + 4 };
    best = { strength, fact: { kind: "founded", ...span, value: match[0], about: "" } };
  }
  return best ? [best.fact] : [];
}
