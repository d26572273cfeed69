import { draftContent } from "../content/deck/content-deck.ts";
import type { ContentDeck } from "../content/deck/slot.ts";
import type { Spec } from "../spec/schema.ts";
import type { Finding, Rule } from "./breach.ts";
import { finalRules, type RuleId, rules } from "./rules/rules.ts";
import { withDomain } from "./site/domain.ts";
import { collapsed } from "./site/html/element.ts";
import { readSite, type Site } from "./site/site.ts";

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

/** What a checker may know besides the spec. */
export interface ConformOptions {
  /** The site's words; the pages and texts that it lists are no breaches. */
  readonly content?: ContentDeck | undefined;
  /** Whether what is still to be done before the hand-over is a breach, too. */
  readonly final?: boolean;
}

/** What is wrong with a site, and what is still to be done before it is handed over. */
export interface Examination {
  readonly breaches: readonly Breach[];
  readonly unfinished: readonly Breach[];
}

/** Applies a rule. A site that nests beyond every measure may end the stack: the rule then says that it cannot judge. */
function applied(rule: Rule<RuleId>, site: Site, spec: Spec): Finding[] {
  try {
    return rule.check(site, spec);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message =
      "Something in the site is nested too deeply for this rule to be checked. Nest it less deeply.";
    return [{ file: site.home?.path ?? "index.html", line: 1, message }];
  }
}

/** Both lists of `conform`, from one reading of the site. */
export function examine(
  asked: Spec,
  files: Readonly<Record<string, string>>,
  { content }: Pick<ConformOptions, "content"> = {},
): Examination {
  const paths = new Map(Object.keys(files).map((path) => [plainPath(path), path]));
  const root = rootOf([...paths.keys()]);
  const given = new Map([...paths].map(([path, own]) => [path.slice(root.length), own]));
  const texts = new Map([...given].map(([path, own]) => [path, files[own] ?? ""]));
  const { spec, isSettled } = withDomain(asked, texts);
  const site = { ...readSite(spec, texts, content ?? draftContent(asked)), isDomainSettled: isSettled };
  const listed = (all: readonly Rule<RuleId>[]): Breach[] => {
    const found = all.flatMap((rule) =>
      applied(rule, site, spec).map(
        ({ file, line, message }): Breach => ({
          rule: rule.id,
          file: given.get(file) ?? root + file,
          line,
          message: collapsed(message),
        }),
      ),
    );
    return [...new Map(found.map((breach) => [JSON.stringify(breach), breach])).values()];
  };
  return { breaches: listed(rules), unfinished: listed(finalRules) };
}

/**
 * Holds a built site against its spec. `files` maps every path of the site's folder to its text; binary files may be
 * left out, or be there with any text. Gives each breach once, with the rule's stable id, the file and a line counted
 * from 1; none where the site keeps the spec. HTML is read as the HTML standard parses it and CSS through its
 * cascade, so that names of classes, the order of attributes and the way of writing a color do not matter. With `final`
 * also what is still to be done before the hand-over; binary files have to be listed then. Pure.
 */
export function conform(
  spec: Spec,
  files: Readonly<Record<string, string>>,
  { content, final = false }: ConformOptions = {},
): Breach[] {
  const { breaches, unfinished } = examine(spec, files, { content });
  return final ? [...breaches, ...unfinished] : [...breaches];
}
