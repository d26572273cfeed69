import { firstNames } from "../facts/people/data/first-names.ts";
import type { Span } from "../place.ts";

/** Two clauses around a semicolon that each begin with a name and a verb: 'Ida is a surveyor; Per has a diploma'. */
const twoPersons =
  /^(\p{Lu}\p{L}{1,20})(?: \p{Lu}\p{L}{1,20})? \p{Ll}+s [^;.]{3,200}(; ?)(\p{Lu}\p{L}{1,20})(?: \p{Lu}\p{L}{1,20})? \p{Ll}+s [^;]+$/u;

/** Whether a first name is listed, or the answer has it with a surname. */
const isPerson = (name: string, answer: string): boolean =>
  firstNames.has(name.toLowerCase()) || new RegExp(`(?<!\\p{L})${name} \\p{Lu}\\p{Ll}`, "u").test(answer);

/** The sentences, where one about two persons is two, so that each is told of the right one. */
export const onePersonEach = (answer: string, sentences: readonly Span[]): Span[] =>
  sentences.flatMap(({ start, end }) => {
    const text = answer.slice(start, end);
    const [, first = "", sign = "", second = ""] = twoPersons.exec(text) ?? [];
    if (![first, second].every((name) => isPerson(name, answer)) || first === second) return [{ start, end }];
    const cut = text.indexOf(sign);
    return [
      { start, end: start + cut },
      { start: start + cut + sign.length, end },
    ];
  });
