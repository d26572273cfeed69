import type { Root as Page } from "hast";
import type { Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { cutTree } from "./cut-tree.ts";
import { limitMarkdown } from "./limit-markdown.ts";
import { type Allowance, limitTree } from "./limit-tree.ts";
import { collectReferences, definitionLines, type References } from "./references.ts";
import { type Segment, splitMarkdown } from "./split-markdown.ts";

/** A part of a document as elements, not sanitized yet. */
export interface Part {
  readonly tree: Page;
  /** The number of the document's characters that are laid out including this part. */
  readonly end: number;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
/** As in react-markdown; HTML is left out when the elements are sanitized. */
const toPage = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();
/**
 * Most characters of addresses and titles that references may insert, as in cmark: many short references to one long
 * address would multiply the text.
 */
const maxReferenced = 262_144;

/** True for a stretch that may contain definitions; others are not parsed twice. */
const mayDefine = (text: string): boolean => text.includes("]:");

function findReferences(content: string, minLength?: number): References {
  const references: References = { definitions: new Map(), footnotes: new Map() };
  if (!mayDefine(content)) return references;
  for (const { text } of splitMarkdown(content, minLength))
    if (mayDefine(text)) collectReferences(parser.parse(text), references);
  return references;
}

interface Context {
  readonly references: References;
  readonly allowance: Allowance;
}

/** One stretch as a tree, with the definitions that it refers to. */
function parseSegment({ text }: Segment, { references, allowance }: Context): Root {
  const lines = definitionLines(text, references);
  const root = parser.parse(lines + text);
  const isKnown = ({ position }: RootContent): boolean => (position?.start.offset ?? 0) < lines.length;
  const known = root.children.filter(isKnown).flatMap((node) => {
    const definition = node.type === "definition" && references.definitions.get(node.identifier);
    return definition ? [definition] : [];
  });
  root.children = [...known, ...root.children.filter((node) => !isKnown(node))];
  limitTree(root, { source: lines + text, definitions: references.definitions, allowance });
  return root;
}

/** The parts of a stretch. It counts as read with its last one. */
function* toParts(root: Root, { start, end }: { start: number; end: number }): Generator<Part> {
  let held: Page | null = null;
  for (const tree of cutTree(toPage.runSync(root))) {
    if (held) yield { tree: held, end: start };
    held = tree;
  }
  if (held) yield { tree: held, end };
}

/**
 * Lays a document out (GitHub Flavored Markdown without HTML) part by part, each in time proportional to its
 * length. The parts together equal the result of parsing the whole document; what would take a parser
 * quadratic time, and unlimited nesting, is shown as its source. With footnotes the whole document is read
 * before its first part.
 * @param minLength the least length of a stretch that is parsed separately, in characters; for tests
 */
export function* layOut(content: string, minLength?: number): Generator<Part> {
  const { text, placeOf } = limitMarkdown(content);
  const references = findReferences(text, minLength);
  const context = { references, allowance: { left: maxReferenced } };
  if (references.footnotes.size === 0) {
    let start = 0;
    for (const segment of splitMarkdown(text, minLength)) {
      const end = placeOf(segment.end);
      yield* toParts(parseSegment(segment, context), { start, end });
      start = end;
    }
    return;
  }
  // Footnotes are numbered for the whole document and shown at its end.
  const whole: Root = { type: "root", children: [] };
  for (const segment of splitMarkdown(text, minLength))
    for (const child of parseSegment(segment, context).children) whole.children.push(child);
  yield* toParts(whole, { start: 0, end: content.length });
}
