import { memoPerObject } from "../../memo.ts";
import { plainText } from "../../site/clean-text.ts";
import { escapeHtml } from "../../spec/html-text.ts";

/** Markup that may be inserted unescaped; only `html` and `joinHtml` create it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** A value in a template: text is escaped, markup is inserted, null and false render nothing. */
export type HtmlValue = string | number | Html | null | false | readonly HtmlValue[];

/** No markup. */
export const noHtml = new Html("");

function render(value: HtmlValue): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return value.map(render).filter(Boolean).join("\n");
  return escapeHtml(plainText(String(value)));
}

/** The template without the common indentation of its lines. */
const dedented = memoPerObject((strings: TemplateStringsArray): readonly string[] => {
  const indents = strings.flatMap((part) => [...part.matchAll(/\n([ \t]*)(?=\S|$)/g)].map((m) => m[1] ?? ""));
  const least = Math.min(...indents.map((indent) => indent.length), 40);
  return strings.map((part) => part.replaceAll(new RegExp(`\\n[ \\t]{${least}}`, "g"), "\n"));
});

const isIndent = /^[ \t]+$/;

/** The markup without trailing whitespace. */
function withoutLastLine(markup: string): string {
  let end = markup.length;
  while (end > 0 && (markup[end - 1] === " " || markup[end - 1] === "\t")) end -= 1;
  return markup[end - 1] === "\n" ? markup.slice(0, end - 1) : markup;
}

/**
 * Markup from a template. Every inserted text is escaped, for element content and for quoted attributes; inserted
 * markup and lists of it get the indentation of their position.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const parts = dedented(strings);
  let markup = (parts[0] ?? "").replace(/^\n/, "");
  values.forEach((value, index) => {
    const text = render(value);
    const line = text.includes("\n") ? markup.slice(markup.lastIndexOf("\n") + 1) : "";
    markup += (isIndent.test(line) ? text.replaceAll("\n", `\n${line}`) : text) + (parts[index + 1] ?? "");
  });
  return new Html(withoutLastLine(markup));
}

/** A page's markup as text, without empty lines. */
export const pageText = (page: Html): string => `${page.toString().replace(/\n[ \t]*(?=\n)/g, "")}\n`;
