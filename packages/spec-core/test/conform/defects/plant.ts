import type { RuleId } from "../../../src/conform/index.ts";

/** The files of a site by their paths. */
export type Files = Readonly<Record<string, string>>;

/** One fault planted in a site: what it is, which rule has to find it, and in which file. */
export interface Defect {
  readonly name: string;
  readonly rule: RuleId;
  readonly file: string;
  readonly plant: (files: Files) => Files;
}

export function changed(files: Files, path: string, change: (text: string) => string): Files {
  const before = files[path];
  if (before === undefined) throw new Error(`There is no ${path} to spoil.`);
  const after = change(before);
  if (after === before) throw new Error(`Nothing changed in ${path}.`);
  return { ...files, [path]: after };
}

export const css = "css/site.css";
export const home = "index.html";
export const about = "about/index.html";
export const contact = "contact/index.html";

/** A fault made by replacing the first text that fits. */
export const swap = (
  name: string,
  at: { rule: RuleId; file: string; from: string | RegExp; to: string },
): Defect => ({
  name,
  rule: at.rule,
  file: at.file,
  plant: (files) => changed(files, at.file, (text) => text.replace(at.from, at.to)),
});

/** A fault made by replacing the text everywhere. */
export const swapAll = (
  name: string,
  at: { rule: RuleId; file: string; from: string; to: string },
): Defect => ({
  name,
  rule: at.rule,
  file: at.file,
  plant: (files) => changed(files, at.file, (text) => text.replaceAll(at.from, at.to)),
});

/** A fault made by adding a text before another one. */
export const insert = (
  name: string,
  at: { rule: RuleId; file: string; before: string; text: string },
): Defect => swap(name, { ...at, from: at.before, to: `${at.text}${at.before}` });

export const addCss = (name: string, rule: RuleId, text: string): Defect => ({
  name,
  rule,
  file: css,
  plant: (files) => changed(files, css, (before) => `${before}\n${text}\n`),
});

export const section = (name: string): RegExp =>
  new RegExp(`\\n\\s*<section[^>]* id="${name}"[\\s\\S]*?</section>`);

export const moved = (text: string, name: string, after: string): string => {
  const block = section(name).exec(text)?.[0] ?? "";
  const place = section(after).exec(text.replace(block, ""))?.[0] ?? "";
  return text.replace(block, "").replace(place, place + block);
};

export const without = (files: Files, path: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([key]) => key !== path));
