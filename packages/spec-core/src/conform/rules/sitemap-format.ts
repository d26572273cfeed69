import { XMLValidator } from "fast-xml-parser";
import { ownValue } from "../../own-value.ts";
import type { Finding, Rule } from "../rule.ts";
import { childElements, type Element, textOf } from "../site/html/element.ts";
import { parseHtml } from "../site/html/parse-html.ts";
import { withTag } from "../site/html/semantics.ts";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** W3C date and time (sitemaps.org, `lastmod`). */
const date =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** The allowed elements of an entry and their formats (sitemaps.org, version 0.9). */
const fields: Readonly<Record<string, RegExp>> = {
  loc: /^https?:\/\/[^\s/<>"][^\s<>"]{0,2048}$/i,
  lastmod: date,
  changefreq: /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/,
  priority: /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/,
};

const tagNames = new Set([...Object.keys(fields), "url", "urlset", "sitemap", "sitemapindex"]);

/** The HTML parser lowercases tag names; XML does not. */
const wrongCaseIn = (text: string): string | undefined =>
  [...text.matchAll(/<([A-Za-z]+)[\s/>]/g)]
    .map(([, name = ""]) => name)
    .find((name) => !tagNames.has(name) && tagNames.has(name.toLowerCase()));

function entryFaults(entry: Element): { line: number; message: string }[] {
  const inner = childElements(entry).filter(({ tag }) => !tag.includes(":"));
  const locations = inner.filter(({ tag }) => tag === "loc");
  const repeated = inner.filter(({ tag }, index) => inner.findIndex((one) => one.tag === tag) < index);
  return [
    ...(locations.length === 0 ? [{ line: entry.line, message: "An entry has no loc." }] : []),
    ...repeated.map(({ line, tag }) => ({ line, message: `An entry has more than one ${tag}.` })),
    ...inner.flatMap(({ line, tag, ...element }) => {
      const form = ownValue(fields, tag);
      if (form === undefined)
        return [{ line, message: `${tag} is nothing that a sitemap's entry may hold.` }];
      const text = textOf({ line, tag, ...element });
      return form.test(text) ? [] : [{ line, message: `“${text}” is no ${tag} of a sitemap.` }];
    }),
  ];
}

function schemaFaults(file: string, text: string): { line: number; message: string }[] {
  const page = parseHtml(file, text.replace(/<\?xml[^>]*\?>/, "").replace(/<!\[CDATA\[|\]\]>/g, ""));
  const root = [...withTag(page, "urlset"), ...withTag(page, "sitemapindex")][0];
  if (!root) return [{ line: 1, message: "The sitemap has no urlset." }];
  const entry = root.tag === "urlset" ? "url" : "sitemap";
  const inner = childElements(root);
  const wrongCase = wrongCaseIn(text);
  return [
    ...(root.attributes.get("xmlns") === namespace
      ? []
      : [{ line: root.line, message: `The ${root.tag} is not of the namespace ${namespace}.` }]),
    ...(wrongCase
      ? [{ line: 1, message: `XML knows the tag ${wrongCase.toLowerCase()} only in lower case.` }]
      : []),
    ...inner
      .filter(({ tag }) => tag !== entry && !tag.includes(":"))
      .map(({ tag, line }) => ({ line, message: `${tag} is no entry of a sitemap.` })),
    ...(inner.length > 50_000
      ? [{ line: 1, message: "A sitemap lists 50,000 pages at most. Split it." }]
      : []),
    ...inner.filter(({ tag }) => tag === entry).flatMap(entryFaults),
  ];
}

function checkFile(file: string, text: string): Finding[] {
  const valid = XMLValidator.validate(text);
  const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(
    text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ""),
  );
  if (valid !== true)
    return [{ file, line: valid.err.line, message: `The sitemap is no well-formed XML: ${valid.err.msg}` }];
  if (bare) {
    const line = text.slice(0, bare.index).split("\n").length;
    return [{ file, line, message: "The sitemap is no well-formed XML: write &amp; for every &." }];
  }
  return schemaFaults(file, text).map((fault) => ({ file, ...fault }));
}

export const sitemapFormat: Rule<"sitemap-format"> = {
  id: "sitemap-format",
  promises: "The sitemap is well-formed XML of the schema of sitemaps.org.",
  check: ({ files }) =>
    [...files]
      .filter(([path, text]) => /sitemap[^/]*\.xml$/i.test(path) && text.trim() !== "")
      .flatMap(([path, text]) => checkFile(path, text)),
};
