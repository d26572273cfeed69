import type { Spec } from "../schema.ts";
import type { ChangeValue, SpecChange } from "./change.ts";
import { keptInOrder } from "./kept-in-order.ts";
import { addedSentence, changedSentence, removedSentence, shown } from "./sentences.ts";

/** An entry of a list, known by a key that stays when other entries come and go. */
interface Entry {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly value: ChangeValue;
  /** What is compared besides name, place and parent. */
  readonly facts?: string;
  /** The entry that it belongs under. */
  readonly parent?: string | null;
}

interface List {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** Keys that occur twice are told apart by a number, in order. */
function distinct(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.key) ?? 0) + 1;
    counts.set(entry.key, count);
    return count === 1 ? entry : { ...entry, key: `${entry.key}#${count}` };
  });
}

const list = (id: string, label: string, entries: readonly Entry[]): List => ({
  id,
  label,
  entries: distinct(entries),
});

function listsOf({ websiteGoals, siteStructure, assets, aiFeatures }: Spec): List[] {
  const plain = (path: string) => (text: string, index: number) => ({
    key: text,
    name: text,
    value: text,
    path: `${path}.${index}`,
  });
  const files = (id: string, label: string, path: string, all: Spec["assets"]["files"]) =>
    list(
      id,
      label,
      all.map((file, index) => ({
        key: file.id,
        name: file.name,
        path: `${path}.${index}`,
        value: file,
        facts: JSON.stringify(file),
      })),
    );
  const pages = siteStructure.pages.map(({ name, path, parent }, index) => ({
    key: path,
    name,
    value: { name, path, parent },
    path: `siteStructure.pages.${index}`,
    parent,
  }));
  const documents = aiFeatures.contentDocuments.map(({ id, name }, index) => ({
    key: id,
    name,
    value: name,
    path: `aiFeatures.contentDocuments.${index}`,
  }));
  return [
    list("goal", "Goals", websiteGoals.map(plain("websiteGoals"))),
    list("page", "Pages", pages),
    list(
      "section",
      "Home page sections",
      siteStructure.sections.chosen.map(plain("siteStructure.sections.chosen")),
    ),
    files("logo", "Logo", "assets.logos", assets.logos),
    files("file", "Files", "assets.files", assets.files),
    list("document", "Content documents", documents),
  ];
}

const movedSentence = (label: string, { name, parent }: Entry, after: number): string => {
  if (parent) return `${label}: ${shown(name)} moved under ${shown(parent)}, to place ${after}`;
  return `${label}: ${shown(name)} moved to place ${after}`;
};

/** How two entries of the same key differ besides their place. */
function contentChange(label: string, id: string, [before, after]: readonly [Entry, Entry]): SpecChange[] {
  if (before.name === after.name && before.facts === after.facts) return [];
  const sentence =
    before.name === after.name
      ? `${label}: ${shown(after.name)} changed`
      : changedSentence(label, before.name, after.name);
  return [{ id, path: after.path, kind: "changed", before: before.value, after: after.value, sentence }];
}

function listChanges(a: List, b: List): SpecChange[] {
  const places = (entries: readonly Entry[]) =>
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
    if (changed.length > 0 || (kept.has(key) && old.entry.parent === entry.parent)) return changed;
    const sentence = movedSentence(a.label, entry, place);
    return [{ id, path: entry.path, kind: "moved", before: old.place, after: place, sentence }];
  });
  return [...removed, ...rest];
}

/** The differences between the lists of two specs: what was added, removed, changed or moved, item by item. */
export function listedChanges(a: Spec, b: Spec): SpecChange[] {
  const later = listsOf(b);
  return listsOf(a).flatMap((earlier) =>
    later.filter(({ id }) => id === earlier.id).flatMap((other) => listChanges(earlier, other)),
  );
}
