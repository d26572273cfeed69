import { ended } from "../../../deck/joined-sentences.ts";
import type { Spec } from "../../../spec/schema.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { ItemWords } from "../words.ts";

/** A paragraph of this length ends where the client continued with something that is not printed … */
const wordsMin = 24;
/** … and at this length in any case. */
const wordsMax = 55;

type Statements = Spec["content"]["statements"];

/** Returns a function that tells whether everything that the client wrote between two sentences is printed. */
function neighboursIn(statements: Statements): (one: string, next: string) => boolean {
  const places = new Map(statements.map(({ id }, index) => [`said-${id}`, index]));
  return (one, next) => {
    const [from, to] = [places.get(one), places.get(next)];
    if (from === undefined || to === undefined || to < from) return false;
    return statements.slice(from, to).every(({ isPrinted }) => isPrinted);
  };
}

/** The id of the sentence that an item was typed in; its parts after the first one are numbered. */
const sentenceOf = ({ item }: ItemWords): string => item.replace(/-\d+$/u, "");

/** The client's sentences as paragraphs of a few each, in their order. A text of several lines stays by itself. */
export function clientParagraphs(items: readonly ItemWords[], statements: Statements): string[] {
  const areNeighbours = neighboursIn(statements);
  const paragraphs: string[] = [];
  items.forEach((item, index) => {
    const text = item.text("text");
    const before = items[index - 1];
    const open = paragraphs.at(-1);
    const isPart = before !== undefined && sentenceOf(before) === sentenceOf(item);
    const isOpen =
      before !== undefined &&
      open !== undefined &&
      !/\n/u.test(open + text) &&
      (isPart || wordCount(open) + wordCount(text) <= wordsMax) &&
      (isPart || wordCount(open) < wordsMin || areNeighbours(before.item, item.item));
    if (isOpen) paragraphs[paragraphs.length - 1] = `${ended(open)} ${text}`;
    else paragraphs.push(text);
  });
  return paragraphs.map((text) => (items.length > 1 && !/\n/u.test(text) ? ended(text) : text));
}
