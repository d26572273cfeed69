import { namesOneOf, secretPersons } from "./facts/people/secret-persons.ts";
import { allMatches } from "./regex-prefilter/prefiltered-match.ts";
import type { Statement } from "./statement.ts";

const noun = "(\\p{Ll}{4,20})";
const owner = "(?:the |my |our |his |her |their |any |anything about (?:the |my |our |his |her |their )?)?";

/** Sentences that ask not to mention something; the group is what. */
const unmentioned: readonly RegExp[] = [
  // 'Please don't mention the lease', 'I'd rather not talk about Tom's leave'.
  new RegExp(
    `(?<!\\p{L})(?:[Dd]on['’]?t|[Dd]o not|[Nn]ever|not to|rather not|(?:should|must)(?: not|n['’]t)) (?:mention|talk about|bring up|write about|refer to|say (?:anything|a word) about) ${owner}(?:\\p{L}+['’]s )?${noun}(?=[\\s.,;!)]|$)`,
    "gu",
  ),
  // 'Tom's leave should not be described as …, he'd prefer it isn't mentioned'.
  new RegExp(
    `(?<!\\p{L})\\p{Lu}[\\p{L}-]{0,20}['’]s ${noun} (?:should|must|is|may|has to|does|will|can)(?: not|n['’]t| never)(?: to)? (?:be )?(?:mention|describ|print|publish|announc|come up|appear|public|known)`,
    "gu",
  ),
  // 'The move must not be mentioned'.
  new RegExp(
    `(?<!\\p{L})(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er) ${noun} (?:should|must|is|are|has to)(?: not|n['’]t)(?: to)? be (?:mentioned|announced|published|printed|public)`,
    "gu",
  ),
];

/** What is on every site, or says nothing by itself; whether prices are shown is decided elsewhere. */
const tooGeneral: ReadonlySet<string> = new Set(
  "website site page pages this that them these those name names word words anything something price prices fees address phone number about people customers clients business company shop".split(
    " ",
  ),
);

const subjectsIn = (statements: readonly Statement[]): string[] =>
  statements
    .filter(({ proposal }) => proposal === "keep")
    .flatMap(({ text }) => unmentioned.flatMap((pattern) => allMatches(pattern, text)))
    .flatMap(([, subject = ""]) => (tooGeneral.has(subject) ? [] : [subject]));

/**
 * Proposes no sentence that tells what another one asks not to mention: 'On leave from May' beside 'Ana's leave should
 * not be mentioned'. If that one is about a person, no sentence with the name is proposed.
 */
export function withSecretSubjectsKept(statements: readonly Statement[]): readonly Statement[] {
  const subjects = subjectsIn(statements);
  const persons = secretPersons(statements);
  if (subjects.length + persons.size === 0) return statements;
  const words = new RegExp(`(?<!\\p{L})(?:${subjects.join("|")})s?(?!\\p{L})`, "iu");
  const tells = (text: string): boolean =>
    (subjects.length > 0 && words.test(text)) || namesOneOf(text, persons);
  return statements.map((statement) =>
    statement.proposal === "print" && statement.dictatedBy === undefined && tells(statement.text)
      ? { ...statement, kind: "unsure", proposal: "keep" }
      : statement,
  );
}
