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
      // The list of font files depends on all font settings.
      (path.startsWith(`${typography}imports`) && change.path.startsWith(typography)),
  );

/** The change of the site's address, unless a listed change of the website's name or the domain explains it. */
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
 * Questions about the client's words that were added, removed or changed, except those that a listed change already
 * explains. Questions that are not about words follow from answers that are compared themselves.
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

// Blocks that differ each time a spec is made, or only repeat other blocks.
const derivedBlocks: ReadonlySet<string> = new Set([
  "aiPrompt",
  "metadata",
  "codeTemplates",
  "content",
  "schemaVersion",
]);

/**
 * Differences in other blocks, for specs with the same answers: our guidance differs because the version of the rules
 * does.
 */
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
