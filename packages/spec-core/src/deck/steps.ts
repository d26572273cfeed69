import { cleanText } from "../site/clean-text.ts";
import type { Spec } from "../spec/schema.ts";
import { addition } from "./data/terms-at-start.ts";
import { capital } from "./fill.ts";
import { ended, type Said } from "./joined-sentences.ts";
import { isShort } from "./lead.ts";
import { needsBefore, type Passage, passagesOf } from "./parts/points.ts";
import { clientsLine } from "./printed-prose.ts";

/** The label over steps in an answer: 'How it works:', 'How does it work?', 'Our process -'. */
const label =
  /^(?:how (?:it|this|we|i|everything) works?|how does (?:it|this) work|what happens(?: next| then)?|(?:the |our |my )?(?:process|steps))\s*(?:[:?]|[-–—]\s|\n)\s*/iu;

/** A bullet or a number at the beginning of a line. */
const mark = /^\s*(?:[-–—*•·▪●○►‣✓✔>]+|(?:step )?\(?\d{1,2}[.):]|\d{1,2} [-–—])\s+/iu;

const fewestSteps = 2;

type Statement = Spec["content"]["statements"][number];

/** The client's sentences with those apart that tell step by step how the work goes on. */
interface StepsApart {
  readonly prose: readonly Said[];
  /** What is read together is one step. */
  readonly steps: readonly Passage[];
}

/** A part of the description: from where to where. */
interface Block {
  readonly start: number;
  readonly end: number;
}

/**
 * The paragraph under such a label, up to the next empty line; of a list with bullets, up to the line after it. Null if
 * there is none.
 */
function blockOf(description: string): Block | null {
  const breaks = [...description.matchAll(/\n[ \t]*\n/gu)];
  const starts = [0, ...breaks.map(({ index, 0: gap }) => index + gap.length)];
  const ends = [...breaks.map(({ index }) => index), description.length];
  const found = starts.findIndex((start, index) => label.test(description.slice(start, ends[index]).trim()));
  const [start, end] = [starts[found], ends[found]];
  if (start === undefined || end === undefined) return null;
  const lines = description.slice(start, end).split("\n");
  const first = lines.findIndex((line) => mark.test(line));
  const after = lines.findIndex(
    (line, index) => first >= 0 && index > first && !mark.test(line) && /^\s*\P{Ll}/u.test(line),
  );
  return { start, end: after < 0 ? end : start + lines.slice(0, after).join("\n").length };
}

/** Where each statement of the description begins in it. */
function placesOf(statements: readonly Statement[], description: string): Map<Statement, number> {
  const places = new Map<Statement, number>();
  let from = 0;
  for (const one of statements) {
    const at = one.field === "description" ? description.indexOf(one.text, from) : -1;
    if (at < 0) continue;
    places.set(one, at);
    from = at + one.text.length;
  }
  return places;
}

/** A text as it is compared with others. */
const plain = (text: string): string => clientsLine(cleanText(text));

/** A printed sentence, statement by statement, each with its own words. */
function apart(one: Said, statements: readonly Statement[]): { said: Said; from: Statement | undefined }[] {
  const id = one.id.replace(/-\d+$/u, "");
  const at = statements.findIndex((each) => each.id === one.id || each.id === id);
  if (one.sources.length < 2) return [{ said: one, from: statements[at] }];
  // The parts of a sentence that was joined and then split all have its sources.
  if (one.id !== statements[at]?.id) return [];
  return one.sources.map((text, index) => {
    const from = statements.slice(Math.max(at, 0)).find((each) => plain(each.text) === plain(text));
    return {
      said: {
        ...one,
        id: from?.id ?? one.id,
        text: capital(plain(text)),
        sources: [text],
        after: index === 0 ? one.after : null,
      },
      from,
    };
  });
}

/** Steps that were typed one a line: what is on one line, or goes on in lower case on the next, is one step. */
function stepsOfLines(told: readonly Said[], lineOf: (one: Said) => number): Passage[] {
  const steps = new Map<number, Said[]>();
  for (const one of told) {
    const step = steps.get(lineOf(one)) ?? [];
    const last = step.at(-1);
    const typed = one.sources[0] ?? "";
    const isRest = last !== undefined && /^\p{Ll}/u.test(typed) && ended(last.text) !== last.text;
    const rest = {
      ...one,
      ...last,
      text: `${last?.text} ${typed}`,
      sources: [...(last?.sources ?? []), typed],
    };
    steps.set(lineOf(one), isRest ? [...step.slice(0, -1), rest] : [...step, one]);
  }
  return [...steps.values()];
}

/** For each line of a block the number of the line that its step begins on. */
function beginnings(lines: readonly string[]): number[] {
  const hasMarks = lines.some((line) => mark.test(line));
  const found: number[] = [];
  lines.forEach((line, index) => {
    found.push(hasMarks && !mark.test(line) ? (found.at(-1) ?? -1) : index);
  });
  return found;
}

/** The steps as the text of the client's own page for them, which finds them by its name. */
function asTextOf(page: string, steps: readonly Passage[]): Said[] {
  const textOf = (some: readonly Passage[]): string =>
    some.map((step) => step.map(({ text }) => ended(text)).join(" ")).join(" ");
  const all = isShort(textOf(steps)) ? [steps] : [steps.slice(0, 1), steps.slice(1)];
  return all.flatMap((some, index) => {
    const [first] = some.flat();
    if (!first) return [];
    const text = index === 0 ? `${page}: ${textOf(some)}` : textOf(some);
    const after = index === 0 ? null : (steps[0]?.[0]?.id ?? null);
    const sources = some.flat().flatMap((one) => one.sources);
    return [{ ...first, text, sources, after, isPart: true as const }];
  });
}

/**
 * The steps under such a label in the description. They have a list of their own, where they keep their order, or the
 * client's own page with such a name. If one of them is not printed, there is no list: the sentences stay as they are.
 */
export function stepsApart(
  prose: readonly Said[],
  { content, businessInfo: { description }, siteStructure }: Spec,
): StepsApart {
  const none = { prose, steps: [] };
  const block = blockOf(description);
  if (block === null) return none;
  const places = placesOf(content.statements, description);
  const isIn = (from: Statement | undefined): boolean => {
    const at = (from && places.get(from)) ?? -1;
    return at >= block.start && at < block.end;
  };
  const each = prose.map((one) => apart(one, content.statements));
  const printed = new Set(each.flat().map(({ from }) => from));
  const typed = [...places.keys()].filter(isIn);
  const isLabel = ({ text }: Statement): boolean => `${text.trim()}\n`.replace(label, "").trim() === "";
  if (!typed.every((one) => printed.has(one) || isLabel(one))) return none;
  const inBlock = description.slice(block.start, block.end);
  // What belongs to no statement is not printed either.
  const left = typed.reduce((text, one) => text.replace(one.text, ""), inBlock);
  if (/\p{L}/u.test(`${left.trim()}\n`.replace(label, ""))) return none;

  const from = new Map(each.flat().map(({ said, from: statement }) => [said, statement]));
  const told = each
    .flat()
    .filter((one) => isIn(one.from))
    .map(({ said, from: statement }) => {
      const one = { ...said, text: capital(`${said.text}\n`.replace(label, "").replace(mark, "").trim()) };
      from.set(one, statement);
      return one;
    })
    .filter(({ text }) => text !== "");
  const lines = inBlock.trim().split("\n");
  const firstLine = label.exec(`${lines[0] ?? ""}\n`)?.[0].trim() === lines[0]?.trim() ? 1 : 0;
  const starts = beginnings(lines.slice(firstLine)).map((line) => (line < 0 ? line : line + firstLine));
  const skipped = inBlock.length - inBlock.trimStart().length;
  const lineOf = (one: Said): number => {
    const statement = from.get(one);
    const at = ((statement && places.get(statement)) ?? 0) - block.start - skipped;
    const line = inBlock.trim().slice(0, Math.max(at, 0)).split("\n").length - 1;
    return starts[line - firstLine] ?? -1;
  };
  const isOneLine = lines.length - firstLine < 2;
  if (!isOneLine && told.some((one) => lineOf(one) < 0)) return none;
  const steps = isOneLine ? passagesOf(told) : stepsOfLines(told, lineOf);
  if (steps.length < fewestSteps) return none;

  const page = siteStructure.pages.find(({ name, isStandard }) => !isStandard && label.test(`${name}: `));
  const own = page ? asTextOf(page.name, steps) : [];
  // A few words from below the steps that were joined to the last one.
  const beyond = each.flatMap((parts) =>
    parts.some((one) => isIn(one.from)) ? parts.filter((one) => !isIn(one.from)) : [],
  );
  const leans = ({ said }: (typeof beyond)[number]): boolean =>
    needsBefore(said.text) || addition.test(said.text);
  if (beyond.some(leans)) return none;
  const at = each.findIndex((parts) => parts.some((one) => isIn(one.from)));
  return {
    prose: each.flatMap((parts, index) => {
      const one = prose[index];
      const rest = parts.filter((part) => !isIn(part.from)).map(({ said }) => said);
      const isTouched = parts.some((part) => isIn(part.from)) || parts.length === 0;
      return [...(index === at ? own : []), ...(isTouched ? rest : one ? [one] : [])];
    }),
    steps: page ? [] : steps,
  };
}
