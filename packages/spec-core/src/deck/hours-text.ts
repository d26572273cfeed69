import { hourTokens } from "../content/facts/hours/hour-tokens.ts";
import { withApostrophes } from "../site/apostrophes.ts";
import { isCallingBack, timesOfCalls } from "./call-times.ts";

const days =
  /(?<![\p{L}@./])(?:mon|tues?|weds?|thur?s?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?![\p{L}@])/gu;

const dayNames =
  "mo|tu|we|th|fr|sa|su|di|mi|do|so|ma|wo|vr|za|zo|lu|me|je|ve|mar|mi[ée]|jue|vie|s[áa]b|dom|sam|lun|jeu|ven|dim|mer";
const beginsWithDay = new RegExp(
  `^(?:(?:${dayNames})\\p{L}{0,8}(?!\\p{L})|closed (?:on )?(?:${dayNames}|weekends?|(?:bank|public) holidays)(?:\\p{L}{0,8})(?!\\p{L}))`,
  "iu",
);
const says = /\d|closed|mornings?|afternoons?|evenings?|appointment|geschlossen|gesloten|fermé|cerrado/iu;
const betweenDays = new RegExp(
  `[,;]\\s+(?=(?:(?:${dayNames})\\p{L}{0,8}|closed (?:on )?(?:${dayNames}|weekends?|bank|public)\\p{L}{0,8})(?!\\p{L}))`,
  "iu",
);

const betweenSentences = /(?<=[\p{L}\d])\.\s+(?=\p{Lu})/u;

/** Whether hours begin with a day or a time, so that 'open' can precede them; not 'Courses Mo, Di 18:30'. */
export function isTime(hours: string): boolean {
  const start = hours.trim().replace(/^[(~]/u, "");
  const [first] = hourTokens(start, null);
  return /^\p{N}/u.test(start) || (first !== undefined && first.kind !== "other");
}

/** A sentence of opening hours with what separates it from the next one. */
interface HoursSentence {
  readonly text: string;
  readonly separator: string;
  readonly isOfCalls: boolean;
}

/** The sentences of hours; one on calling back belongs to that on calls before it. */
function sentencesOf(text: string): HoursSentence[] {
  const parts = text.split(/(\n|(?<=[\p{L}\d])[.;]\s+)/u);
  const sentences: HoursSentence[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [sentence = "", separator = ""] = parts.slice(index, index + 2);
    const isOfCalls =
      timesOfCalls(sentence) !== "" || (sentences.at(-1)?.isOfCalls === true && isCallingBack(sentence));
    sentences.push({ text: sentence, separator, isOfCalls });
  }
  return sentences;
}

/**
 * The parts of hours that only say when to call, which stand beside the number: 'Phone before 7pm please', 'I answer the
 * phone from 9 to 5. I ring back the same evening'.
 */
export function callsInHours(text: string): string[] {
  const calls: string[] = [];
  for (const { text: sentence, isOfCalls } of sentencesOf(text)) {
    if (!isOfCalls) continue;
    const before = timesOfCalls(sentence) === "" ? calls.pop() : undefined;
    calls.push(before === undefined ? sentence : `${before}. ${sentence}`);
  }
  return calls;
}

/** Opening hours without these sentences and what separates them from the others. */
export function withoutCalls(text: string): string {
  const sentences = sentencesOf(text);
  if (!sentences.some(({ isOfCalls }) => isOfCalls)) return text;
  let hours = "";
  let separator = "";
  for (const sentence of sentences) {
    if (!sentence.isOfCalls) {
      hours += (hours === "" ? "" : separator) + sentence.text;
      separator = sentence.separator;
    } else if (sentence.separator === "\n") separator = "\n";
  }
  return hours.replace(/[\s.;,]+$/u, "").trim() || text;
}

/** Whether hours only say that one needs an appointment: 'By appointment only'. */
export const isByAppointment = (text: string): boolean =>
  /^(?:visits? )?(?:(?:strictly|only|all) )?by appointments?(?!\p{L})|^appointments? only(?!\p{L})/iu.test(
    text.trim(),
  );

/**
 * Opening hours line by line, even if they were typed in one line: 'Tue-Thu 17-23, Sun 13-21', but not 'Mon, Tue 8-12'.
 */
export function hoursLines(text: string): string[] {
  return withoutCalls(text)
    .split("\n")
    .flatMap((line) => {
      const parts = line.split(betweenDays);
      const isTable = parts.every((part) => beginsWithDay.test(part.trim()) && says.test(part));
      // A remark about all days does not belong to the line of the last one.
      return isTable ? parts.flatMap((part) => part.split(betweenSentences)) : [line];
    });
}

/** Hours of something else than the business, with its name: 'Tours: after 5 or on Saturday'. */
export const hoursOf = (hours: string, about: string): string =>
  about === "" ? hours : `${about}: ${hours}`;

/** Hours in one line; if a line contains commas, semicolons separate the lines. */
export const hoursInLine = (texts: readonly string[]): string => {
  const lines = texts.flatMap((text) =>
    withoutCalls(text)
      .trim()
      .split(/\s*\n\s*/u),
  );
  return lines.join(lines.length > 1 && lines.some((line) => line.includes(",")) ? "; " : ", ");
};

/** First words of opening hours that have a capital only because they come first: 'By appointment', 'Every day'. */
const plainStart =
  /^(?:by|only|closed|every|daily|weekdays?|weekends?|mornings?|afternoons?|evenings?|from|until|till|after|before|always|usually|mostly|all|on|in|at|most|late|early|appointments?)(?!\p{L})/iu;

/** Opening hours for use inside a sentence: 'by appointment, Tuesday to Friday'. */
export const hoursInside = (text: string): string =>
  plainStart.test(text) ? text.replace(/^\p{Lu}/u, (first) => first.toLowerCase()) : text;

/** Opening hours with the days capitalized, which people often type in lower case. */
export const hoursText = (text: string): string =>
  withApostrophes(text).replace(days, (day) => day.charAt(0).toUpperCase() + day.slice(1));
