import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { factLabels } from "./labels.ts";
import { changedWords, quoted } from "./sentences.ts";

type Fact = Spec["content"]["facts"][number];
type Placed = Fact & { readonly path: string };

/** Opening hours and registration stand among the single answers, offers are told whole. */
const heldElsewhere: ReadonlySet<string> = new Set(["hours", "registration"]);

const factsOf = ({ content }: Spec): Placed[] =>
  content.facts
    .map((fact, index) => ({ ...fact, path: `content.facts.${index}` }))
    .filter(({ kind, field, isConfirmed }) => isConfirmed && field !== "offers" && !heldElsewhere.has(kind));

const labelOf = ({ kind, about }: Fact): string =>
  about === "" ? factLabels[kind] : `${factLabels[kind]} (${about})`;

/** The same words keep an id, also where the client corrected what stands in their place. */
const keyOf = ({ id, text, about }: Fact): string => JSON.stringify([id, text, about]);

/** What visitors read besides texts: telephone numbers, addresses, people, recognised prices. */
export function factChanges(a: Spec, b: Spec): SpecChange[] {
  const [before, after] = [factsOf(a), factsOf(b)];
  const keys = new Set(before.map(keyOf));
  const laterKeys = new Set(after.map(keyOf));
  const gone = before.filter((fact) => !laterKeys.has(keyOf(fact)));
  const come = after.filter((fact) => !keys.has(keyOf(fact)));
  const changes = come.map((fact): SpecChange => {
    const { path, text } = fact;
    const id = `business.fact.${fact.id}`;
    const same = gone.findIndex((one) => one.id === fact.id);
    const alike = gone.findIndex(({ kind, field }) => kind === fact.kind && field === fact.field);
    const index = same < 0 ? alike : same;
    const [old] = index < 0 ? [] : gone.splice(index, 1);
    if (!old)
      return { id, path, kind: "added", after: text, sentence: `${labelOf(fact)}: ${quoted(text)} added` };
    const words =
      old.text === text ? `${quoted(text)}, before under ${labelOf(old)}` : changedWords(old.text, text);
    return {
      id,
      path,
      kind: "changed",
      before: old.text,
      after: text,
      sentence: `${labelOf(fact)}: ${words}`,
    };
  });
  const removed = gone.map((fact): SpecChange => {
    const sentence = `${labelOf(fact)}: ${quoted(fact.text)} removed`;
    return { id: `business.fact.${fact.id}`, path: fact.path, kind: "removed", before: fact.text, sentence };
  });
  return [...removed, ...changes];
}
