import { oneLine } from "../../text/one-line.ts";
import type { Finding, Rule } from "../rule.ts";
import { attribute } from "../site/html/element.ts";
import { metaOf } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";

const each =
  (check: (page: Page) => Finding[]): Rule["check"] =>
  ({ pages }) =>
    pages.flatMap(check);

/** RFC 5646, only the syntax. */
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

export const language: Rule<"language"> = {
  id: "language",
  promises: "Every page names its language, and all pages the same one.",
  check: ({ pages }) => {
    const languages = pages.map((page) => (attribute(page.root, "lang") ?? "").trim());
    const primary = (tag: string) => tag.toLowerCase().split("-")[0];
    const usual = languages.map(primary).sort((a, b) => {
      const count = (tag: string | undefined) => languages.filter((one) => primary(one) === tag).length;
      return count(b) - count(a);
    })[0];
    return pages.flatMap((page, index) => {
      const tag = languages[index] ?? "";
      const at = { file: page.path, line: page.root.line };
      if (!languageTag.test(tag)) return [{ ...at, message: "The html element names no language." }];
      return primary(tag) === usual
        ? []
        : [{ ...at, message: `The page is marked “${tag}”, the others “${usual}”.` }];
    });
  },
};

/** The most characters of a description that search engines show; the spec requires no more. */
const shownLetters = 160;

export const description: Rule<"description"> = {
  id: "description",
  promises: "Every planned page has a description for search engines, of at most 160 letters.",
  check: ({ planned }) =>
    planned.flatMap(({ file }) => {
      if (!file) return [];
      const meta = metaOf(file, "description");
      const text = oneLine(meta ? (attribute(meta, "content") ?? "") : "");
      const at = { file: file.path, line: meta?.line ?? 1 };
      if (text === "") return [{ ...at, message: "The page has no description." }];
      const message = `The description has ${text.length} letters; search engines show ${shownLetters}. Shorten it.`;
      return [...text].length > shownLetters ? [{ ...at, message }] : [];
    }),
};

export const viewport: Rule<"viewport"> = {
  id: "viewport",
  promises: "Every page is as wide as the device and can be enlarged.",
  check: each((page) => {
    const meta = metaOf(page, "viewport");
    const content = (meta ? (attribute(meta, "content") ?? "") : "").replace(/\s/g, "").toLowerCase();
    const at = { file: page.path, line: meta?.line ?? 1 };
    if (!content.includes("width=device-width"))
      return [{ ...at, message: "The page does not adapt to the device's width." }];
    const [, scale] = /maximum-scale=([\d.]+)/.exec(content) ?? [];
    const isFixed = /user-scalable=(?:no|0)/.test(content) || (scale !== undefined && Number(scale) < 2);
    return isFixed ? [{ ...at, message: "The page keeps readers from enlarging it." }] : [];
  }),
};
