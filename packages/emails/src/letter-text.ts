import { brand } from "@sitewright/brand";
import { type Letter, listMark, type Phrase } from "./letter.ts";
import { senderName } from "./names.ts";

/** Lines of at most 72 characters, well under the 78 that RFC 5322 section 2.1.1 recommends. */
const lineLength = 72;

function wrap(text: string, { first = "", rest = first }: { first?: string; rest?: string } = {}): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = rest + word;
    } else line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join("\n");
}

function quoted(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === "string" ? part : `"${part.clientText}"`)).join("");
}

function factLines(facts: NonNullable<Letter["facts"]>): string {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 4;
  return facts
    .map(({ label, value }) =>
      wrap(value, { first: `  ${label}`.padEnd(width + 2), rest: " ".repeat(width + 2) }),
    )
    .join("\n");
}

function listLines({ title, marks, items }: NonNullable<Letter["list"]>): string {
  const lines = items.map((item, i) => wrap(item, { first: `  ${listMark(marks, i)}. `, rest: "     " }));
  return [title, "", ...lines].join("\n");
}

/**
 * The letter as plain text: the same words, wrapped, the link on its own line so that it is not broken.
 */
export function letterText(letter: Letter): string {
  const blocks = [
    wrap(quoted(letter.heading)),
    ...(letter.greeting ? [letter.greeting] : []),
    ...letter.paragraphs.map((paragraph) => wrap(quoted(paragraph))),
    ...(letter.facts ? [factLines(letter.facts)] : []),
    ...(letter.list ? [listLines(letter.list)] : []),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.closing.map((sentence) => wrap(sentence)),
    `-- \n${senderName()}\n${brand.contact.email}\n\n${wrap(letter.reason)}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}
