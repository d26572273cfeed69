import { firstMatch } from "../content/regex-prefilter/prefiltered-match.ts";
import { countryName } from "../spec/country-name.ts";
import { areaAlone, areaDone, areaInSentence, surePlace } from "./data/area-words.ts";

const fewestAlone = 2;

/**
 * The places in which a sentence says that the business works, counties with that word; empty if it names none.
 */
export function placesIn(sentence: string): string[] {
  const split = (list = ""): string[] =>
    list.split(/, and |, plus |, | and | plus | & | or /u).map((name) => name.replace(/[.]+$/u, ""));
  const alone = areaAlone.exec(sentence.trim());
  if (alone && /(?<!\p{L})only(?!\p{L})/iu.test(sentence)) {
    const names = split(alone.groups?.places);
    if (names.length >= fewestAlone) return names;
  }
  const found = firstMatch(areaInSentence, sentence) ?? firstMatch(areaDone, sentence);
  if (!found) return [];
  const listed = split(found.groups?.places);
  if (areaDone.test(found[0]) && !listed.some((name) => surePlace.test(name))) return [];
  const names = listed.map((name) => name.replace(/ county$/u, " County"));
  const isCounties = /^ counties(?!\p{L})/iu.test(sentence.slice(found.index + found[0].length));
  return isCounties ? names.map((name) => `${name} County`) : names;
}

/** Letters that people write for the name of a country; 'SA' is South Africa there, and Saudi Arabia in ISO 3166-1. */
const countryLetters: Readonly<Record<string, string>> = {
  UK: "GB",
  GB: "GB",
  US: "US",
  USA: "US",
  NZ: "NZ",
  UAE: "AE",
};
const inCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = { ZA: { SA: "ZA", RSA: "ZA" } };

/** A name that people cut: 'Chapel A' for Chapel Allerton. */
const isCut = (name: string): boolean => / \p{Lu}[.]?$/u.test(name);

/** A place for programs: a country by its name, never letters that may stand for another place; empty for others. */
function placeName(name: string, country: string): string {
  if (isCut(name)) return "";
  if (!/^\p{Lu}{2,3}$/u.test(name)) return name;
  const code = inCountry[country]?.[name] ?? countryLetters[name] ?? (name === country ? name : "");
  return code === "" ? "" : countryName(code);
}

/** 'Within 12 miles of Ludlow': more than the place that it names. */
const radius = /(?<!\p{L})within \d{1,3} ?(?:miles?|km|kilomet(?:re|er)s?|minutes?|mins?) of(?!\p{L})/iu;

/** Where a business in a country (a code of ISO 3166-1) works, from its sentences for visitors; each place once. */
export const areaServed = (sentences: readonly string[], country = ""): string[] => [
  ...new Set(
    sentences
      .filter((sentence) => !radius.test(sentence))
      .flatMap(placesIn)
      .map((name) => placeName(name, country))
      .filter((name) => name !== ""),
  ),
];
