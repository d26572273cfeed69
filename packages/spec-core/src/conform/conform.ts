import type { Spec } from "../spec/schema.ts";
import type { Finding } from "./breach.ts";
import { type RuleId, rules } from "./rules/rules.ts";
import { readSite } from "./site/site.ts";

/** A way in which a built site departs from its spec. */
export interface Breach extends Finding {
  readonly rule: RuleId;
}

const plainPath = (path: string): string =>
  path
    .replace(/\\/g, "/")
    .replace(/^(?:\.?\/)+/, "")
    .normalize("NFC");

/** The folder that the site lies in: that of the root page nearest to the top, with its slash. */
function rootOf(paths: readonly string[]): string {
  const [root] = paths
    .filter((path) => /(?:^|\/)index\.html?$/i.test(path))
    .sort((a, b) => a.split("/").length - b.split("/").length || a.length - b.length);
  const folder = root?.slice(0, root.lastIndexOf("/") + 1) ?? "";
  return paths.every((path) => path.startsWith(folder)) ? folder : "";
}

/**
 * Holds a built site against its spec. `files` maps every path of the site's folder to its text; binary files may be
 * left out, or be there with any text. Gives each breach once, with the rule's stable id, the file and a line counted
 * from 1; none where the site keeps the spec. HTML is read as the HTML standard parses it and CSS through its
 * cascade, so that names of classes, the order of attributes and the way of writing a color do not matter. Pure.
 */
export function conform(spec: Spec, files: Readonly<Record<string, string>>): Breach[] {
  const paths = new Map(Object.keys(files).map((path) => [plainPath(path), path]));
  const root = rootOf([...paths.keys()]);
  const given = new Map([...paths].map(([path, own]) => [path.slice(root.length), own]));
  const site = readSite(spec, new Map([...given].map(([path, own]) => [path, files[own] ?? ""])));
  const found = rules.flatMap((rule) =>
    rule.check(site, spec).map(
      ({ file, line, message }): Breach => ({
        rule: rule.id,
        file: given.get(file) ?? root + file,
        line,
        message,
      }),
    ),
  );
  const distinct = new Map(found.map((breach) => [JSON.stringify(breach), breach]));
  return [...distinct.values()];
}
