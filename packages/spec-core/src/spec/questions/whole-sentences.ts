import { askedFields, clausesAround, wholeSentences } from "../../content/open/hedges.ts";
import { holds } from "../../content/place.ts";
import type { JudgedFact } from "../../content/public-words.ts";
import type { Project } from "../project.ts";
import { isSilenced, type PlacedText } from "./silence.ts";

// Of longer sentences, only the clauses around the relevant words are quoted.
const longest = 240;

/** The sentence of an answer that contains this range; null for short answers. */
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

/** The whole sentence that a piece was split from; the piece itself if there is none. */
export const wholeSentenceOf = (project: Project, piece: PlacedText): string =>
  sentenceAround(project, piece)?.text ?? piece.text;

/** A year with up to three words before it: 'the shop since 2004'. */
function yearOf({ text, start }: PlacedText, fact: JudgedFact): string {
  const [lead] = /(?:\S+\s+){0,3}$/u.exec(text.slice(0, fact.start - start)) ?? [""];
  return `${lead}${fact.text}`;
}

/** The client's sentences that contain these facts, each once; for a private sentence only the fact. */
export function sentencesWith(project: Project, facts: readonly JudgedFact[]): string[] {
  const found = facts.flatMap((fact): string[] => {
    const sentence = sentenceAround(project, fact);
    const alone = fact.about === "" ? fact.text : `${fact.about}: ${fact.text}`;
    if (!sentence) return [alone];
    if (isSilenced(sentence, project)) return [];
    // The question about hours does not ask whether the sentence may be shown.
    const isPrivate =
      fact.kind !== "hours" &&
      project.words.statements.some((statement) => statement.kind === "private" && holds(statement, fact));
    if (!isPrivate) return [sentence.text];
    return [fact.kind === "founded" ? yearOf(sentence, fact) : alone];
  });
  return [...new Set(found)];
}
