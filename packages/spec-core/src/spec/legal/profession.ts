import { countryLaws } from "./data/countries.ts";
import {
  dealing,
  figurative,
  furtherWords,
  groups,
  madeForIt,
  noBeginning,
  notTheBusiness,
  ofOthers,
  practising,
  running,
  saidOfIt,
  selfStatements,
} from "./data/profession-words.ts";
import { europeanLine, type Profession, plainLine, professions } from "./data/professions.ts";

interface Term {
  readonly words: readonly string[];
  readonly profession: Profession;
}

const byFirstWord: ReadonlyMap<string, readonly Term[]> = professions
  .flatMap((profession) => profession.words.map((term): Term => ({ words: term.split(" "), profession })))
  .reduce((index, term) => {
    const [first = ""] = term.words;
    return index.set(first, [...(index.get(first) ?? []), term]);
  }, new Map<string, Term[]>());

const sentenceEnd = /[.!?;\n]/u;
const clauseEnd = /[,:()–—]| - /u;
const word = /[\p{L}\p{N}]+/gu;
/** The number of words that a preposition can apply to. */
const reach = 3;
/** The maximum number of words between 'we are' and the profession. */
const statementReach = 6;
/** The number of words before the profession that are considered. */
const span = 12;

/** A regulated profession that a clause names. */
interface Naming {
  readonly profession: Profession;
  /** The words shortly before it in the clause, and the two after it. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly isPlural: boolean;
  /** A place or firm, which may be the business itself: 'our dental practice'. */
  readonly isOrganisation: boolean;
  readonly isFirstClause: boolean;
  /** Part of a list after 'for': 'singer for weddings, parties and care homes'. */
  readonly isListedForWhom: boolean;
  /** The clause before introduces the speaker: 'Hi I'm Becky, Ofsted registered childminder'. */
  readonly isIntroduced: boolean;
}

const organisation =
  /(?:home|practice|surgery|clinic|firm|office|agency|pharmacy|daycare|nursery|apotheke)$/u;

const article = /^an?$/u;

const isWord = (said: string | undefined, wanted: string): boolean =>
  said === wanted || said === `${wanted}s`;

function termAt(words: readonly string[], start: number): Term | undefined {
  const said = words[start] ?? "";
  return [...(byFirstWord.get(said) ?? []), ...(byFirstWord.get(said.replace(/s$/, "")) ?? [])].find((term) =>
    term.words.every((wanted, index) => isWord(words[start + index], wanted)),
  );
}

const says = (words: readonly string[]): boolean =>
  words.slice(0, span).some((said, index) => selfStatements.has(`${said} ${words[index + 1] ?? ""}`));

function* namingsIn(text: string): Generator<Naming> {
  for (const sentence of text.toLowerCase().split(sentenceEnd)) {
    const clauses = sentence.split(clauseEnd).map((clause) => clause.match(word) ?? []);
    let isListedForWhom = false;
    let isDealing = false;
    for (const [at, words] of clauses.entries()) {
      for (const [start, said] of words.entries()) {
        isDealing ||= dealing.has(said);
        isListedForWhom ||= said === "for";
        const term = termAt(words, start);
        if (!term || isDealing) continue;
        const end = start + term.words.length;
        yield {
          profession: term.profession,
          before: words.slice(Math.max(0, start - span), start),
          behind: words.slice(end, end + 2),
          isPlural: words[end - 1] !== term.words.at(-1),
          isOrganisation: organisation.test(term.words.at(-1) ?? ""),
          isFirstClause: at === 0,
          isListedForWhom,
          isIntroduced: at > 0 && says(clauses[at - 1] ?? []),
        };
      }
    }
  }
}

const isOthers = ({ before, behind: [next = "", second = ""] }: Naming): boolean =>
  figurative.has(before.at(-1) ?? "") ||
  madeForIt.has(next) ||
  (organisation.test(next) && madeForIt.has(second)) ||
  before.slice(-reach).some((said) => ofOthers.has(said));

/** Whether the words between 'we are' and the profession connect the two: 'a small firm of'. */
const leads = (between: readonly string[]): boolean =>
  between.length <= statementReach &&
  between.every(
    (said, index) =>
      !ofOthers.has(said) && !dealing.has(said) && (said !== "of" || groups.has(between[index - 1] ?? "")),
  );

/** 'I am a podiatrist', 'Sunny Sprouts is a home daycare', 'we run two nursing homes', 'I work as a psychotherapist'. */
const isStated = ({ before, isPlural, isOrganisation }: Naming): boolean =>
  before.some((said, index) => {
    const rest = before.slice(index + 1);
    if (selfStatements.has(`${before[index - 1] ?? ""} ${said}`) || running.has(said)) return leads(rest);
    if (said === "is" && article.test(rest[0] ?? ""))
      return leads(rest) && !before.slice(0, index).some((subject) => notTheBusiness.has(subject));
    if (said === "as") return leads(rest) && before.slice(0, index).some((verb) => practising.has(verb));
    return (said === "our" || said === "my") && (isOrganisation || isPlural) && leads(rest);
  });

const beginningMax = 4;

/** A line that names the trade: 'Independent optician in Bakewell', 'A family estate agency'. */
function isLine({
  before,
  behind: [next],
  isPlural,
  isOrganisation,
  isFirstClause,
  isIntroduced,
}: Naming): boolean {
  const needsMore = isPlural || article.test(before[0] ?? "");
  return (
    (isFirstClause || isIntroduced) &&
    before.length <= beginningMax &&
    leads(before) &&
    !before.some((said, index) => noBeginning.has(said) || (index > 0 && article.test(said))) &&
    !(isPlural && isOrganisation) &&
    !saidOfIt.has(next ?? "") &&
    (!needsMore || next === undefined || furtherWords.has(next))
  );
}

function firstOf(texts: readonly string[], isOwn: (naming: Naming) => boolean): Profession | null {
  for (const text of texts)
    for (const naming of namingsIn(text)) if (!isOthers(naming) && isOwn(naming)) return naming.profession;
  return null;
}

const notary = /(?<!\p{L})notar(?:y|ies)(?!\p{L})/iu;
const ofLawyers =
  /(?<!\p{L})(?:lawyers?|attorneys?|advocates?|law (?:firm|office|practice)|legal services)(?!\p{L})/iu;

/** Whether the trade is that of a notary public of the United States, who is commissioned and need not be a lawyer. */
export const isNotaryPublic = (trades: readonly string[], country: string | null): boolean =>
  country === "US" &&
  trades.some((text) => notary.test(text)) &&
  !trades.some((text) => ofLawyers.test(text));

/**
 * The regulated profession of a business: one that its trade or name contains, or that a sentence states about the
 * business itself. The professions of its customers, suppliers or partners do not count.
 */
export const professionOf = (trades: readonly string[], sentences: readonly string[]): Profession | null =>
  firstOf(trades, ({ isListedForWhom }) => !isListedForWhom) ??
  firstOf(sentences, (naming) => isStated(naming) || isLine(naming));

/** The line that the site of this profession must carry, as 'Heading: what it says'. */
export function registrationLine({ lines }: Profession, country: string | null): string {
  if (country === null) return plainLine;
  return lines[country] ?? (countryLaws[country]?.family === "eu" ? europeanLine : plainLine);
}
