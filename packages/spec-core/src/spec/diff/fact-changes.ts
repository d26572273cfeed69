import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { factLabels } from "./labels.ts";
import { changedWords, quoted } from "./sentences.ts";

type Fact = Spec["content"]["facts"][number];
type Placed = Fact & { readonly path: string };

/** Kinds of facts that `single-answers.ts` compares. */
const heldElsewhere: ReadonlySet<string> = new Set(["hours", "registration"]);

const factsOf = ({ content }: Spec): Placed[] =>
  content.facts
    .map((fact, index) => ({ ...fact, path: `content.facts.${index}` }))
    .filter(({ kind, field, isConfirmed }) => isConfirmed && field !== "offers" && !heldElsewhere.has(kind));

const labelOf = ({ kind, about }: Fact): string =>
  about === "" ? factLabels[kind] : `${factLabels[kind]} (${about})`;

/** A fact keeps its id if the client corrects it, so the key also includes the text and the subject. */
const keyOf = ({ id, text, about }: Fact): string => JSON.stringify([id, text, about]);

/** Maps each new fact to the one that it replaces: that with the same id, else one of the same kind and field. */
function pairs(gone: readonly Placed[], come: readonly Placed[]): Map<Placed, Placed> {
  const found = new Map<Placed, Placed>();
  const free = new Set(gone);
  const isAlike = (a: Placed, b: Placed): boolean => a.kind === b.kind && a.field === b.field;
  for (const fits of [(a: Placed, b: Placed) => a.id === b.id, isAlike])
    for (const fact of come) {
      const old = found.has(fact) ? undefined : [...free].find((one) => fits(one, fact));
      if (!old) continue;
      found.set(fact, old);
      free.delete(old);
    }
  return found;
}

/** Changes of details that visitors see: telephone numbers, addresses, people, recognised prices. */
export function factChanges(a: Spec, b: Spec): SpecChange[] {
  const [before, after] = [factsOf(a), factsOf(b)];
  const keys = new Set(before.map(keyOf));
  const laterKeys = new Set(after.map(keyOf));
  const gone = before.filter((fact) => !laterKeys.has(keyOf(fact)));
  const come = after.filter((fact) => !keys.has(keyOf(fact)));
  const replaced = pairs(gone, come);
  const removed = gone.filter((fact) => ![...replaced.values()].includes(fact));
  const changes = come.map((fact): SpecChange => {
    const { path, text } = fact;
    const id = `business.fact.${fact.id}`;
    const old = replaced.get(fact);
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
  return [
    ...removed.map((fact): SpecChange => {
      const sentence = `${labelOf(fact)}: ${quoted(fact.text)} removed`;
      return {
        id: `business.fact.${fact.id}`,
        path: fact.path,
        kind: "removed",
        before: fact.text,
        sentence,
      };
    }),
    ...changes,
  ];
}
