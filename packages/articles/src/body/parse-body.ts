import type { Block } from "./block.ts";
import { readBox } from "./box.ts";
import { type Stretch, splitFences } from "./fence.ts";
import { type Inline, parseInline, plainText } from "./inline.ts";
import { readPicture } from "./picture.ts";
import { readTable } from "./table.ts";

type LineKind = "heading" | "quote" | "bullet" | "number" | "picture" | "text";

interface Line {
  readonly kind: LineKind;
  /** Its leading mark, or ''. */
  readonly mark: string;
  /** Without its mark. */
  readonly text: string;
}

const marks: readonly (readonly [LineKind, RegExp])[] = [
  ["heading", /^##(?= )|^###(?= )/],
  ["quote", /^>(?: |$)/],
  ["bullet", /^[-•*] /],
  ["number", /^\d{1,4}[.)] /],
];

function readLine(line: string): Line {
  if (readPicture(line)) return { kind: "picture", mark: "", text: line };
  for (const [kind, pattern] of marks) {
    const mark = pattern.exec(line)?.[0];
    if (mark !== undefined) return { kind, mark, text: line.slice(mark.length).trim() };
  }
  return { kind: "text", mark: "", text: line };
}

/**
 * Characters that documents must not contain (XML 1.0, section 2.2: control characters but tab and line end,
 * lone surrogates), and those that change the direction of the following text.
 */
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Which lines of the same kind are one part. Blank lines do not end a list (CommonMark, section 5.3). */
const joins = {
  heading: "none",
  picture: "none",
  quote: "adjacent",
  text: "adjacent",
  bullet: "all",
  number: "all",
} as const satisfies Record<LineKind, "none" | "adjacent" | "all">;

/** The lines of each part, trimmed. */
function group(lines: readonly string[]): Line[][] {
  const groups: Line[][] = [];
  let isAdjacent = false;
  for (const trimmed of lines.map((line) => line.trim())) {
    if (trimmed !== "") {
      const line = readLine(trimmed);
      const last = groups.at(-1);
      const isJoined = joins[line.kind] === "all" || (joins[line.kind] === "adjacent" && isAdjacent);
      if (last && isJoined && last[0]?.kind === line.kind) last.push(line);
      else groups.push([line]);
    }
    isAdjacent = trimmed !== "";
  }
  return groups;
}

function paragraph(lines: readonly string[]): Block {
  const text = lines.join(" ");
  const boxed = readBox(text);
  return boxed
    ? { kind: "box", box: boxed.box, text: parseInline(boxed.text) }
    : { kind: "paragraph", text: parseInline(text) };
}

/** Paragraphs, and the tables between them without a blank line. */
function textBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let textFrom = 0;
  const flush = (to: number) => {
    if (to > textFrom) blocks.push(paragraph(lines.slice(textFrom, to)));
  };
  for (let at = 0; at < lines.length; at += 1) {
    const found = readTable(lines, at);
    if (!found) continue;
    flush(at);
    blocks.push(found.table);
    textFrom = found.end;
    at = found.end - 1;
  }
  flush(lines.length);
  return blocks;
}

type IdOf = (text: readonly Inline[]) => string;

/** Ids for headings: their words, numbered on where an earlier heading has the same id. */
function createIds(): IdOf {
  const used = new Set<string>();
  /** The highest number that each id was given. */
  const numbers = new Map<string, number>();
  return (text) => {
    const words = plainText(text)
      .toLowerCase()
      .normalize("NFKD")
      .match(/[a-z0-9]+/g) ?? ["section"];
    const id = words.join("-").slice(0, 60).replace(/-$/, "");
    let number = (numbers.get(id) ?? 0) + 1;
    const numbered = () => (number === 1 ? id : `${id}-${number}`);
    while (used.has(numbered())) number += 1;
    numbers.set(id, number);
    used.add(numbered());
    return numbered();
  };
}

function blockOf(lines: readonly Line[], idOf: IdOf): Block[] {
  const [first] = lines;
  if (!first) return [];
  const joined = lines.map((line) => line.text).join(" ");
  switch (first.kind) {
    case "heading": {
      const level = first.mark === "###" ? 3 : 2;
      const text = parseInline(first.text);
      return text.length > 0 ? [{ kind: "heading", level, id: idOf(text), text }] : [];
    }
    case "quote":
      return [{ kind: "quote", text: parseInline(joined) }];
    case "picture":
      return [readPicture(first.text)].filter((picture) => picture !== undefined);
    case "bullet":
    case "number": {
      const items = lines.map(({ text }) => parseInline(text));
      const start = first.kind === "number" ? Number.parseInt(first.mark, 10) : undefined;
      return [{ kind: "list", start, items }];
    }
    case "text":
      return textBlocks(lines.map(({ text }) => text));
  }
}

function stretchBlocks(stretch: Stretch, idOf: IdOf): Block[] {
  if (stretch.kind === "code")
    return [{ kind: "code", language: stretch.language, text: stretch.lines.join("\n") }];
  return group(stretch.lines).flatMap((lines) => blockOf(lines, idOf));
}

/**
 * The parts of an article's body in the light markdown of posts: paragraphs between blank lines; `##`, `###`;
 * `> `; lists by dash, bullet or number; pictures on their own line; boxes by the emoji or word that a
 * paragraph begins with; tables with a line of dashes; fenced code. Accepts any text, never throws, and takes
 * time linear in its length.
 */
export function parseBody(content: string): Block[] {
  const idOf = createIds();
  const lines = content.replace(/\r\n?/g, "\n").replace(forbidden, "").split("\n");
  return splitFences(lines).flatMap((stretch) => stretchBlocks(stretch, idOf));
}
