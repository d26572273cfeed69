import {
  adverbs,
  betweenCommas,
  dependentWords,
  finiteVerbs,
  pronouns,
  subjectsWithVerb,
  vehicleAtPlace,
} from "./data/clause-words.ts";

/** Shorter clauses side by side are a list ('We came, we saw') or an aside ('that's fine, I take my time'). */
const fewestWords = 3;
const fewestBehindPronoun = 5;
const longestSubject = 6;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}%£$€&][\p{L}\p{N}'%.&/-]*/gu) ?? [];

/** The number of words before the verb of a clause that begins with its subject; null where there is none. */
function subjectLength(words: readonly string[]): number | null {
  const [first = "", second = ""] = words;
  if (subjectsWithVerb.has(first)) return 0;
  if (pronouns.has(first))
    return second === "" || (dependentWords.has(second) && !adverbs.has(second)) ? null : 1;
  const verb = words.findIndex((word) => finiteVerbs.has(word));
  const subject = words.slice(0, verb);
  const isPlain = subject.every(
    (word, index) =>
      (!pronouns.has(word) || subject[index - 1] === "of") &&
      !subjectsWithVerb.has(word) &&
      (index > 0 || !dependentWords.has(word)),
  );
  const isSimple = !subject.some((word) =>
    /^(?:which|who|whose|that|if|when|where|while|because|as)$/u.test(word),
  );
  // 'grind stumps and do storm clean up': a verb that continues a list of verbs.
  const isListed = /^(?:and|or|but|&)$/u.test(subject.at(-1) ?? "");
  return verb < 1 || verb > longestSubject || !isPlain || !isSimple || isListed ? null : verb;
}

const firstPart = (text: string): string => text.split(/[,;:]\s|\s[-–—]\s/u)[0] ?? "";

/** Whether a text begins with a main clause, or with a request, before its first comma. */
function isMainClause(text: string): boolean {
  const words = wordsOf(firstPart(text));
  return words.length >= fewestWords && (words[0] === "please" || subjectLength(words) !== null);
}

/** The subject of a clause; 'i' and 'we' count as the same. */
function speakerOf(text: string): string {
  const first = wordsOf(text)[0]?.replace(/'.*$/u, "") ?? "";
  return first === "i" ? "we" : first;
}

/** Whether a comma separates two main clauses that no conjunction joins. */
function isSplice(head: string, tail: string): boolean {
  const clause = firstPart(tail);
  const words = wordsOf(clause);
  if (vehicleAtPlace.test(head.trim())) return speakerOf(tail) === "we";
  if (words.length < fewestWords || betweenCommas.test(words.join(" "))) return false;
  const length = subjectLength(words);
  if (length === null || words.length <= length + 1) return false;
  const isPronoun = pronouns.has(speakerOf(tail)) || length === 0;
  if (isPronoun && words.length < fewestBehindPronoun - (length === 0 ? 1 : 0)) return false;
  const isSame = isPronoun && speakerOf(head) === speakerOf(tail);
  return !isSame && isMainClause(head);
}

const isInBracket = (text: string, place: number): boolean =>
  text.lastIndexOf("(", place) > text.lastIndexOf(")", place);

/**
 * The sentences of a text in which commas are used as full stops: 'Delivery is included in town, the islands are
 * extra.' becomes two. Clauses with the same 'we' stay together, and so do colons, quotations and brackets.
 */
export function unspliced(text: string): string[] {
  if (!text.includes(", ") || /[:"“”?]|[.!]\s/u.test(text)) return [text];
  const sentences: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/,\s+/gu)) {
    const head = text.slice(from, index);
    const tail = text.slice(index + 1).trimStart();
    if (isInBracket(text, index) || !isSplice(head, tail)) continue;
    sentences.push(`${head}.`);
    from = text.length - tail.length;
  }
  const last = text.slice(from);
  return [...sentences, last].map((sentence) =>
    sentence.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase()),
  );
}
