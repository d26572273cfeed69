import { memoByKey, memoByText } from "../../memo.ts";
import type { ContactAnswers } from "../../onboarding/form-data.ts";
import { isNoAnswer } from "../../onboarding/no-answer.ts";
import { letterKey } from "../../text/keys.ts";
import { firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { rulesOf } from "./data/countries.ts";
import { findEmails } from "./emails.ts";
import { timeToCallAtEnd } from "./hours/data/call-times-words.ts";
import { type HourToken, hourTokens } from "./hours/hour-tokens.ts";
import { type ContactBox, kindOfAnswer } from "./misplaced-answers.ts";
import { findPhones } from "./phones/phones.ts";
import { findSpokenDigits } from "./phones/spoken-digits.ts";
import {
  clausesOf,
  isHidden,
  isToBeAsked,
  saysOnlyWhatToShow,
  withoutLabel,
  withoutRemarks,
} from "./without-remarks.ts";

// Room for the form being edited and others.
const answersKept = 4;

/**
 * An address with characters that are rare in sentences, so it must be the whole answer: 'jörg@müller.de',
 * 'info@кафе.рф'.
 */
const wholeEmail = /^[^\s@<>()]{1,64}@[^\s@<>()]{1,250}\.[^\s@<>().,;]{2,63}$/u;
/** 'hello @ smith.com': an address only as the whole answer; in a sentence '@' may mean 'at'. */
const spacedEmail = /^([^\s@]{1,64}) {0,2}@ {0,2}([^\s@]{1,250})$/u;

function readEmail(answer: string): string {
  const text = answer.trim().replace(spacedEmail, "$1@$2");
  const [first] = findEmails({ text, field: "description", country: rulesOf(null), taken: [] });
  if (!first) return wholeEmail.test(text) ? text : "";
  const written = text.slice(first.start, first.end);
  // Mail programs need the normalised form of 'info at smith dot com'.
  return written.includes("@") && !/\s/u.test(written) ? written : first.value;
}

/** The first e-mail address in the e-mail field; empty if there is none: 'I must ask my son'. */
export const writtenEmail = memoByText(readEmail, answersKept);

/** At least five digits, as in the shortest numbers of businesses; separators and brackets may be between them. */
const dialled = /\d(?:[\s()./–-]{0,3}\d){4}/u;
/** '1-800-FLOWERS' */
const inLetters = /(?<!\d)(?:1[ -])?8\d\d[ -][A-Z][A-Z -]{3,}/u;

const moreDigits = /^[\s()./–-]{1,4}\d/u;
const phoneLead = "tel ";

/** The only number of an answer without a remark that begins with digits: '0117 496 0123 (24 hours)'. */
function withoutDigitsBehind(answer: string): string {
  const text = `${phoneLead}${answer}`;
  const [phone, ...others] = findPhones({ text, field: "description", country: rulesOf(null), taken: [] });
  return phone && others.length === 0 && moreDigits.test(text.slice(phone.end))
    ? text.slice(phoneLead.length, phone.end)
    : answer;
}

/** The answer in the phone field without remarks; empty if it contains no number: 'call me'. */
export const writtenPhone = (answer: string): string =>
  dialled.test(answer) || inLetters.test(answer) || findSpokenDigits(answer).length > 0
    ? withoutDigitsBehind(withoutRemarks("phone", answer).trim())
    : "";

const elsewhere =
  "(?:please )?(?:(?:see|look|read|check|as|like|same as) (?:(?:it is |is |written |said |mentioned |i (?:said|wrote) )?(?:above|below|before|earlier|already)|(?:in |at |on )?(?:the |my |our )?(?:descriptions?|texts?|notes?|answers?|previous (?:page|answer)|first page))|already (?:said|told|written|given|mentioned))(?: (?:above|below|before|already))?";
const refersElsewhere = new RegExp(`(?<!\\p{L})${elsewhere}(?!\\p{L})`, "iu");
const leadingReference = new RegExp(`^${elsewhere}(?!\\p{L})[\\s,;:.–-]*(?:and |but )?`, "iu");

/** Words that make hours too vague to be useful. */
const vague =
  /(?<!\p{L})(?:differ\p{L}*|vary|varies|varying|depend\p{L}*|chang\p{L}+|irregular\p{L}*)(?!\p{L})/iu;

const exact: ReadonlySet<HourToken["kind"]> = new Set([
  "always",
  "every",
  "closed",
  "noon",
  "midnight",
  "part",
  "time",
  "day",
]);
const rough: ReadonlySet<HourToken["kind"]> = new Set(["season", "open"]);

/** What visitors can do if no day or time is given. */
const otherwise =
  /(?<!\p{L})(?:any ?time|when ?ever|always|all hours|appointments?|arrangement|arranged?|book(?:ed|ings?)?|reserv\p{L}+|request|calls?|ring|phone|telephone|text|messages?|whatsapp|e-?mail|knock|bell|flexible|tides?|weather|sun|snow|flag|sign|online|today|tomorrow|tonight|weeks?|weekly|months?|monthly|hours?|termine?|immer|jederzeit|toujours|rdv|siempre|sempre|altijd)(?!\p{L})/iu;

/** When to call, at the end of the answer in the field for opening hours; empty if it does not say. */
export const writtenCallTimes = (answer: string): string => firstMatch(timeToCallAtEnd, answer)?.[1] ?? "";

/** Hours without clauses that only refer to another answer: 'Sat 10-2. Lunch times see above'. */
const withoutReferences = (hours: string): string =>
  clausesOf(hours)
    .filter((clause, index) => index === 0 || /\d/u.test(clause) || !matches(refersElsewhere, clause))
    .join("")
    .replace(leadingReference, "");

function readHours(answer: string): string {
  // 'Phone before 7pm please' does not say when to come.
  const text = withoutRemarks("openingHours", answer.replace(timeToCallAtEnd, "")).trim();
  const kinds = new Set(hourTokens(text, null).map(({ kind }) => kind));
  const isExact = [...exact].some((kind) => kinds.has(kind));
  if (isExact) return withoutReferences(text);
  // 'See above, its different in October' contains a month but no hours.
  if (refersElsewhere.test(text) || vague.test(text) || isToBeAsked(text))
    return !isToBeAsked(text) && otherwise.test(text) ? text.replace(leadingReference, "") : "";
  return otherwise.test(text) || [...rough].some((kind) => kinds.has(kind)) ? text : "";
}

/** The answer in the field for opening hours; empty if it does not say when to come: 'see above', 'it depends'. */
export const writtenHours = memoByText(readHours, answersKept);

/**
 * A clause that describes an action and not an address: 'I send the pin when you book', 'ask us for it'. 'We are at …'
 * introduces an address instead.
 */
const deed = new RegExp(
  [
    "(?:i|we)(?:['’]ll| will| can| would(?! rather)| only| always| then| just)? (?:send|give|tell|share|show|text|e-?mail|message|meet|pick|collect|come|visit|travel|drive|deliver|call|ring|phone|explain|confirm|let you|bring|say|do not|don['’]?t|never)",
    "(?:please )?(?:ask|call|ring|text|message|e-?mail|contact) (?:me|us|for it)",
    "(?:told|given|sent|shared|shown|disclosed) (?:when|once|after|on|upon|to|with|by)",
    "(?:ich|wir) (?:schick|send|sag|geb|teil|komm|fahr)\\p{L}{0,4}",
    "(?:je|nous) (?:(?:vous|te) )?(?:envo|donn|di|communiqu|ven|vien)\\p{L}{1,5}",
  ]
    .map((pattern) => `(?<!\\p{L})${pattern}(?!\\p{L})`)
    .join("|"),
  "iu",
);
/** The clauses of an address, each with the separator before it. */
const clauses = /(?:^|[,;\n(–]|\.\s|\s-\s)[^,;\n(–]{0,120}?(?=[,;\n(–]|\.\s|\s-\s|$)/gu;

function readAddress(answer: string): string {
  if (isNoAnswer(answer)) return "";
  const said = withoutLabel(withoutRemarks("address", answer));
  if (!matches(deed, said)) return said;
  const rest = said
    .replace(clauses, (clause) => (matches(deed, clause) ? "" : clause))
    .replace(/^[\s,;.–-]+|[\s,;.–-]+$/gu, "");
  return kindOfAnswer("phone", rest) === "address" ? rest : "";
}

/**
 * The answer in the address field without sentences about it; empty if nothing else is left: 'I send the pin when you
 * book'.
 */
export const writtenAddress = memoByText(readAddress, answersKept);

const boxes: readonly ContactBox[] = ["phone", "email", "address", "openingHours"];

/** For each field, the part of its answer that fits it; empty if none does. */
const written: Readonly<Record<ContactBox, (answer: string) => string>> = {
  phone: writtenPhone,
  email: writtenEmail,
  address: writtenAddress,
  openingHours: writtenHours,
};

interface Sorted {
  readonly contact: ContactAnswers;
  /** Answers that fit no field, or whose field already has an answer. */
  readonly left: readonly string[];
}

function sortBoxes(contact: ContactAnswers): Sorted {
  const sorted = { ...contact };
  const left: string[] = [];
  const moving = boxes
    .map((box) => ({ box, answer: contact[box], kind: kindOfAnswer(box, contact[box]) }))
    .filter(({ box, kind }) => kind !== box);
  for (const { box } of moving) sorted[box] = "";
  for (const { answer, kind } of moving) {
    if (kind === "web" || written[kind](sorted[kind]) !== "") {
      if (kind === "web" || letterKey(sorted[kind]) !== letterKey(answer)) left.push(answer);
      continue;
    }
    // An answer such as 'See above' refers to the moved one and is dropped.
    if (!refersElsewhere.test(sorted[kind])) left.push(sorted[kind]);
    sorted[kind] = answer.trim();
  }
  return { contact: sorted, left };
}

const sortedBoxes = memoByKey(sortBoxes, {
  keyOf: (contact) => JSON.stringify([contact.country, ...boxes.map((box) => contact[box])]),
  most: answersKept,
});

/**
 * The contact details, each in the right field: hours that were typed into the address field become the opening hours.
 */
export const inTheirBoxes = (contact: ContactAnswers): ContactAnswers => sortedBoxes(contact).contact;

/** The answer as typed if its remark forbids to show the detail, so that it is still withheld when it is read again. */
const unlessHidden = (box: ContactBox, answer: string, written: string): string =>
  written !== "" && isHidden(box, answer) ? answer : written;

/** The contact details without answers that are only remarks, which count as unanswered. */
export function withoutMereRemarks(answers: ContactAnswers): ContactAnswers {
  const contact = inTheirBoxes(answers);
  return {
    ...contact,
    phone: unlessHidden("phone", contact.phone, writtenPhone(contact.phone)),
    email: writtenEmail(contact.email) && contact.email,
    address: unlessHidden("address", contact.address, writtenAddress(contact.address)),
    openingHours:
      writtenHours(contact.openingHours) &&
      unlessHidden(
        "openingHours",
        contact.openingHours,
        withoutRemarks("openingHours", contact.openingHours),
      ),
  };
}

/** The separators of a spoken address: 'info at smith dot com'. */
const spokenSigns = / (?:at|dot)(?= )/giu;

/** Whether an address has words beside it that leave open what visitors may read. */
const isAddressOpen = (address: string): boolean =>
  address !== "" &&
  writtenAddress(address) !== withoutLabel(address) &&
  !(writtenAddress(address) !== "" && saysOnlyWhatToShow("address", address));

/** The answers in these fields that contain remarks, unchanged. They are not for visitors. */
export function contactRemarks(answers: ContactAnswers): string[] {
  const { contact, left } = sortedBoxes(answers);
  const { phone, email, address, openingHours } = contact;
  const rest = letterKey(email.replace(spokenSigns, "").replace(/mailto:|e-?mail|mail/giu, "")).replace(
    letterKey(writtenEmail(email).replace(/mail/giu, "")),
    "",
  );
  return [
    ...left,
    ...(writtenPhone(phone) !== phone.trim() || isToBeAsked(phone) ? [phone] : []),
    ...(rest === "" && !isToBeAsked(email) ? [] : [email]),
    ...(isAddressOpen(address) ? [address] : []),
    ...(writtenHours(openingHours) === "" || withoutRemarks("openingHours", openingHours) !== openingHours
      ? [openingHours]
      : []),
  ]
    .map((text) => text.trim())
    .filter((text) => !isNoAnswer(text));
}
