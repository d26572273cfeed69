import { matchesAny } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Spec } from "../spec/schema.ts";
import {
  callButton,
  callingBack,
  callsWanted,
  fewCalls,
  notCallingBack,
  notSeen,
  numberFirst,
  onSite,
  texting,
} from "./data/ways-wanted.ts";

/** How the client wants to be contacted by telephone: by text, rather not, before any other way, or as usual. */
export type PreferredWay = "text" | "few-calls" | "calls-first" | "call";

type Statement = Spec["content"]["statements"][number];

const wantsText = matchesAny([texting]);
const wantsFewCalls = matchesAny(fewCalls);
const wantsCalls = matchesAny(callsWanted);
const showsNumber = matchesAny(numberFirst);
const showsButton = matchesAny([callButton]);
const namesSite = matchesAny([onSite]);
const declines = matchesAny([notSeen]);
const callsBack = matchesAny(callingBack);
const neverCallsBack = matchesAny([notCallingBack]);

/** Whether a statement is about the site, not about what the business does. */
const isAboutSite = ({ field, text }: Statement): boolean => field !== "description" || namesSite(text);

const wantsNumberFirst = (statement: Statement): boolean =>
  (showsNumber(statement.text) || (isAboutSite(statement) && showsButton(statement.text))) &&
  !declines(statement.text);

/**
 * How the number is to be used, from everything that the client wrote; remarks for the agency count too, since none of
 * it is printed.
 */
export function preferredWay({ content: { statements, facts } }: Pick<Spec, "content">): PreferredWay {
  const relevant = statements.filter(({ field }) => field !== "competitors");
  const phones = facts.filter(({ kind }) => kind === "phone").map(({ text }) => text);
  const said = [...relevant.map(({ text }) => text), ...phones];
  if (said.some(wantsText)) return "text";
  if (said.some(wantsFewCalls)) return "few-calls";
  if (!facts.some(({ kind, isConfirmed }) => kind === "phone" && isConfirmed)) return "call";
  // 'Ring me, don't email' in remarks for the agency only is about the agency's own calls.
  const toAnybody = [
    ...relevant.filter(({ field }) => field !== "onlyForUs").map(({ text }) => text),
    ...phones,
  ];
  return toAnybody.some(wantsCalls) || relevant.some(wantsNumberFirst) ? "calls-first" : "call";
}

/**
 * Whether the client answers by telephone or text, and needs a number for it. Remarks for the agency do not count:
 * there, it is the agency that is called back.
 */
export const answersByPhone = ({ content: { statements } }: Pick<Spec, "content">): boolean =>
  statements.some(
    ({ field, text }) =>
      field !== "competitors" && field !== "onlyForUs" && callsBack(text) && !neverCallsBack(text),
  );
