import type { OnboardingFormData } from "../../../onboarding/form-data.ts";
import type { Fact } from "../../fact.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { sentencesOf } from "../sentences.ts";
import { bothWork, kindsBeside, mobilePrefixes, onlyUsedFor, phoneBans } from "./data/phone-bans.ts";

type Kind = "mobile" | "landline";
const kinds: readonly Kind[] = ["mobile", "landline"];
const other: Readonly<Record<Kind, Kind>> = { mobile: "landline", landline: "mobile" };

/** Longer sentences have no full stops, so that their words may be about something else. */
const longestSentence = 200;
const reach = 24;

const mentionsNumber = /(?<!\p{L})(?:mobile|mob|cell|land ?-?line|fixed|number|phone|line)s?(?!\p{L})/iu;

interface Bans {
  readonly kinds: ReadonlySet<Kind>;
  readonly isFirst: boolean;
  readonly isSecond: boolean;
}

/** The sentences in which the client may say which numbers are shown. */
const sentencesAbout = ({ description, contentNotes, onlyForUs, contact }: OnboardingFormData): string[] =>
  [description, contentNotes, onlyForUs, contact.phone, contact.openingHours].flatMap((text) =>
    matches(mentionsNumber, text)
      ? sentencesOf(text)
          .map(({ start, end }) => text.slice(start, end).trim())
          .filter((sentence) => sentence.length <= longestSentence)
      : [],
  );

const isAgainst = (ban: RegExp, sentence: string): boolean => {
  const [words = ""] = ban.exec(sentence) ?? [];
  // 'The mobile is mine' alone says who answers it, if the sentence invites to call it.
  return words !== "" && !(/mine$/iu.test(words) && bothWork.test(sentence));
};

/** Whether the business's numbers of a kind are withheld by a sentence, which may also allow only those of the other. */
const isBannedBy = (sentence: string, kind: Kind): boolean =>
  isAgainst(phoneBans[kind].against, sentence) ||
  (phoneBans[other[kind]].allowing.test(sentence) && !onlyUsedFor.test(sentence));

/** Whether a sentence says which of the business's numbers must not be shown: 'Landline only please'. */
export const withholdsNumber = (sentence: string): boolean =>
  sentence.length <= longestSentence &&
  matches(mentionsNumber, sentence) &&
  (kinds.some((kind) => isBannedBy(sentence, kind)) ||
    [phoneBans.first, phoneBans.second].some(({ against }) => isAgainst(against, sentence)));

function bansIn(sentences: readonly string[]): Bans {
  const isBanned = (kind: Kind): boolean => sentences.some((sentence) => isBannedBy(sentence, kind));
  return {
    kinds: new Set(kinds.filter(isBanned)),
    isFirst: sentences.some((sentence) => isAgainst(phoneBans.first.against, sentence)),
    isSecond: sentences.some((sentence) => isAgainst(phoneBans.second.against, sentence)),
  };
}

/** The kind of a number by the words beside it, else by its first digits; undefined if neither says it. */
function kindOf({ value, about, start, end }: Fact, text: string): Kind | undefined {
  const lead = text
    .slice(Math.max(0, start - reach), start)
    .replace(/^[\s\S]*(?:\d|[.!?;\n]\s?)/u, "")
    .replace(/^\s?\([^()]*\)/u, "");
  const [, tail = ""] =
    /^\s?(?:\(([^()\d]{1,20})\)|[-–]?\s?(\p{L}[\p{L} ]{1,14})(?=\s?(?:[,;.)/]|$)))/u.exec(text.slice(end)) ??
    [];
  const said = `${about} ${lead} ${tail}`;
  const named = kinds.find((kind) => kindsBeside[kind].test(said));
  if (named) return named;
  const code = Object.keys(mobilePrefixes).find((each) => value.startsWith(`+${each}`));
  if (code === undefined) return undefined;
  return new RegExp(`^\\+${code}${mobilePrefixes[code]}`, "u").test(value) ? "mobile" : "landline";
}

/**
 * Withholds the telephone numbers that the client's words exclude by their kind, wherever they are written: 'Landline
 * only please, the cell number is mine'. Where neither words nor digits tell the kinds apart, all wait.
 */
export function withPhonesKept(facts: readonly Fact[], form: OnboardingFormData): readonly Fact[] {
  const phones = facts.filter(({ kind }) => kind === "phone");
  if (phones.length === 0) return facts;
  const bans = bansIn(sentencesAbout(form));
  if (bans.kinds.size === 0 && !bans.isFirst && !bans.isSecond) return facts;
  const texts: Readonly<Record<string, string>> = {
    "contact.phone": form.contact.phone,
    description: form.description,
    audience: form.audience,
    contentNotes: form.contentNotes,
  };
  const kindsFound = phones.map((fact) => kindOf(fact, texts[fact.field] ?? ""));
  const isUntold = phones.length > 1 && kindsFound.every((kind) => kind === undefined);
  const isKept = (fact: Fact): boolean => {
    const index = phones.indexOf(fact);
    const kind = kindsFound[index];
    const [one] = bans.kinds;
    // Beside a number of the allowed kind, one of no known kind is the other.
    const isRest = kind === undefined && one !== undefined && (isUntold || kindsFound.includes(other[one]));
    return (
      (kind !== undefined && bans.kinds.has(kind)) ||
      isRest ||
      (bans.isFirst && phones.length > 1 && index === 0) ||
      (bans.isSecond && index > 0)
    );
  };
  return facts.map((fact) => (fact.kind === "phone" && isKept(fact) ? { ...fact, proposal: "keep" } : fact));
}
