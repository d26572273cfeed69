import { languagesOf } from "../../../industry/languages/detect.ts";
import type { CountryRules } from "../data/countries.ts";
import { shortDays } from "./data/day-words.ts";
import { isKind } from "./hour-runs.ts";
import { type HourToken, hourTokens } from "./hour-tokens.ts";

const englishName = /^(?:mon|tue|wed|thu|fri|sat|sun)/iu;
/** English words that are days in another language only with a capital: 'So', 'Do', 'Me'. */
const alsoWords = /^(?:so|do|me|sex)$/u;
const isEnglish = (word: string): boolean =>
  englishName.test(word) || shortDays.en.has(word.toLowerCase()) || alsoWords.test(word);

/** Words between days and times that have one English word. */
const translated: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}\d]) (?:und|et)(?= [\p{L}\d])/giu, " and"],
  [/(?<=[\p{L}\d]) bis(?= [\p{L}\d])/giu, " to"],
  [/(?<!\p{L})(?:geschlossen|fermé)(?!\p{L})/giu, "closed"],
  [/(?<=\d) ?Uhr(?!\p{L})/giu, ""],
];
/** Words that show that the hours are sentences in another language, which are left alone. */
const abroad =
  /(?<!\p{L})(?:von|vom|ab|nur|nach|sowie|oder|für|am|im|täglich|vereinbarung|feiertage?|sur|le|les|de|du|à|sauf|rendez-vous|los|las|del|con|previa|cita|dalle|alle|su|op|van|tot|na|afspraak|z|po|w)(?!\p{L})/iu;

/**
 * Typed opening hours with English days, if the description is in English and the hours are only days and times: 'Mon-Fri
 * 8-12, Sun 10-12' for 'Mo-Fr 8-12, So 10-12'.
 */
export function withEnglishDays(hours: string, description: string, country: CountryRules | null): string {
  if (description.trim() === "" || !languagesOf(description)[0]?.includes("english")) return hours;
  const wordOf = ({ start, end }: HourToken): string => hours.slice(start, end);
  const days = hourTokens(hours, country).filter(isKind("day"));
  const areEnglish = days.every((token) => isEnglish(wordOf(token)));
  if (areEnglish || abroad.test(hours) || days.some((token) => alsoWords.test(wordOf(token)))) return hours;
  const named = days.reduceRight((text, token) => {
    if (token.kind !== "day" || englishName.test(wordOf(token))) return text;
    const stop = hours[token.end] === "." ? 1 : 0;
    return `${text.slice(0, token.start)}${token.day.slice(0, 3)}${text.slice(token.end + stop)}`;
  }, hours);
  return translated.reduce((text, [word, english]) => text.replace(word, english), named);
}
