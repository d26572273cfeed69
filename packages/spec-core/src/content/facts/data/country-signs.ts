/** A form of writing that points to countries, and how strongly. */
export interface CountrySign {
  readonly pattern: RegExp;
  readonly countries: readonly string[];
  readonly weight: number;
}

const sign = (pattern: RegExp, countries: string, weight: number): CountrySign => ({
  pattern,
  countries: countries.split(" "),
  weight,
});

/** Currencies, streets, postcodes and numbers as they are written; a country gets each sign's weight at most twice. */
export const countrySigns: readonly CountrySign[] = [
  sign(/£/gu, "GB", 3),
  sign(/€|\beuros?\b/giu, "DE AT FR ES IT NL PT IE", 1),
  sign(/(?<!\p{Lu})\$/gu, "US CA AU NZ", 1),
  sign(/\bCHF\b|\bFr\. ?\d|\d\.[–-]/gu, "CH", 4),
  sign(/(?:zł|\bPLN\b)/gu, "PL", 4),
  sign(/\b(?:AUD|A\$)|\bAU\$/gu, "AU", 4),
  sign(/\bNZD\b|\bNZ\$/gu, "NZ", 4),
  sign(/\b(?:CAD|CA\$|C\$)/gu, "CA", 4),
  sign(/\d ?\$/gu, "CA", 2),
  sign(/\b\d+p\b/gu, "GB", 1),
  sign(
    /stra(?:ß|ss)e|(?<=\p{Ll}{3})str\.? \d|gasse \d|\bStr\. \d|weg \d|platz \d|allee \d/giu,
    "DE AT CH",
    3,
  ),
  sign(/straße/giu, "DE AT", 1),
  sign(
    /(?:str\.?|straße|strasse|weg|platz|gasse|allee|ring|damm|chaussee|markt|\b(?:zum|zur|am|an der|im|auf der) \p{Lu}[\p{L}-]+) \d{1,4} ?[a-z]?,? (?:in )?\d{5}\b/giu,
    "DE",
    4,
  ),
  sign(/\b0\d{2,5} ?[/-] ?\d{2,3}(?: ?\d){2,6}\b/gu, "DE AT", 2),
  sign(/\bGmbH\b/gu, "DE AT CH", 2),
  sign(/\b(?:rue|chemin|avenue|quai|route|place|allées|impasse) (?:de|du|des|d'|la|le)\b/giu, "FR CH CA", 2),
  sign(/\b(?:calle|carrer|avenida|paseo|plaza|ctra|camino|avda)\b/giu, "ES", 3),
  sign(/\b(?:via|viale|piazza|corso|vicolo|strada) \p{Lu}/giu, "IT CH", 2),
  sign(/\b(?:rua|travessa|praça|largo|avenida) (?:de|do|da|dos|das)\b/giu, "PT", 3),
  sign(/\b(?:ul|al|pl|os)\. \p{Lu}/gu, "PL", 3),
  sign(/\p{Ll}(?:straat|gracht|laan|plein|kade|dijk|singel) \d/giu, "NL", 4),
  sign(/\b\d{5} \p{Lu}\p{Ll}/gu, "DE FR ES IT", 2),
  sign(/[,\n] ?(?:A-)?[1-9]\d{3} \p{Lu}\p{Ll}/gu, "AT CH", 3),
  sign(/\b\d{4}-\d{3} \p{Lu}/gu, "PT", 6),
  sign(/\b\d{2}-\d{3} \p{Lu}/gu, "PL", 5),
  sign(/\b[1-9]\d{3} ?[A-Z]{2},? \p{Lu}/gu, "NL", 5),
  sign(/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu, "GB", 6),
  sign(/\b[AC-FHKNPRTV-Y]\d[\dW] [A-Z]\w{3}\b/gu, "IE", 6),
  sign(/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gu, "CA", 6),
  sign(/\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/gu, "US", 6),
  sign(/\b(?:ny|ca|tx|fl|nj|pa|il|oh|mi|nc|ga|wa|az|mn|wi) \d{5}\b/gu, "US", 5),
  sign(/\b(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT),? \d{4}\b/gu, "AU", 6),
  sign(/\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\(\d{3}\) ?\d{3}[- ]\d{4}/gu, "US CA", 3),
  sign(/\b0[1-79](?:[ .-]?\d{2}){4}\b/gu, "FR", 3),
  sign(
    /\b0(?:20 ?\d{4} ?\d{4}|1[2-4689]\d\d ?\d{3} ?\d{3}|1\d1 ?\d{3} ?\d{4}|7\d{3} ?\d{3} ?\d{3})\b/gu,
    "GB",
    3,
  ),
  sign(/\b08[35679] ?\d{3} ?\d{4}\b/gu, "IE", 3),
  sign(/\b04\d\d \d{3} \d{3}\b|\(0[2378]\) ?\d{4} \d{4}/gu, "AU", 3),
  sign(/\b[69]\d\d(?: \d{3}){2}\b|\b[69]\d\d(?: \d\d){3}\b/gu, "ES", 2),
  sign(/\bATU ?\d/gu, "AT", 5),
  sign(/\bCHE[- ]?\d/gu, "CH", 6),
  sign(/\bDE ?\d{3} ?\d{3} ?\d{3}\b/gu, "DE", 5),
  sign(/\bNL ?\d{9}B\d\d\b/gu, "NL", 5),
  sign(/\bFR ?\d{2} ?\d{3} ?\d{3} ?\d{3}\b/gu, "FR", 5),
  sign(/\bGB ?\d{3} ?\d{4} ?\d{2}\b/gu, "GB", 5),
  sign(/\bHR[AB] ?\d/gu, "DE", 4),
];

/** Calling codes (ITU-T E.164 assignments) behind a plus or 00. */
export const callingCodes: Readonly<Record<string, string>> = {
  "31": "NL",
  "33": "FR",
  "34": "ES",
  "39": "IT",
  "41": "CH",
  "43": "AT",
  "44": "GB",
  "48": "PL",
  "49": "DE",
  "61": "AU",
  "64": "NZ",
  "351": "PT",
  "353": "IE",
};
