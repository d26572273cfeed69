import type { Spec } from "../spec/schema.ts";
import { capital } from "./fill.ts";
import type { Said } from "./joined-sentences.ts";
import { type Passage, passagesOf } from "./parts/points.ts";

/** The label over steps in an answer: 'How it works:', 'How does it work?', 'Our process -'. */
const label =
  /^(?:how (?:it|this|we|i|everything) works?|how does (?:it|this) work|what happens(?: next| then)?|(?:the |our |my )?(?:process|steps))\s*(?:[:?]|[-–—]\s|\n)\s*/iu;

const fewestSteps = 2;

/** The client's sentences with those apart that tell step by step how the work goes on. */
interface StepsApart {
  readonly prose: readonly Said[];
  /** What is read together is one step. */
  readonly steps: readonly Passage[];
}

/** A sentence that was joined from several lines, line by line. */
const byLine = (one: Said): Said[] =>
  one.sources.length < 2
    ? [one]
    : one.sources.map((text, index) => ({
        ...one,
        id: index === 0 ? one.id : `${one.id}-${index + 1}`,
        text: capital(text),
        sources: [text],
      }));

/** Steps that were typed one a line: what is on one line is one step. */
function stepsOfLines(sentences: readonly Said[], lineOf: (one: Said) => number): Passage[] {
  const steps = new Map<number, Said[]>();
  for (const one of sentences) steps.set(lineOf(one), [...(steps.get(lineOf(one)) ?? []), one]);
  return [...steps.values()];
}

/**
 * The steps under such a label, up to the next empty line of the description. They have a list of their own, where they
 * keep their order.
 */
export function stepsApart(
  prose: readonly Said[],
  { content, businessInfo, siteStructure }: Spec,
): StepsApart {
  const typed = new Map(content.statements.map(({ id, text }) => [id, text]));
  // A page of that name has them all.
  if (siteStructure.pages.some(({ name }) => label.test(`${name}: `))) return { prose, steps: [] };
  const block = businessInfo.description.split(/\n[ \t]*\n/u).find((text) => label.test(text.trim()));
  if (block === undefined) return { prose, steps: [] };
  const typedOf = ({ id, sources }: Said): string => typed.get(id.replace(/-\d+$/u, "")) ?? sources[0] ?? "";
  const isIn = (one: Said): boolean =>
    one.field === "description" && typedOf(one) !== "" && block.includes(typedOf(one));
  const told = prose
    .filter(isIn)
    .map((one) => ({ ...one, text: capital(one.text.replace(label, "")) }))
    .filter(({ text }) => text !== "");
  const lines = block.trim().replace(label, "").split("\n");
  const lineOf = (one: Said): number => {
    const own = lines.findIndex((line) => line.includes(one.sources[0] ?? ""));
    return own < 0 ? lines.findIndex((line) => line.includes(typedOf(one))) : own;
  };
  const steps = lines.length > 1 ? stepsOfLines(told.flatMap(byLine), lineOf) : passagesOf(told);
  return steps.length < fewestSteps
    ? { prose, steps: [] }
    : { prose: prose.filter((one) => !isIn(one)), steps };
}
