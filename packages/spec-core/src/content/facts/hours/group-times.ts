import { oneLine } from "../../../text/one-line.ts";
import type { Span } from "../../place.ts";
import { firstMatch } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import { groups } from "./data/group-words.ts";

const reach = 40;
const mostWords = 4;
const linkAtEnd =
  /(?:\s(?:on|the|every|each|at|in|of|from|is|are|and|a|an|for|we|meet|meets|runs?|usually|normally|mostly|often|always|[-–—(]))+$/iu;

/** The first words of a text without brackets and without words that introduce times. */
const named = (text: string): string =>
  oneLine(text.replace(/[():]/gu, " ")).split(" ").slice(0, mostWords).join(" ").replace(linkAtEnd, "");

const leadOf = (text: string, start: number): string =>
  before(text, start, reach).replace(/^[\s\S]*[.;,!?\uFFFC]/u, "");

/** The subject of the times, from the words before them, if these are few. */
export const subjectBefore = (lead: string): string =>
  lead.length <= reach || /[.;,!?\n]/u.test(lead.slice(-reach)) ? named(leadOf(lead, lead.length)) : "";

/** The part of a text that begins with the name of a group. */
const fromGroup = (text: string): string => {
  const at = firstMatch(groups, text)?.index ?? -1;
  return at < 0 ? "" : named(text.slice(at));
};

/** Words after times that describe what they are for. */
const describing = /^,? (?:which|that) (?:is|are)(?!\p{L})|^,? (?:that|it)['’]?s(?!\p{L})/iu;

/** Church services among the words of days and times. */
const within = /(?<!\p{L})(?:services?|worship|mass)(?!\p{L})/iu;

/**
 * The group or event that times belong to, if they are not the business's: 'toddlers' in 'Tue and Thu 16:00 toddlers'.
 * Empty if there is none. Times without an end are never opening hours.
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
  // 'Weaving on Wednesdays, which is a small group': the words before the times name it.
  const subject = describing.test(tail) ? named(lead.replace(/^\s*(?:and|then|also|plus)\s/iu, "")) : "";
  const group =
    fromGroup(isLonger ? lead + first : lead) || (fromGroup(tail) && (subject || fromGroup(tail)));
  if (group !== "" || !isStart) return group;
  const said = text.slice(start, end);
  return (within.exec(said)?.[0] ?? "") || named(tail.trim()) || oneLine(lead).replace(linkAtEnd, "");
}
