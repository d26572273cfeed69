import type { Spec } from "../schema.ts";
import { type AnswerList, answerLists, type ListEntry } from "./answer-lists.ts";
import type { SpecChange } from "./change.ts";
import { keptInOrder } from "./kept-in-order.ts";
import { addedSentence, changedSentence, removedSentence, shown } from "./sentences.ts";

const moved = ({ parent }: ListEntry, after: number): string =>
  parent ? `moved under ${shown(parent.name)}, to place ${after}` : `moved to place ${after}`;

/** How two entries of the same key differ besides their place. */
function contentChange(
  label: string,
  id: string,
  [before, after]: readonly [ListEntry, ListEntry],
): SpecChange[] {
  if (before.name === after.name && before.facts === after.facts) return [];
  const sentence =
    before.name === after.name
      ? `${label}: ${shown(after.name)} changed`
      : changedSentence(label, before.name, after.name);
  return [{ id, path: after.path, kind: "changed", before: before.value, after: after.value, sentence }];
}

function listChanges(a: AnswerList, b: AnswerList): SpecChange[] {
  const places = (entries: readonly ListEntry[]) =>
    new Map(entries.map((entry, index) => [entry.key, { entry, place: index + 1 }]));
  const before = places(a.entries);
  const after = places(b.entries);
  const kept = keptInOrder([...before.keys()], [...after.keys()]);
  const idOf = (key: string) => `${a.id}:${key}`;
  const removed = [...before].flatMap(([key, { entry }]): SpecChange[] =>
    after.has(key)
      ? []
      : [
          {
            id: idOf(key),
            path: entry.path,
            kind: "removed",
            before: entry.value,
            sentence: removedSentence(a.label, entry.name),
          },
        ],
  );
  const rest = [...after].flatMap(([key, { entry, place }]): SpecChange[] => {
    const old = before.get(key);
    const id = idOf(key);
    if (!old)
      return [
        {
          id,
          path: entry.path,
          kind: "added",
          after: entry.value,
          sentence: addedSentence(a.label, entry.name),
        },
      ];
    const changed = contentChange(a.label, id, [old.entry, entry]);
    if (kept.has(key) && old.entry.parent?.key === entry.parent?.key) return changed;
    if (changed.length > 0)
      return changed.map((change) => ({ ...change, sentence: `${change.sentence}, ${moved(entry, place)}` }));
    const sentence = `${a.label}: ${shown(entry.name)} ${moved(entry, place)}`;
    return [{ id, path: entry.path, kind: "moved", before: old.place, after: place, sentence }];
  });
  return [...removed, ...rest];
}

/** The differences between the lists of two specs: what was added, removed, changed or moved, item by item. */
export function listedChanges(a: Spec, b: Spec): SpecChange[] {
  const later = answerLists(b);
  return answerLists(a).flatMap((earlier) =>
    later.filter(({ id }) => id === earlier.id).flatMap((other) => listChanges(earlier, other)),
  );
}
