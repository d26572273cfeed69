import { kebab } from "../css-text.ts";
import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { addedSentence, changedWords, removedSentence } from "./sentences.ts";

const typography = "design.designSystem.typography.";

const covers = (changes: readonly SpecChange[], path: string): boolean =>
  changes.some(
    (change) =>
      path === change.path ||
      path.startsWith(`${change.path}.`) ||
      change.path.startsWith(`${path}.`) ||
      // Which families must be provided follows from all fonts.
      (path.startsWith(`${typography}imports`) && change.path.startsWith(typography)),
  );

/** The address of the site, where it changed without the names that it follows from. */
export function addressChanges(a: Spec, b: Spec, causes: readonly SpecChange[]): SpecChange[] {
  const originOf = (spec: Spec) => /^https?:\/\/[^/]+/.exec(spec.siteStructure.pages[0]?.url ?? "")?.[0];
  const [before, after] = [originOf(a), originOf(b)];
  const isCaused = causes.some(({ id }) => id === "business.website-name" || id === "hosting.domain-name");
  if (before === undefined || after === undefined || before === after || isCaused) return [];
  const sentence = `Address of the site: changed from ${before} to ${after}`;
  return [
    { id: "hosting.address", path: "siteStructure.pages.0.url", kind: "changed", before, after, sentence },
  ];
}

/**
 * Questions about words of the client's that opened, closed or are about other words, where no change listed already
 * says so. Other questions follow from answers that are listed themselves.
 */
export function questionChanges(a: Spec, b: Spec, causes: readonly SpecChange[]): SpecChange[] {
  const label = "Open questions";
  const questionsOf = (spec: Spec) =>
    new Map(spec.clarifications.filter(({ about }) => about !== "").map((entry) => [entry.id, entry]));
  const [before, after] = [questionsOf(a), questionsOf(b)];
  const closed = [...before].flatMap(([id, { path, question }]): SpecChange[] =>
    after.has(id) || covers(causes, path)
      ? []
      : [
          {
            id: `question:${id}`,
            path,
            kind: "removed",
            before: question,
            sentence: removedSentence(label, question),
          },
        ],
  );
  const rest = [...after].flatMap(([key, { path, question, about }]): SpecChange[] => {
    const old = before.get(key);
    const id = `question:${key}`;
    if (covers(causes, path)) return [];
    if (!old) return [{ id, path, kind: "added", after: question, sentence: addedSentence(label, question) }];
    if (old.about === about) return [];
    const sentence = `${label}: ${changedWords(old.about, about)}`;
    return [{ id, path, kind: "changed", before: old.about, after: about, sentence }];
  });
  return [...closed, ...rest];
}

// These differ with every making of a spec, or repeat what its other blocks say.
const derivedBlocks: ReadonlySet<string> = new Set([
  "aiPrompt",
  "metadata",
  "codeTemplates",
  "content",
  "schemaVersion",
]);

/** Other differences between specs that hold the same answers: the advice of another version of the rules. */
export function guidanceChanges(a: Spec, b: Spec): SpecChange[] {
  const later = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).flatMap(([block, value]): SpecChange[] => {
    if (derivedBlocks.has(block) || JSON.stringify(value) === JSON.stringify(later.get(block))) return [];
    const words = kebab(block).replaceAll("-", " ");
    return [
      { id: `guidance:${block}`, path: block, kind: "changed", sentence: `Guidance: ${words} updated` },
    ];
  });
}
