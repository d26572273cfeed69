import type { MarkedSentence } from "../test-sets.fixture.ts";
import { redact } from "./redact.ts";

const mark = /\{(?:email|phone|card|iban|postcode):([^}]*)\}/g;

/** The numbers of marked data that were removed, and of sentences without any that were left unchanged. */
export function scoreRedaction(sentences: readonly MarkedSentence[]) {
  const rows = sentences.map(({ marked }) => {
    const text = marked.replaceAll(mark, "$1");
    return { text, data: [...marked.matchAll(mark)].map(([, datum = ""]) => datum), left: redact(text) };
  });
  const isGone = (datum: string, left: string): boolean =>
    datum.split(/[^\p{L}\p{N}]+/u).every((piece) => piece.length < 3 || !left.includes(piece)) &&
    !left.includes(datum);
  const gone = rows.flatMap(({ data, left }) =>
    data.map((datum) => ({ datum, isGone: isGone(datum, left) })),
  );
  const clean = rows.filter(({ data }) => data.length === 0);
  return {
    gone: [gone.filter((datum) => datum.isGone).length, gone.length] as const,
    leftAlone: [clean.filter(({ text, left }) => text === left).length, clean.length] as const,
    missed: gone.filter((datum) => !datum.isGone).map(({ datum }) => datum),
    spoilt: clean.filter(({ text, left }) => text !== left).map(({ text }) => text),
  };
}
