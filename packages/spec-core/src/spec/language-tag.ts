/** Countries and territories whose English is spelt as in Britain. */
export const britishSpelling: ReadonlySet<string> = new Set(
  "GB IE AU NZ ZA IN MT CY GG JE IM GI FK BM SG HK MY PK BD LK KE UG TZ NG GH ZM ZW BW NA MU JM TT BB FJ".split(
    " ",
  ),
);

/** Countries in which English is written with a spelling of their own. */
const otherEnglish: ReadonlySet<string> = new Set(["US", "CA"]);

/** The language of a site, with its country where that is one in which English is written: 'en-GB' (BCP 47). */
export function languageTag(country = ""): string {
  const code = country.trim().toUpperCase();
  return britishSpelling.has(code) || otherEnglish.has(code) ? `en-${code}` : "en";
}
