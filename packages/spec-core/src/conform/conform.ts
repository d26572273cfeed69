import { draftContent } from "../deck/content-deck.ts";
import type { ContentDeck } from "../deck/slot.ts";
import type { Spec } from "../spec/schema.ts";
import { oneLine } from "../text/one-line.ts";
import type { Finding, Rule } from "./rule.ts";
import { finalRules, type RuleId, rules } from "./rules/rules.ts";
import { withDomain } from "./site/domain.ts";
import { readSite, type Site } from "./site/site.ts";

/** A difference between a built site and its spec. */
export interface Breach extends Finding {
  readonly rule: RuleId;
}

const plainPath = (path: string): string =>
  path
    .replace(/\\/g, "/")
    .replace(/^(?:\.?\/)+/, "")
    .normalize("NFC");

/** The folder of the site, with its slash: that of the root page nearest to the top. */
function rootOf(paths: readonly string[]): string {
  const [root] = paths
    .filter((path) => /(?:^|\/)index\.html?$/i.test(path))
    .sort((a, b) => a.split("/").length - b.split("/").length || a.length - b.length);
  const folder = root?.slice(0, root.lastIndexOf("/") + 1) ?? "";
  return paths.every((path) => path.startsWith(folder)) ? folder : "";
}

/** Optional input of a check besides the spec. */
export interface ConformOptions {
  /** The site's words; the pages and texts in it count as allowed. */
  readonly content?: ContentDeck | undefined;
  /** Whether to report work that is left before the hand-over as breaches too. */
  readonly final?: boolean;
}

/** What is wrong with a site, and what is left to do before it is handed over. */
export interface Examination {
  readonly breaches: readonly Breach[];
  readonly unfinished: readonly Breach[];
}

/** Applies a rule. If a site nests so deeply that the stack overflows, the rule reports that it cannot judge. */
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

/** Both lists of `conform`, from parsing the site once. */
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
          message: oneLine(message),
        }),
      ),
    );
    return [...new Map(found.map((breach) => [JSON.stringify(breach), breach])).values()];
  };
  return { breaches: listed(rules), unfinished: listed(finalRules) };
}

/**
 * Checks a built site against its spec. `files` maps every path of the site's folder to its text; binary
 * files may be left out, or have any text. Returns each breach once, with the rule's stable id, the file and
 * a line counted from 1; an empty list if the site keeps the spec. HTML is parsed as the HTML standard says
 * and CSS through its cascade, so that class names, attribute order and color notation do not matter. With
 * `final` it also reports what is left to do before the hand-over; binary files have to be listed then. Pure.
 */
export function conform(
  spec: Spec,
  files: Readonly<Record<string, string>>,
  { content, final = false }: ConformOptions = {},
): Breach[] {
  const { breaches, unfinished } = examine(spec, files, { content });
  return final ? [...breaches, ...unfinished] : [...breaches];
}
