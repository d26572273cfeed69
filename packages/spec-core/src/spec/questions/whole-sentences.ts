import { askedFields, clausesAround, wholeSentences } from "../../content/open/hedges.ts";
import { holds } from "../../content/place.ts";
import type { JudgedFact } from "../../content/public-words.ts";
import type { Project } from "../project.ts";
import { isSilenced, type PlacedText } from "./silence.ts";

// A longer sentence is quoted by the clauses around the words that are meant.
const longest = 240;

/** The sentence of an answer that holds these words; null for words of a short answer. */
function sentenceAround(
  { form }: Project,
  place: Pick<PlacedText, "start" | "end"> & { readonly field: string },
): PlacedText | null {
  const field = askedFields.find((name) => name === place.field);
  if (field === undefined) return null;
  const text = form[field];
  const span = wholeSentences(text).find(({ start, end }) => start <= place.start && place.end <= end);
  if (!span) return null;
  const { start, end } = span.end - span.start <= longest ? span : clausesAround(text, span, place.start);
  return { field, start, end, text: text.slice(start, end) };
}

/** The whole sentence of a piece that was cut from it; the piece where there is none. */
export const wholeSentenceOf = (project: Project, piece: PlacedText): string =>
  sentenceAround(project, piece)?.text ?? piece.text;

/** A year with up to three words before it: 'the shop since 2004'. */
function yearOf({ text, start }: PlacedText, fact: JudgedFact): string {
  const [lead] = /(?:\S+\s+){0,3}$/u.exec(text.slice(0, fact.start - start)) ?? [""];
  return `${lead}${fact.text}`;
}

/** The client's sentences that hold these facts, each once; of a private sentence the fact alone. */
export function sentencesWith(project: Project, facts: readonly JudgedFact[]): string[] {
  const found = facts.flatMap((fact): string[] => {
    const sentence = sentenceAround(project, fact);
    const alone = fact.about === "" ? fact.text : `${fact.about}: ${fact.text}`;
    if (!sentence) return [alone];
    if (isSilenced(sentence, project)) return [];
    // Hours are asked about without asking if visitors may read the sentence.
    const isPrivate =
      fact.kind !== "hours" &&
      project.words.statements.some((statement) => statement.kind === "private" && holds(statement, fact));
    if (!isPrivate) return [sentence.text];
    return [fact.kind === "founded" ? yearOf(sentence, fact) : alone];
  });
  return [...new Set(found)];
}
