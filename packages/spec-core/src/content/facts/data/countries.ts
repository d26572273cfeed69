import type { CountryCode } from "libphonenumber-js/min";

/** The languages, besides English, whose words for days and prices are recognised in texts from a country. */
export type Language = "de" | "fr" | "es" | "it" | "nl" | "pt" | "pl" | "ca" | "sv" | "da" | "fi";

/** The formats that differ by country. */
export interface CountryRules {
  readonly code: CountryCode;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly Language[];
  /** Matches a postcode in a line of an address. */
  readonly postcode: RegExp;
  /** Whether the town comes after the postcode. */
  readonly hasTownAfter: boolean;
  /** Matches the start of a number in national format; null if a leading 0 is enough to recognise it. */
  readonly nationalNumber: RegExp | null;
}

const edge = "(?<![\\p{L}\\p{N}-])";
const end = "(?![\\p{L}\\p{N}])";
const code = (pattern: string): RegExp => new RegExp(`${edge}(?:${pattern})${end}`, "gu");

/** The abbreviations of states that are unambiguous in lower case. */
const statesInLowerCase =
  "a[krz]|c[at]|fl|ga|i[al]|k[sy]|m[dinost]|n[cdehjmvy]|oh|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]";
const usStates =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";

/** The countries by ISO 3166-1 alpha-2 code. Postcodes: Universal Postal Union, addressing systems of the members. */
export const countries: readonly CountryRules[] = [
  {
    code: "GB",
    currency: "GBP",
    languages: [],
    postcode: code(
      "[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[a-z]{1,2}\\d[a-z\\d]? (?!1st|2nd|3rd)\\d[abd-hjlnp-uw-z]{2}",
    ),
    hasTownAfter: false,
    nationalNumber: null,
  },
  {
    code: "IE",
    currency: "EUR",
    languages: [],
    postcode: code("[AC-FHKNPRTV-Y]\\d[\\dW] ?(?=[A-Z]*\\d)[A-Z\\d]{4}"),
    hasTownAfter: false,
    nationalNumber: /^1(?:800|850|890|5\d\d)\d{6}$/u,
  },
  {
    code: "US",
    currency: "USD",
    languages: [],
    postcode: code(
      `(?:${usStates}|${statesInLowerCase})\\.?,? \\d{5}(?:-\\d{4})?|(?<=\\p{Lu}\\p{Ll}{2,20},? )\\d{5}(?:-\\d{4})?`,
    ),
    hasTownAfter: false,
    nationalNumber: /^1?[2-9]\d\d[2-9]\d{6}$/u,
  },
  {
    code: "CA",
    currency: "CAD",
    languages: ["fr"],
    postcode: code("[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d"),
    hasTownAfter: false,
    nationalNumber: /^1?[2-9]\d\d[2-9]\d{6}$/u,
  },
  {
    code: "AU",
    currency: "AUD",
    languages: [],
    postcode: code(
      "(?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT|NT|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania),? \\d{4}",
    ),
    hasTownAfter: false,
    nationalNumber: /^1[38]00\d{6}$|^13\d{4}$/u,
  },
  {
    code: "NZ",
    currency: "NZD",
    languages: [],
    postcode: code("(?<=\\p{Lu}[\\p{Ll}āēīōū]{2,20},? )\\d{4}"),
    hasTownAfter: false,
    nationalNumber: null,
  },
  {
    code: "IN",
    currency: "INR",
    languages: [],
    postcode: code("(?<=\\p{Lu}\\p{Ll}{2,20}[ ,–-]{1,3})[1-9]\\d{2} ?\\d{3}"),
    hasTownAfter: false,
    nationalNumber: /^[6-9]\d{9}$/u,
  },
  {
    code: "ZA",
    currency: "ZAR",
    languages: [],
    postcode: code("(?<=\\p{Lu}\\p{Ll}{2,20},? )\\d{4}"),
    hasTownAfter: false,
    nationalNumber: null,
  },
  {
    code: "DE",
    currency: "EUR",
    languages: ["de"],
    postcode: code("(?:D-?)?\\d{5}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "AT",
    currency: "EUR",
    languages: ["de"],
    postcode: code("(?:A-?)?[1-9]\\d{3}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "CH",
    currency: "CHF",
    languages: ["de", "fr", "it"],
    postcode: code("(?:CH-?)?[1-9]\\d{3}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "FR",
    currency: "EUR",
    languages: ["fr"],
    postcode: code("(?:F-?)?\\d{5}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "ES",
    currency: "EUR",
    languages: ["es", "ca"],
    postcode: code("(?:E-?)?[0-5]\\d{4}(?= \\p{Lu}|[\\s,.;]|$)"),
    hasTownAfter: true,
    nationalNumber: /^[6-9]\d{8}$/u,
  },
  {
    code: "IT",
    currency: "EUR",
    languages: ["it"],
    postcode: code("(?:I-?)?\\d{5}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: /^3\d{8,9}$|^800\d{6}$/u,
  },
  {
    code: "NL",
    currency: "EUR",
    languages: ["nl"],
    postcode: code("[1-9]\\d{3} ?[A-Z]{2}"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "PT",
    currency: "EUR",
    languages: ["pt"],
    postcode: code("[1-9]\\d{3}-\\d{3}"),
    hasTownAfter: true,
    nationalNumber: /^[239]\d{8}$/u,
  },
  {
    code: "PL",
    currency: "PLN",
    languages: ["pl"],
    postcode: code("\\d{2}-\\d{3}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: /^[1-9]\d{8}$/u,
  },
  {
    code: "BE",
    currency: "EUR",
    languages: ["nl", "fr", "de"],
    postcode: code("(?:B-?)?[1-9]\\d{3}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "LU",
    currency: "EUR",
    languages: ["fr", "de"],
    postcode: code("(?:L-?)?[1-9]\\d{3}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: /^[2-9]\d{5,8}$/u,
  },
  {
    code: "SE",
    currency: "SEK",
    languages: ["sv"],
    postcode: code("(?:SE-?)?[1-9]\\d{2} ?\\d{2}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
  {
    code: "DK",
    currency: "DKK",
    languages: ["da"],
    postcode: code("(?:DK-?)?[1-9]\\d{3}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: /^[2-9]\d{7}$/u,
  },
  {
    code: "NO",
    currency: "NOK",
    languages: ["da"],
    postcode: code("(?:NO?-?)?\\d{4}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: /^[2-9]\d{7}$/u,
  },
  {
    code: "FI",
    currency: "EUR",
    languages: ["fi", "sv"],
    postcode: code("(?:FI-?)?\\d{5}(?= \\p{Lu})"),
    hasTownAfter: true,
    nationalNumber: null,
  },
];

/** The rules of a country; null if it is not in the table. */
export const rulesOf = (country: string | null): CountryRules | null =>
  countries.find(({ code: candidate }) => candidate === country) ?? null;
