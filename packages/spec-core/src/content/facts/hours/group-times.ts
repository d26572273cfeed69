import { oneLine } from "../../../text/one-line.ts";
import type { Span } from "../../place.ts";
import { firstMatch } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import { groups } from "./data/group-words.ts";

const reach = 40;
const mostWords = 4;
const linkAtEnd =
  /(?:\s(?:on|the|every|each|at|in|of|from|is|are|and|a|an|for|we|meet|meets|runs?|[-–—]))+$/iu;

/** The first words of what is left without brackets and the words that lead to times. */
const named = (text: string): string =>
  oneLine(text.replace(/[():]/gu, " ")).split(" ").slice(0, mostWords).join(" ").replace(linkAtEnd, "");

const leadOf = (text: string, start: number): string =>
  before(text, start, reach).replace(/^[\s\S]*[.;,!?\uFFFC]/u, "");

/** What the words before times name, if they are few. */
export const subjectBefore = (lead: string): string =>
  lead.length <= reach || /[.;,!?\n]/u.test(lead.slice(-reach)) ? named(leadOf(lead, lead.length)) : "";

/** The words from the name of a group on. */
const fromGroup = (text: string): string => {
  const at = firstMatch(groups, text)?.index ?? -1;
  return at < 0 ? "" : named(text.slice(at));
};

/** Services of a church among the words of days and times themselves. */
const within = /(?<!\p{L})(?:services?|worship|mass)(?!\p{L})/iu;

/**
 * Whose times these are where they are not those of the business: 'toddlers' of 'Tue and Thu 16:00 toddlers'. Empty where
 * nothing says so. Times without an end are never opening hours.
 */
export function groupBeside(
  text: string,
  { start, end }: Span,
  { isStart }: { readonly isStart: boolean },
): string {
  const lead = leadOf(text, start);
  // A full stop ends the sentence, unless it is that of '6 p.m.'.
  const isOver = /(?<![ap]\.?m)[.!?]$/iu.test(text.slice(start, end));
  const tail = (isOver ? "" : after(text, end, reach)).replace(/(?:[.;,!?\uFFFC]|\s[-–—]\s)[\s\S]*$/u, "");
  // 'Coffee morning Wednesdays': a word of the name may be a time of day.
  const [first = ""] = /^\p{L}+/u.exec(text.slice(start, end)) ?? [];
  const found = firstMatch(groups, lead + first);
  const isLonger = found !== null && found.index + found[0].length > lead.length;
  const group = fromGroup(isLonger ? lead + first : lead) || fromGroup(tail);
  if (group !== "" || !isStart) return group;
  const said = text.slice(start, end);
  return (within.exec(said)?.[0] ?? "") || named(tail.trim()) || oneLine(lead).replace(linkAtEnd, "");
}
