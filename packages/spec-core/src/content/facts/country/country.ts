import { memoByText } from "../../../memo.ts";
import type { OnboardingFormData } from "../../../onboarding/form-data.ts";
import { allMatches, matchableIn } from "../../regex-prefilter/prefiltered-match.ts";
import { callingCodes, countrySigns } from "./data/country-signs.ts";
import { countryWords } from "./data/country-words.ts";

type Scores = Map<string, number>;

const weights = { certain: 4, place: 3, callingCode: 4, domain: 3, people: 1, elsewhere: 1 } as const;

/** Words for a people, their language or their food: 'we teach German in Leeds' says little about the country. */
const people = new Set(
  "indian german austrian swiss french spanish italian dutch portuguese polish belgian swedish danish norwegian finnish luxembourgish irish canadian australian aussie kiwi kiwis".split(
    " ",
  ),
);
const weightOf = (words: string, listed: number): number => (people.has(words) ? weights.people : listed);

/** 'We ship to Germany and France', 'guests from Holland': another country than that of the business. */
const elsewhere = /(?<!\p{L})(?:(?<!from [\p{L} ]{1,40})to|from) (?:\p{L}+(?:,| and| or| &),? ){0,4}$/u;
const elsewhereReach = 60;

/** Words of a country and the weight that each adds, by its first word, for looking them up while reading. */
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

/** Short words that are no other word in lower case. */
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

/** Every word counts once for a country, however often it is written. */
function scoreWords(text: string, scores: Scores): void {
  const seen = new Set<string>();
  const lower = text.toLowerCase();
  for (const match of lower.matchAll(/[\p{L}\p{N}]+/gu))
    for (const { words, country, weight } of byFirstWord.get(match[0]) ?? []) {
      const end = match.index + words.length;
      // 'VR' is a register, 'vr' Friday in Dutch: short words count in capitals.
      const isShort = words.length <= 3 && !shortInLowerCase.has(words);
      if (isShort && text.slice(match.index, end) !== words.toUpperCase()) continue;
      if (!lower.startsWith(words, match.index) || isWord(lower[end])) continue;
      const lead = lower.slice(Math.max(0, match.index - elsewhereReach), match.index);
      // 'From Bath to Bristol' is where the business goes.
      const isElsewhere = elsewhere.test(lead) && !/^ to /u.test(lower.slice(end, end + 4));
      const key = `${country} ${words} ${isElsewhere}`;
      if (!seen.has(key)) add(scores, country, isElsewhere ? weights.elsewhere : weight);
      seen.add(key);
    }
}

const addressed = /(?:@|www\.)([\p{L}\p{N}.-]{1,80})/giu;
/** Of a host, after which a sentence may end. */
const countryDomain = /\.(\p{L}{2})\.{0,3}$/u;
/** 'northwindows.ca': without a sign before it, only where the end is no word. */
const alone =
  /(?<![\p{L}\p{N}@.-])[a-z\d-]{3,63}\.(?:(?:co|com|net|org)\.)?(ca|ie|ch|nl|pt|de|(?<=\.(?:co|com|net|org)\.)(?:uk|nz|au|za|br|mx))(?![\p{L}\p{N}-]|\.\p{L})/giu;

/** The countries of the domains in mail and web addresses. */
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

/** The lowest score that is enough, and the least lead over the second country. */
const least = { seen: 4, ahead: 2 } as const;

type Leads = readonly (readonly [country: string, score: number])[];

// The country is asked for more than once while one form is read.
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
  // Visitors may come from anywhere: their places are weak evidence.
  for (const [country, score] of audienceScores(audience)) add(scores, country, score / 3);
  return [...scores].toSorted(
    ([one, a], [other, b]) => b - a || Number(other === "US") - Number(one === "US"),
  );
}

/** The countries that the answers point to, the likeliest first. */
function ranked(form: OnboardingFormData): Leads {
  const { contact, description, audience, contentNotes, niche, legalForm, registrationNumber } = form;
  const own = [contact.address, contact.phone, legalForm, registrationNumber, form.businessName, niche];
  return leadsIn([...own, description, contentNotes].join("\n"), audience);
}

const answeredCountry = ({ contact }: OnboardingFormData): string | null => {
  const code = contact.country.trim().toUpperCase();
  return /^[A-Z]{2}$/u.test(code) ? (code === "UK" ? "GB" : code) : null;
};

/** The likeliest country for reading numbers and postcodes, however little points to it; null where two are equally likely. */
export function likelyCountryOf(form: OnboardingFormData): string | null {
  const answered = answeredCountry(form);
  if (answered) return answered;
  const [first, second] = ranked(form);
  // The United States and Canada write numbers alike, and share a calling code.
  const isLikely = first && (first[1] > (second?.[1] ?? 0) || (first[0] === "US" && second?.[0] === "CA"));
  return isLikely ? first[0] : null;
}

/**
 * The country of the business as a code of ISO 3166-1 alpha-2: the one that was answered, otherwise the one that
 * addresses, numbers, currencies, registers and places in the answers point to. Null where they are not clear.
 */
export function countryOf(form: OnboardingFormData): string | null {
  const answered = answeredCountry(form);
  if (answered) return answered;
  const [first, second] = ranked(form);
  if (!first || first[1] < least.seen) return null;
  return second && first[1] - second[1] < least.ahead ? null : first[0];
}
