import { sectionOptions } from "../../onboarding/options.ts";
import type { Spec } from "../schema.ts";
import type { ChangeValue } from "./change.ts";
import { pictureLabels } from "./labels.ts";

/** An entry of a list, with a key that does not change when other entries are added or removed. */
export interface ListEntry {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly value: ChangeValue;
  /** Details to compare besides name, place and parent. */
  readonly facts?: string;
  /** What a file is used for, if the client chose it. */
  readonly use?: string;
  readonly isUploaded?: boolean;
  /** The name and key of the parent entry. */
  readonly parent?: { readonly name: string; readonly key: string } | null;
}

/** A list of answers. */
export interface AnswerList {
  /** The prefix of an entry's id, which is this, a colon and the entry's key. */
  readonly id: "goal" | "page" | "section" | "logo" | "file" | "document";
  readonly label: string;
  readonly entries: readonly ListEntry[];
}

/** Makes the keys unique: a key that occurs again gets a number, in order. */
function distinct(entries: readonly ListEntry[]): ListEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    let { key } = entry;
    for (let number = 2; taken.has(key); number++) key = `${entry.key}#${number}`;
    taken.add(key);
    return { ...entry, key };
  });
}

const list = (id: AnswerList["id"], label: string, entries: readonly ListEntry[]): AnswerList => ({
  id,
  label,
  entries: distinct(entries),
});

/** The section's name in the form; 'hero' is jargon and gets an explanation. */
function sectionName(section: string): string {
  const name = sectionOptions.find(({ value }) => value === section)?.label ?? section;
  return section === "hero" ? `${name} (the opening)` : name;
}

/** The lists of a spec, each in its order. */
export function answerLists({ websiteGoals, siteStructure, assets, aiFeatures }: Spec): AnswerList[] {
  const plain = (path: string) => (text: string, index: number) => ({
    key: text,
    name: text,
    value: text,
    path: `${path}.${index}`,
  });
  const files = (id: "logo" | "file", label: string, path: string, all: Spec["assets"]["files"]) =>
    list(
      id,
      label,
      all.map((file, index) => ({
        key: file.id,
        name: file.name,
        path: `${path}.${index}`,
        value: file,
        facts: JSON.stringify(file),
        ...(file.role === undefined ? {} : { use: pictureLabels[file.role] }),
        isUploaded: file.isUploaded,
      })),
    );
  const pathOf = new Map(siteStructure.pages.map((page) => [page.name, page.path]));
  // Legal pages are left out: they are last, and follow from other answers that are compared themselves.
  const chosen = siteStructure.pages.filter(({ origin }) => origin === "client");
  const pages = chosen.map(({ name, path, parent }, index) => ({
    key: path,
    name,
    value: { name, path, parent },
    path: `siteStructure.pages.${index}`,
    parent: parent === null ? null : { name: parent, key: pathOf.get(parent) ?? parent },
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
      siteStructure.sections.chosen.map((section, index) => ({
        ...plain("siteStructure.sections.chosen")(section, index),
        name: sectionName(section),
      })),
    ),
    files("logo", "Logo", "assets.logos", assets.logos),
    files("file", "Files", "assets.files", assets.files),
    list("document", "Content documents (sources for the texts)", documents),
  ];
}
