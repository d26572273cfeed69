import type { Spec } from "../schema.ts";
import { type AnswerList, answerLists, type ListEntry } from "./answer-lists.ts";
import type { SpecChange } from "./change.ts";
import { keptInOrder } from "./kept-in-order.ts";
import { addedSentence, quoted, removedSentence, shown } from "./sentences.ts";

const moved = ({ parent }: ListEntry, after: number, all: number): string =>
  parent
    ? `moved under ${shown(parent.name)}, to place ${after} of ${all}`
    : `moved to place ${after} of ${all}`;

/** The change of an entry of the same name. */
function becameOf(before: ListEntry, after: ListEntry): string {
  if (before.use !== after.use) {
    if (after.use === undefined) return `no longer used as the ${before.use}`;
    const former = before.use === undefined ? "no use was named before" : `until now the ${before.use}`;
    return `to be used as the ${after.use} (${former})`;
  }
  return before.isUploaded === false && after.isUploaded ? "now uploaded" : "replaced by another version";
}

/** The change of an entry with the same key in both specs, apart from its position. */
function contentChange(
  label: string,
  id: string,
  [before, after]: readonly [ListEntry, ListEntry],
): SpecChange[] {
  if (before.name === after.name && before.facts === after.facts) return [];
  const words =
    before.name === after.name
      ? `${shown(after.name)} ${becameOf(before, after)}`
      : `${quoted(before.name)} renamed to ${quoted(after.name)}`;
  const sentence = `${label}: ${words}`;
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
      return changed.map((change) => ({
        ...change,
        sentence: `${change.sentence}, ${moved(entry, place, after.size)}`,
      }));
    const sentence = `${a.label}: ${shown(entry.name)} ${moved(entry, place, after.size)}`;
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
