import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { singular } from "../../text/singular.ts";
import type { Fact } from "../fact.ts";
import { firstMatch, matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import type { Statement } from "../statement.ts";
import { countEnglishCues } from "../statements/cue-counts.ts";
import {
  endings,
  endOfEnded,
  refusesItself,
  tellsNothing,
  timeWords,
} from "../statements/english/ended-words.ts";
import { sharesWords } from "../withheld-facts.ts";

const longest = 220;
const fewestShared = 2;

/** The stem of a word, so that an offer of 'grooming' is recognised in 'we no longer groom'. */
const stem = (word: string): string => {
  const one = singular(word);
  return one.length > 3 && !timeWords.has(one) ? one.replace(/(?:ing|ed|y|e)$/u, "") : one;
};

/** The stems of the words that show what a text is about. */
const tellingIn = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/['’]s?(?!\p{L})/gu, "")
        .match(/\p{L}{3,}/gu) ?? []
    )
      .filter((word) => !tellsNothing.has(word))
      .map(stem),
  );

const isEnding = matchesAny(endings);

interface Ending {
  /** The stems of the words that name what has ended. */
  readonly words: ReadonlySet<string>;
  /** The rest of the sentence: why it ended, or what there is instead. */
  readonly rest: string;
}

/** What has ended according to a text; undefined if it says nothing of the kind. */
function endingIn(text: string): Ending | undefined {
  if (text.length > longest || !isEnding(text)) return undefined;
  for (const ending of endings) {
    const found = firstMatch(ending, text);
    if (!found) continue;
    const parts = found.slice(1).map((part) => ` ${part ?? ""}`);
    const words = tellingIn(parts.map((part) => part.replace(endOfEnded, "")).join(" "));
    const tails = parts.map((part) => part.slice(part.replace(endOfEnded, "").length));
    if (words.size > 0) return { words, rest: [text.replace(found[0], " "), ...tails].join(" ") };
  }
  return undefined;
}

/** Whether a note also contains private details: 'as my back is bad'. */
function isPrivate({ field }: Statement, rest: string): boolean {
  const { private: privateCues, secrecy } = countEnglishCues(rest);
  return field === "onlyForUs" || privateCues + secrecy > 0;
}

/** An offer that has ended according to a note, and the statements for visitors that still mention it. */
interface Ended extends Ending {
  readonly note: Statement;
  readonly sure: readonly Statement[];
  readonly likely: readonly Statement[];
}

/**
 * How certain it is that a text is about what has ended: sure if they share two words, likely if they share the only
 * word and no other statement has it.
 */
function likeness(
  text: string,
  words: ReadonlySet<string>,
  isRare: (word: string) => boolean,
): "sure" | "likely" | "none" {
  const said = tellingIn(text);
  const shared = [...words].filter((word) => said.has(word));
  const things = [...words].filter((word) => !timeWords.has(word));
  const sharedThings = shared.filter((word) => !timeWords.has(word));
  if (sharedThings.length === 0 || matches(refusesItself, text)) return "none";
  if (shared.length >= fewestShared) return sharedThings.length * 2 >= things.length ? "sure" : "none";
  return words.size === 1 && sharedThings.every(isRare) ? "likely" : "none";
}

const mayEnd = ({ field, dictatedBy }: Statement): boolean =>
  (field === "contentNotes" || field === "onlyForUs") && dictatedBy === undefined;
const isOfVisitors = ({ field }: Statement): boolean => field === "description" || field === "audience";

function endedIn(form: OnboardingFormData, statements: readonly Statement[]): Ended[] {
  const notes = statements.filter(mayEnd).flatMap((note) => {
    const ending = endingIn(note.text);
    return ending ? [{ note, ...ending }] : [];
  });
  if (notes.length === 0) return [];
  const trade = tellingIn(`${form.businessName} ${form.websiteName} ${form.niche}`);
  const said = statements
    .filter(isOfVisitors)
    .map((statement) => ({ statement, words: tellingIn(statement.text) }));
  const isRare = (word: string): boolean =>
    !trade.has(word) && said.filter(({ words }) => words.has(word)).length === 1;
  return notes.flatMap((ending): Ended[] => {
    const like = (degree: "sure" | "likely"): Statement[] =>
      said.flatMap(({ statement }) =>
        likeness(statement.text, ending.words, isRare) === degree ? [statement] : [],
      );
    const [sure, likely] = [like("sure"), like("likely")];
    return sure.length + likely.length === 0 ? [] : [{ ...ending, sure, likely }];
  });
}

/** Whether a service or a price has a name that shares no word with what has ended, so that it is still offered. */
const goesOn = ({ kind, text, about }: Fact, words: ReadonlySet<string>): boolean => {
  const name = kind === "service" ? text : kind === "price" ? about : "";
  return name !== "" && ![...tellingIn(name)].some((word) => words.has(word));
};

/** Statements and facts about what has ended. */
export interface EndedOffers {
  /** Notes that say what has ended, for the builder; the value is true if the note also contains private details. */
  readonly notes: ReadonlyMap<Statement, boolean>;
  /** Statements for visitors that still offer what has ended. */
  readonly outdated: ReadonlySet<Statement>;
  /** Statements that may offer it: among other things, or something of the same name. */
  readonly doubtful: ReadonlySet<Statement>;
  readonly facts: ReadonlySet<Fact>;
}

/**
 * Finds the statements and facts about offers that have ended, such as 'We don't do the seniors Wednesday thing any
 * more.' and '10% off for seniors on Wednesdays'.
 */
export function endedOffers(
  form: OnboardingFormData,
  statements: readonly Statement[],
  facts: readonly Fact[],
): EndedOffers {
  const ended = endedIn(form, statements);
  return {
    notes: new Map(ended.map(({ note, rest }) => [note, isPrivate(note, rest)])),
    outdated: new Set(ended.flatMap(({ sure }) => sure)),
    doubtful: new Set(ended.flatMap(({ likely }) => likely)),
    facts: new Set(
      facts.filter((fact) =>
        ended.some(
          ({ words, sure, likely }) =>
            [...sure, ...likely].some((statement) => sharesWords(statement, fact)) && !goesOn(fact, words),
        ),
      ),
    ),
  };
}
