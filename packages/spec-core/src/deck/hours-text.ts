import { hourTokens } from "../content/facts/hours/hour-tokens.ts";

const days =
  /(?<![\p{L}@./])(?:mon|tues?|weds?|thur?s?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?![\p{L}@])/gu;

const dayNames =
  "mo|tu|we|th|fr|sa|su|di|mi|do|so|ma|wo|vr|za|zo|lu|me|je|ve|mar|mi[ée]|jue|vie|s[áa]b|dom|sam|lun|jeu|ven|dim|mer";
const beginsWithDay = new RegExp(
  `^(?:(?:${dayNames})\\p{L}{0,8}(?!\\p{L})|closed (?:on )?(?:${dayNames}|weekends?|(?:bank|public) holidays)(?:\\p{L}{0,8})(?!\\p{L}))`,
  "iu",
);
const says = /\d|closed|geschlossen|gesloten|fermé|cerrado/iu;
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

/**
 * Opening hours line by line, even if they were typed in one line: 'Tue-Thu 17-23, Sun 13-21', but not 'Mon, Tue 8-12'.
 */
export function hoursLines(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const parts = line.split(betweenDays);
    const isTable = parts.every((part) => beginsWithDay.test(part.trim()) && says.test(part));
    // A remark about all days does not belong to the line of the last one.
    return isTable ? parts.flatMap((part) => part.split(betweenSentences)) : [line];
  });
}

/** Hours in one line; if a line contains commas, semicolons separate the lines. */
export const hoursInLine = (texts: readonly string[]): string => {
  const lines = texts.flatMap((text) => text.trim().split(/\s*\n\s*/u));
  return lines.join(lines.length > 1 && lines.some((line) => line.includes(",")) ? "; " : ", ");
};

/** Opening hours with the days capitalized, which people often type in lower case. */
export const hoursText = (text: string): string =>
  text.replace(days, (day) => day.charAt(0).toUpperCase() + day.slice(1));
