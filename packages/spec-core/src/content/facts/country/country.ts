import { memoByText } from "../../../memo.ts";
import type { OnboardingFormData } from "../../../onboarding/form-data.ts";
import { allMatches, matchableIn } from "../../regex-prefilter/prefiltered-match.ts";
import { callingCodes, countrySigns } from "./data/country-signs.ts";
import { countryWords } from "./data/country-words.ts";

type Scores = Map<string, number>;

const weights = { certain: 4, place: 3, callingCode: 4, domain: 3, people: 1, elsewhere: 1 } as const;

/** Words for a people, their language or food, which are weak evidence of a country: 'we teach German in Leeds'. */
const people = new Set(
  "indian german austrian swiss french spanish italian dutch portuguese polish belgian swedish danish norwegian finnish luxembourgish irish canadian australian aussie kiwi kiwis".split(
    " ",
  ),
);
const weightOf = (words: string, listed: number): number => (people.has(words) ? weights.people : listed);

/** Words that introduce a country other than the business's: 'We ship to Germany and France', 'guests from Holland'. */
const elsewhere = /(?<!\p{L})(?:(?<!from [\p{L} ]{1,40})to|from) (?:\p{L}+(?:,| and| or| &),? ){0,4}$/u;
const elsewhereReach = 60;

/** The terms of all countries with their weights, by the first word of each term. */
const byFirstWord = new Map<string, { words: string; country: string; weight: number }[]>();
for (const [country, { certain, places }] of Object.entries(countryWords))
  for (const [list, weight] of [
    [certain, weights.certain],
    [places, weights.place],
  ] as const)
    for (const words of list.split("|")) {
      const [first = ""] = words.match(/[\p{L}\p{N}]+/u) ?? [];
      const entries = byFirstWord.get(first) ?? [];
      byFirstWord.set(first, [...entries, { words, country, weight: weightOf(words, weight) }]);
    }

/** Short terms that are unambiguous even in lower case. */
const shortInLowerCase: ReadonlySet<string> = new Set([
  "uk",
  "usa",
  "abn",
  "kvk",
  "ttc",
  "zł",
  "chf",
  "pln",
  "mom",
  "nhs",
]);

const add = (scores: Scores, country: string, weight: number): void => {
  scores.set(country, (scores.get(country) ?? 0) + weight);
};

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Adds the weights of a text's terms to the scores. A term counts once per country, however often it occurs. */
function scoreWords(text: string, scores: Scores): void {
  const seen = new Set<string>();
  const lower = text.toLowerCase();
  for (const match of lower.matchAll(/[\p{L}\p{N}]+/gu))
    for (const { words, country, weight } of byFirstWord.get(match[0]) ?? []) {
      const end = match.index + words.length;
      // Short terms count only in capitals: 'VR' is a register, 'vr' is Friday in Dutch.
      const isShort = words.length <= 3 && !shortInLowerCase.has(words);
      if (isShort && text.slice(match.index, end) !== words.toUpperCase()) continue;
      if (!lower.startsWith(words, match.index) || isWord(lower[end])) continue;
      const lead = lower.slice(Math.max(0, match.index - elsewhereReach), match.index);
      // 'From Bath to Bristol' is where the business works.
      const isElsewhere = elsewhere.test(lead) && !/^ to /u.test(lower.slice(end, end + 4));
      const key = `${country} ${words} ${isElsewhere}`;
      if (!seen.has(key)) add(scores, country, isElsewhere ? weights.elsewhere : weight);
      seen.add(key);
    }
}

const addressed = /(?:@|www\.)([\p{L}\p{N}.-]{1,80})/giu;
/** The country domain at the end of a host name, possibly followed by full stops. */
const countryDomain = /\.(\p{L}{2})\.{0,3}$/u;
/** A host name without a prefix: 'northwindows.ca'. Only with a top-level domain that is not a word. */
const alone =
  /(?<![\p{L}\p{N}@.-])[a-z\d-]{3,63}\.(?:(?:co|com|net|org)\.)?(ca|ie|ch|nl|pt|de|(?<=\.(?:co|com|net|org)\.)(?:uk|nz|au|za|br|mx))(?![\p{L}\p{N}-]|\.\p{L})/giu;

/** The countries of the top-level domains in e-mail and web addresses. */
const domainsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...allMatches(addressed, text).map(([, host = ""]) => countryDomain.exec(host)?.[1] ?? ""),
      ...allMatches(alone, text).map(([, name = ""]) => name),
    ]
      .map((name) => (name.toLowerCase() === "uk" ? "GB" : name.toUpperCase()))
      .filter((country) => country in countryWords),
  );

const signsIn = matchableIn(countrySigns, ({ pattern }) => pattern);

function scoreSigns(text: string, scores: Scores): void {
  for (const { pattern, countries, weight } of signsIn(text)) {
    const count = Math.min(2, allMatches(pattern, text).length);
    for (const country of count > 0 ? countries : []) add(scores, country, count * weight);
  }
  const codes = new Set(
    [...text.matchAll(/(?:\+|\b00) ?(\d{2})(\d?)/gu)].map(([, two, third]) => {
      const three = `${two}${third}`;
      return callingCodes[three] ?? callingCodes[two ?? ""];
    }),
  );
  for (const country of codes) if (country) add(scores, country, weights.callingCode);
  for (const country of domainsIn(text)) add(scores, country, weights.domain);
}

/** The minimum score of the first country, and its minimum lead over the second. */
const least = { seen: 4, ahead: 2 } as const;

type Leads = readonly (readonly [country: string, score: number])[];

// Cached because several functions ask for the country of the same form.
const ownScores = memoByText((text): ReadonlyMap<string, number> => {
  const scores: Scores = new Map();
  scoreWords(text, scores);
  scoreSigns(text, scores);
  return scores;
});
const audienceScores = memoByText((text): ReadonlyMap<string, number> => {
  const scores: Scores = new Map();
  scoreWords(text, scores);
  return scores;
});

function leadsIn(text: string, audience: string): Leads {
  const scores: Scores = new Map(ownScores(text));
  // Visitors can come from anywhere, so places in the audience are weak evidence.
  for (const [country, score] of audienceScores(audience)) add(scores, country, score / 3);
  return [...scores].toSorted(
    ([one, a], [other, b]) => b - a || Number(other === "US") - Number(one === "US"),
  );
}

/** The countries that the answers indicate, the likeliest first. */
function ranked(form: OnboardingFormData): Leads {
  const { contact, description, audience, contentNotes, niche, legalForm, registrationNumber } = form;
  const own = [contact.address, contact.phone, legalForm, registrationNumber, form.businessName, niche];
  return leadsIn([...own, description, contentNotes].join("\n"), audience);
}

const answeredCountry = ({ contact }: OnboardingFormData): string | null => {
  const code = contact.country.trim().toUpperCase();
  return /^[A-Z]{2}$/u.test(code) ? (code === "UK" ? "GB" : code) : null;
};

/**
 * The likeliest country for parsing numbers and postcodes, even with little evidence; null if two are equally likely.
 */
export function likelyCountryOf(form: OnboardingFormData): string | null {
  const answered = answeredCountry(form);
  if (answered) return answered;
  const [first, second] = ranked(form);
  // The United States and Canada share the calling code and the format of numbers, so a tie of both does not matter.
  const isLikely = first && (first[1] > (second?.[1] ?? 0) || (first[0] === "US" && second?.[0] === "CA"));
  return isLikely ? first[0] : null;
}

/**
 * The country of the business (ISO 3166-1 alpha-2): the answered one, otherwise the one that addresses, numbers,
 * currencies, registers and places in the answers indicate. Null if they are not clear.
 */
export function countryOf(form: OnboardingFormData): string | null {
  const answered = answeredCountry(form);
  if (answered) return answered;
  const [first, second] = ranked(form);
  if (!first || first[1] < least.seen) return null;
  return second && first[1] - second[1] < least.ahead ? null : first[0];
}
