import type { OnboardingFormData } from "../../../onboarding/form-data.ts";
import type { Fact } from "../../fact.ts";
import { firstMatch, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { sentencesOf } from "../sentences.ts";
import {
  bothWork,
  kindsBeside,
  mobilePrefixes,
  namesNumberOrSite,
  onlyUsedFor,
  phoneBans,
  placeWord,
  saysOwner,
  unclearPrefixes,
} from "./data/phone-bans.ts";

type Kind = "mobile" | "landline";
const kinds: readonly Kind[] = ["mobile", "landline"];
const other: Readonly<Record<Kind, Kind>> = { mobile: "landline", landline: "mobile" };

/** Longer sentences have no full stops, so that their words may be about something else. */
const longestSentence = 200;
const reach = 24;

/** Not the number of a house in its street. */
const mentionsNumber =
  /(?<!\p{L})(?:mobile|mob|cell|land ?-?line|fixed|(?<!(?:house|flat|door|street) )number|phone|line)s?(?!\p{L})/iu;

interface Bans {
  readonly kinds: ReadonlySet<Kind>;
  /** The places whose numbers are withheld: 'home', 'shop'. */
  readonly places: ReadonlySet<string>;
  /** The only place whose number is allowed. */
  readonly onlyPlace: string | undefined;
  /** Whether a place's number is only for the agency, which therefore has it: 'My home number is just for you'. */
  readonly isForAgency: boolean;
  /** Whether a sentence says of the withheld numbers themselves that they must not be shown. */
  readonly isStrict: boolean;
  readonly isFirst: boolean;
  readonly isSecond: boolean;
}

const sentencesIn = (text: string): string[] =>
  matches(mentionsNumber, text)
    ? sentencesOf(text)
        .map(({ start, end }) => text.slice(start, end).trim())
        .filter((sentence) => sentence.length <= longestSentence)
    : [];

/** The sentences in which the client may say which numbers are shown. */
const sentencesAbout = ({ description, contentNotes, onlyForUs, contact }: OnboardingFormData): string[] => [
  ...sentencesIn(description).filter((sentence) => matches(namesNumberOrSite, sentence)),
  ...[contentNotes, onlyForUs, contact.phone, contact.openingHours].flatMap(sentencesIn),
];

/** The words of a sentence that withhold a number. */
function wordsAgainst(ban: RegExp, sentence: string): string {
  const [words = ""] = firstMatch(ban, sentence) ?? [];
  // 'The mobile is mine' alone says who answers it, if the sentence invites to call it.
  return matches(saysOwner, words) && matches(bothWork, sentence) ? "" : words;
}

const isAgainst = (ban: RegExp, sentence: string): boolean => wordsAgainst(ban, sentence) !== "";

/** The words of a sentence that allow only one number. */
const wordsAllowing = (allowed: RegExp, sentence: string): string =>
  matches(onlyUsedFor, sentence) ? "" : (firstMatch(allowed, sentence)?.[0] ?? "");

/** Whether the business's numbers of a kind are withheld by a sentence, which may also allow only those of the other. */
const isBannedBy = (sentence: string, kind: Kind): boolean =>
  isAgainst(phoneBans[kind].against, sentence) ||
  wordsAllowing(phoneBans[other[kind]].allowing, sentence) !== "";

const withOrders = [phoneBans.first.against, phoneBans.second.against];
const allAgainst = [...withOrders, phoneBans.place.against, ...kinds.map((kind) => phoneBans[kind].against)];

/** Whether a sentence says which of the business's numbers must not be shown: 'Landline only please'. */
export const withholdsNumber = (sentence: string): boolean =>
  sentence.length <= longestSentence &&
  matches(mentionsNumber, sentence) &&
  (kinds.some((kind) => isBannedBy(sentence, kind)) ||
    [...withOrders, phoneBans.place.against].some((ban) => isAgainst(ban, sentence)) ||
    wordsAllowing(phoneBans.place.allowing, sentence) !== "");

const placesIn = (words: string): string[] => {
  const [place] = placeWord.exec(words) ?? [];
  return place === undefined ? [] : [place.toLowerCase()];
};

function bansIn(sentences: readonly string[]): Bans {
  const isBanned = (kind: Kind): boolean => sentences.some((sentence) => isBannedBy(sentence, kind));
  const { first, second, place } = phoneBans;
  return {
    kinds: new Set(kinds.filter(isBanned)),
    places: new Set(sentences.flatMap((sentence) => placesIn(wordsAgainst(place.against, sentence)))),
    onlyPlace: sentences.flatMap((sentence) => placesIn(wordsAllowing(place.allowing, sentence)))[0],
    isForAgency: sentences.some((sentence) =>
      /(?<!\p{L})for you$/iu.test(wordsAgainst(place.against, sentence)),
    ),
    isFirst: sentences.some((sentence) => isAgainst(first.against, sentence)),
    isSecond: sentences.some((sentence) => isAgainst(second.against, sentence)),
    isStrict: sentences.some((sentence) =>
      allAgainst.some((ban) => isAgainst(ban, sentence) && !saysOwner.test(wordsAgainst(ban, sentence))),
    ),
  };
}

/** The words directly beside a number. */
function wordsBeside({ about, text: number, start, end }: Fact, text: string): string {
  const lead = text
    .slice(Math.max(0, start - reach), start)
    .replace(/^[\s\S]*(?:\d|[.!?;\n]\s?)/u, "")
    .replace(/^\s?\([^()]*\)/u, "");
  const [, inBrackets = "", after = ""] =
    /^\s?(?:\(([^()\d]{1,20})\)|[-–]?\s?(\p{L}[\p{L} ]{1,14})(?=\s?(?:[,;.)/]|$)))/u.exec(text.slice(end)) ??
    [];
  return `${about} ${lead} ${number} ${inBrackets}${after}`;
}

/** The kind of a number by the words beside it, else by its first digits; undefined if neither says it. */
function kindOf(value: string, beside: string): Kind | undefined {
  const named = kinds.find((kind) => kindsBeside[kind].test(beside));
  if (named) return named;
  const code = Object.keys(mobilePrefixes).find((each) => value.startsWith(`+${each}`));
  if (code === undefined) return undefined;
  const begins = (prefixes = "(?!)"): boolean => new RegExp(`^\\+${code}(?:${prefixes})`, "u").test(value);
  if (begins(unclearPrefixes[code])) return undefined;
  return begins(mobilePrefixes[code]) ? "mobile" : "landline";
}

/** The telephone numbers that the client's words exclude; lifted if no number would be left and none is said private. */
function excludedPhones(
  phones: readonly Fact[],
  form: OnboardingFormData,
): { readonly kept: ReadonlySet<Fact>; readonly isLifted: boolean } {
  const bans = bansIn(sentencesAbout(form));
  const texts: Readonly<Record<string, string>> = {
    "contact.phone": form.contact.phone,
    description: form.description,
    audience: form.audience,
    contentNotes: form.contentNotes,
  };
  const beside = phones.map((fact) => wordsBeside(fact, texts[fact.field] ?? ""));
  const kindsFound = phones.map(({ value }, index) => kindOf(value, beside[index] ?? ""));
  const places = beside.map((words) => placesIn(words)[0]);
  const isUntold = phones.length > 1 && kindsFound.every((kind) => kind === undefined);
  // No number is named by its place, so any of them may be the one meant.
  const isUnplaced = bans.isForAgency && places.every((place) => place === undefined);
  const [one] = bans.kinds;
  const isKept = (_: Fact, index: number): boolean => {
    const [kind, place] = [kindsFound[index], places[index]];
    // Beside a number of the allowed kind, one of no known kind is the other.
    const isRest = kind === undefined && one !== undefined && (isUntold || kindsFound.includes(other[one]));
    return (
      (kind !== undefined && bans.kinds.has(kind)) ||
      isRest ||
      isUnplaced ||
      (place !== undefined && bans.places.has(place)) ||
      (bans.onlyPlace !== undefined && places.includes(bans.onlyPlace) && place !== bans.onlyPlace) ||
      (bans.isFirst && phones.length > 1 && index === 0) ||
      (bans.isSecond && index > 0)
    );
  };
  const kept = new Set(phones.filter(isKept));
  return { kept, isLifted: kept.size > 0 && kept.size === phones.length && !bans.isStrict && !isUntold };
}

const phonesOf = (facts: readonly Fact[]): Fact[] => facts.filter(({ kind }) => kind === "phone");

/** Whether the client's words exclude the only number that there is, which is shown until they answer. */
export const excludesOnlyPhone = (facts: readonly Fact[], form: OnboardingFormData): boolean =>
  excludedPhones(phonesOf(facts), form).isLifted;

/**
 * Withholds the telephone numbers that the client's words exclude by their kind, wherever they are written: 'Landline
 * only please, the cell number is mine'. Where neither words nor digits tell the kinds apart, all wait. If no number
 * would be left, and none is said to be private, none is withheld: a question asks which one is meant.
 */
export function withPhonesKept(facts: readonly Fact[], form: OnboardingFormData): readonly Fact[] {
  const phones = phonesOf(facts);
  if (phones.length === 0) return facts;
  const { kept, isLifted } = excludedPhones(phones, form);
  if (isLifted) return facts;
  return facts.map((fact) => (kept.has(fact) ? { ...fact, proposal: "keep" } : fact));
}
