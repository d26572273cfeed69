import type { Span } from "../place.ts";

/** The beginning of a quotation, and the end of a sentence that closes one. */
const opens = /(?:^|[\s:(–—-])["“](?=\p{L})/u;
const closes = /[.!?…]["”][\s–—-]*$/u;
const word = "(?:\\p{Lu}[\\p{L}'’-]*\\.?|&|\\+|and|from|of|in|the)";
/** The name and the place of who said it, after a quotation: '– J. & R. Holt, Deal.' */
const names = `[–—-]{0,2} ?(?=\\p{Lu})${word}(?:,? ${word}){0,7}\\.?`;
const signature = new RegExp(`^${names}$`, "u");
const signedQuotation = new RegExp(
  `^([^"“”]{0,120})["“](?=\\p{L})[^"“”\\n]{10,500}[.!?…]["”][\\s–—-]{0,3}${names}$`,
  "u",
);
/** A quotation after the name of who said it: 'Testimonial from Mrs Holt in Deal: "It holds."'. */
const ledQuotation =
  /^((?:(?:a|one|another|and|the|our|this) ){0,2}(?:testimonials?|reviews?|quotes?|quotation|feedback|comments?|thank[- ]you (?:note|card|letter)) (?:is )?(?:from|by) [^"“”:]{2,80}[:,–—-]? ?)["“](?=\p{L})[^"“”\n]{10,500}["”][.!]*$/iu;
/** Within a quotation. */
const mostSentences = 4;

/** The index of the sentence that closes the quotation that this one opens; undefined if there is none. */
function closingOf(texts: readonly string[], index: number): number | undefined {
  const first = texts[index] ?? "";
  const begins = opens.exec(first);
  if (!begins) return undefined;
  if (closes.test(first.slice(begins.index + begins[0].length))) return index;
  const rest = texts.slice(index + 1, index + mostSentences);
  const at = rest.findIndex((text) => opens.test(text) || closes.test(text));
  return at < 0 || opens.test(rest[at] ?? "") ? undefined : index + 1 + at;
}

/** Joins the sentences of each quotation with its signature: '"It holds. I never thought it would." Mrs Holt, Deal'. */
export function withQuotations(answer: string, sentences: readonly Span[]): Span[] {
  const texts = sentences.map(({ start, end }) => answer.slice(start, end));
  const joined: Span[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const closing = closingOf(texts, index);
    const signed = closing === undefined ? -1 : closing + 1;
    const isSigned = signature.test(texts[signed] ?? "");
    const [first, last] = [sentences[index], sentences[isSigned ? signed : index]];
    if (first && last) joined.push({ start: first.start, end: last.end });
    if (isSigned) index = signed;
  }
  return joined;
}

/** The words before a quotation that is signed or introduced by name; undefined for other texts. */
export const wordsBeforeQuotation = (text: string): string | undefined =>
  (signedQuotation.exec(text) ?? ledQuotation.exec(text))?.[1];
