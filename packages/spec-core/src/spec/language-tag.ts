import { readCountry } from "./country-name.ts";

/** Countries and territories whose English is spelt as in Britain. */
export const britishSpelling: ReadonlySet<string> = new Set(
  "GB IE AU NZ ZA IN MT CY GG JE IM GI FK BM SG HK MY PK BD LK KE UG TZ NG GH ZM ZW BW NA MU JM TT BB FJ".split(
    " ",
  ),
);

/** Countries with their own variety of written English. */
const otherEnglish: ReadonlySet<string> = new Set(["US", "CA"]);

/** Whether people there say 'elevator' and 'restroom'; our own English is American where no country is known. */
export const isAmericanEnglish = (country: string | null): boolean =>
  country === null || otherEnglish.has(country);

const codesByReading: ReadonlyMap<string, string> = new Map(
  [...britishSpelling, ...otherEnglish].map((code) => [readCountry(code), code]),
);

/** The code of a country where English is written, chosen by the client or read from the answers; else the text. */
export const englishCountry = (country: string): string =>
  codesByReading.get(country.trim()) ?? country.trim().toUpperCase();

/** The language tag of a site (BCP 47), with the country if it is one where English is written: 'en-GB'. */
export function languageTag(country = ""): string {
  const code = englishCountry(country);
  return britishSpelling.has(code) || otherEnglish.has(code) ? `en-${code}` : "en";
}
