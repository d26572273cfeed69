import { matchesAny } from "../content/regex-prefilter/prefiltered-match.ts";
import {
  callButton,
  callingBack,
  callsWanted,
  chatting,
  emailFirst,
  fewCalls,
  largeNumber,
  messagingBest,
  notCallingBack,
  notSeen,
  numberFirst,
  onSite,
  texting,
  textMessage,
} from "../spec/data/ways-wanted.ts";
import type { Spec } from "../spec/schema.ts";

/**
 * How the client wants to be contacted by telephone: by text, by WhatsApp, rather not, before any other way, or as
 * usual.
 */
export type PreferredWay = "text" | "chat" | "few-calls" | "calls-first" | "call";

type Statement = Spec["content"]["statements"][number];

const wantsText = matchesAny([texting]);
const wantsMessage = matchesAny([messagingBest]);
const wantsFewCalls = matchesAny(fewCalls);
const wantsEmail = matchesAny(emailFirst);
const wantsLarge = matchesAny([largeNumber]);
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

type Content = Pick<Spec, "content"> & Partial<Pick<Spec, "websiteGoals">>;

/** The sentences that say that a message is the best way: 'Best to text or whatsapp me'. */
const onMessages = ({ content: { statements } }: Content): string[] =>
  statements.flatMap(({ field, text }) =>
    field !== "competitors" && field !== "onlyForUs" && wantsMessage(text) ? [text] : [],
  );

/** Whether a message to the number is what the client wants most. */
export const areMessagesFirst = (spec: Content): boolean => onMessages(spec).length > 0;

/** Whether the client wants messages on WhatsApp, alone or beside texts. */
export const areChatsWanted = (spec: Content): boolean =>
  onMessages(spec).some((text) => chatting.test(text));

const call = "(?:call|ring|phone)(?: me| us)?";
const message = "(?:text|message|sms)(?: me| us)?";
/** 'Call or text', 'ring us or send a text'. */
const callOrText = new RegExp(
  `(?<!\\p{L})(?:${call},? (?:or|and|\\/) (?:send (?:me |us )?an? )?${message}|${message},? (?:or|and|\\/) ${call}|${call}\\/${message})(?!\\p{L})`,
  "iu",
);

/** Whether the client names calls beside texts, whichever is better. */
export const areCallsWelcome = ({ content: { statements, facts } }: Content): boolean =>
  [...statements, ...facts.filter(({ kind }) => kind === "phone")].some(
    ({ field, text }) => field !== "competitors" && field !== "onlyForUs" && callOrText.test(text),
  );

/** Whether the client wants the number where everybody sees it, whatever it is used for. */
export const isNumberOnTop = ({ content: { statements } }: Content): boolean =>
  statements.some(({ field, ...one }) => field !== "competitors" && wantsNumberFirst({ field, ...one }));

/** Whether the client wants the number in large type. */
export const isNumberLarge = ({ content: { statements } }: Content): boolean =>
  statements.some(({ field, text }) => field !== "competitors" && wantsLarge(text) && !declines(text));

/**
 * How the number is to be used, from everything that the client wrote; remarks for the agency count too, since none of
 * it is printed.
 */
export function preferredWay(spec: Content): PreferredWay {
  const { statements, facts } = spec.content;
  const goals = spec.websiteGoals ?? [];
  const relevant = statements.filter(({ field }) => field !== "competitors");
  const phones = facts.filter(({ kind }) => kind === "phone").map(({ text }) => text);
  const said = [...relevant.map(({ text }) => text), ...phones];
  if ([...said, ...goals].some(wantsText)) return "text";
  const messages = onMessages(spec);
  if (messages.length > 0) return messages.some((text) => textMessage.test(text)) ? "text" : "chat";
  if ([...said, ...goals].some(wantsFewCalls)) return "few-calls";
  // 'Email is better' in remarks for the agency only is about the agency's own questions.
  if (relevant.some(({ field, text }) => field !== "onlyForUs" && wantsEmail(text))) return "few-calls";
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
export const answersByPhone = ({ content: { statements } }: Content): boolean =>
  statements.some(
    ({ field, text }) =>
      field !== "competitors" && field !== "onlyForUs" && callsBack(text) && !neverCallsBack(text),
  );
