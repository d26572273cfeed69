import { wordCount } from "../../text/word-count.ts";
import { firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import type { Statement } from "../statement.ts";

/** 'Alec is retired', 'Ray has left us': people who no longer work for the business. */
const gone =
  /(?<!\p{L})(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:(?:is|has|was|['’]s)(?: now| since| also)? (?:retired|left|gone|dead|passed(?: away)?)|retired|left|died|passed away|no longer works?|(?:doesn['’]?t|does not) work)(?! (?:in|to|from|early|on|at) (?:the )?\p{Ll}+ing)(?!\p{L})/u;

/** Capitalised words at the start of a sentence that are not names. */
const nobody = /^(?:He|She|It|This|That|Which|Who|Nobody|Everybody|Everyone|Nothing|What|There|One)$/u;

/** A sentence that refers visitors to a person. */
const sendsTo =
  /(?<!\p{L})(?:telephone|phone|call|ring|text|e-?mail|mail|write to|ask for|ask|contact|speak to|talk to|see|meet|book with|with|message|whatsapp)(?!\p{L})/iu;

const noteWordsMax = 6;

/** Whether a short statement only says that a person has left: it is a note for the agency. */
export const isNoteOfLeaving = ({ text }: Statement): boolean =>
  wordCount(text) <= noteWordsMax && matches(gone, text);

/** The statements that refer visitors to a person who has left according to another statement. */
export function sentToSomebodyGone(statements: readonly Statement[]): ReadonlySet<Statement> {
  const names = statements.flatMap(({ field, text }) => {
    const [, name = ""] = field === "competitors" ? [] : (firstMatch(gone, text) ?? []);
    return name === "" || nobody.test(name) ? [] : [name];
  });
  if (names.length === 0) return new Set();
  return new Set(
    statements.filter(
      ({ field, text }) =>
        (field === "description" || field === "audience" || field === "contentNotes") &&
        !matches(gone, text) &&
        sendsTo.test(text) &&
        names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu").test(text)),
    ),
  );
}
