import { knownOrigin } from "../../spec/known-origin.ts";
import type { Spec } from "../../spec/schema.ts";
import { escapeRegex } from "../../text/escape-regex.ts";
import type { Finding, Rule } from "../rule.ts";
import { fileAt, readAddress } from "../site/addresses.ts";
import { attribute } from "../site/html/element.ts";
import { metaOf } from "../site/html/semantics.ts";
import type { Site } from "../site/site.ts";

interface Line {
  readonly field: string;
  readonly value: string;
  readonly line: number;
}

/** RFC 9309, section 2.2. */
const linesOf = (text: string): Line[] =>
  text.split(/\r\n?|\n/).flatMap((row, index) => {
    const [, field, value] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(row) ?? [];
    return field === undefined
      ? []
      : [{ field: field.toLowerCase(), value: (value ?? "").trim(), line: index + 1 }];
  });

/** The rules for all crawlers: those after `User-agent: *`. */
function generalRules(lines: readonly Line[]): Line[] {
  let isGeneral = false;
  let wasAgent = false;
  return lines.flatMap((line) => {
    const isAgent = line.field === "user-agent";
    if (isAgent) isGeneral = line.value === "*" || (wasAgent && isGeneral);
    wasAgent = isAgent;
    return !isAgent && isGeneral ? [line] : [];
  });
}

const covers = (rule: string, path: string): boolean =>
  rule !== "" &&
  new RegExp(`^${escapeRegex(rule).replaceAll("\\*", ".*").replace(/\\\$$/, "$$")}`).test(path);

/** The longest matching rule decides; of two equally long ones, `allow`. */
function blockedBy(rules: readonly Line[], path: string): Line | null {
  const fitting = rules.filter(({ field, value }) => /^(?:dis)?allow$/.test(field) && covers(value, path));
  const [first] = fitting.sort((a, b) => b.value.length - a.value.length || (a.field === "allow" ? -1 : 1));
  return first?.field === "disallow" ? first : null;
}

function checkFile(site: Site, spec: Spec): Finding[] {
  const file = "robots.txt";
  const text = site.files.get(file);
  if (text === undefined) return [{ file, line: 1, message: "There is no robots.txt." }];
  const lines = linesOf(text);
  const rules = generalRules(lines);
  const blocked = site.planned.flatMap(({ page }) => {
    const rule = blockedBy(rules, page.path);
    return rule ? [{ file, line: rule.line, message: `robots.txt keeps crawlers from “${page.name}”.` }] : [];
  });
  if (site.origin === null) return blocked;
  const maps = lines.filter(({ field }) => field === "sitemap");
  if (knownOrigin(spec) === null)
    return [
      ...blocked,
      ...maps.map(({ value, line }) => ({
        file,
        line,
        message: `robots.txt names “${value}”, but the domain is still open.`,
      })),
    ];
  const wrong = maps.filter(({ value }) => {
    const address = readAddress(value, { file, origin: site.origin });
    return !/^https?:/i.test(value) || address.kind !== "inside" || fileAt(site.files, address.path) === null;
  });
  const [first] = lines;
  return [
    ...blocked,
    ...(maps.length === 0 && !site.isDomainSettled
      ? [{ file, line: first?.line ?? 1, message: "robots.txt does not name the sitemap." }]
      : []),
    ...wrong.map(({ value, line }) => ({
      file,
      line,
      message: `robots.txt names “${value}”, which is no sitemap of the site.`,
    })),
  ];
}

export const robots: Rule<"robots"> = {
  id: "robots",
  promises:
    "Search engines may read every planned page, and robots.txt names the sitemap once the domain is known.",
  check: (site, spec) => [
    ...checkFile(site, spec),
    ...site.planned.flatMap(({ file }) => {
      const meta = file && metaOf(file, "robots");
      return file && meta && /noindex|none/i.test(attribute(meta, "content") ?? "")
        ? [{ file: file.path, line: meta.line, message: "The page asks search engines not to list it." }]
        : [];
    }),
  ],
};
