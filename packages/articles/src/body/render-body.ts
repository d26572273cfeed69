import type { Block, ColumnAlignment } from "./block.ts";
import { boxTitles } from "./box-marks.ts";
import { escapeHtml } from "./escape-html.ts";
import { type Inline, plainText } from "./inline.ts";
import { parseBody } from "./parse-body.ts";

export interface RenderOptions {
  /**
   * Scheme and host for absolute internal links and pictures in feeds and mails, which are read elsewhere;
   * absent on our own pages.
   */
  readonly origin?: string;
  /**
   * The rendering of pictures on other servers: as a link, so that no visit is revealed to a third party (the
   * default), or as the picture.
   */
  readonly foreignPictures?: "link" | "show";
}

/** Other sites get neither the referrer nor a handle on our window. */
const elsewhere = 'target="_blank" rel="noopener noreferrer"';

const inlineHtml = (pieces: readonly Inline[], options: RenderOptions): string =>
  pieces.map((piece) => pieceHtml(piece, options)).join("");

function pieceHtml(piece: Inline, options: RenderOptions): string {
  switch (piece.kind) {
    case "text":
      return escapeHtml(piece.text);
    case "code":
      return `<code>${escapeHtml(piece.text)}</code>`;
    case "strong":
      return `<strong>${inlineHtml(piece.children, options)}</strong>`;
    case "emphasis":
      return `<em>${inlineHtml(piece.children, options)}</em>`;
    case "link": {
      const { kind, href } = piece.target;
      const words = inlineHtml(piece.children, options);
      return kind === "internal"
        ? `<a href="${escapeHtml(own(href, options))}">${words}</a>`
        : `<a href="${escapeHtml(href)}" ${elsewhere}>${words}</a>`;
    }
  }
}

const own = (href: string, { origin = "" }: RenderOptions) =>
  href.startsWith("/") ? `${origin}${href}` : href;

function pictureHtml(block: Block & { kind: "picture" }, options: RenderOptions): string {
  const caption = escapeHtml(block.caption);
  const source = escapeHtml(block.isForeign ? block.source : own(block.source, options));
  const shown =
    block.isForeign && options.foreignPictures !== "show"
      ? `<a href="${source}" ${elsewhere}>Open the picture</a>`
      : `<img src="${source}" alt="${caption}" loading="lazy" decoding="async">`;
  return `<figure>${shown}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Content wider than the page scrolls in its own region: focusable, so that keys scroll it, and named. */
const scrolling = (name: string) => `role="region" aria-label="${escapeHtml(name)}" tabindex="0"`;

/** Line ends are written as character references, so that each part of a body is one line. */
const codeHtml = ({ language, text }: Block & { kind: "code" }): string =>
  `<pre ${scrolling(language ? `Code, ${language}` : "Code")}><code>${escapeHtml(text).replaceAll("\n", "&#10;")}</code></pre>`;

const alignClasses = {
  start: "",
  center: ' class="post-center"',
  end: ' class="post-end"',
} as const satisfies Record<ColumnAlignment, string>;

function tableHtml({ alignments, head, rows }: Block & { kind: "table" }, options: RenderOptions): string {
  const row = (cells: readonly (readonly Inline[])[], tag: string) => {
    const written = cells.map(
      (cell, column) =>
        `<${tag}${alignClasses[alignments[column] ?? "start"]}>${inlineHtml(cell, options)}</${tag.slice(0, 2)}>`,
    );
    return `<tr>${written.join("")}</tr>`;
  };
  const names = head.map(plainText).filter((name) => name !== "");
  const body = rows.map((cells) => row(cells, "td")).join("");
  return `<div class="post-table" ${scrolling(["Table", names.join(", ")].filter(Boolean).join(": "))}><table><thead>${row(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`;
}

function blockHtml(block: Block, options: RenderOptions): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${inlineHtml(block.text, options)}</p>`;
    case "heading":
      return `<h${block.level} id="${block.id}">${inlineHtml(block.text, options)}</h${block.level}>`;
    case "quote":
      return `<blockquote><p>${inlineHtml(block.text, options)}</p></blockquote>`;
    case "box":
      return `<div class="post-box post-${block.box}"><p class="post-box-title">${boxTitles[block.box]}</p><p>${inlineHtml(block.text, options)}</p></div>`;
    case "picture":
      return pictureHtml(block, options);
    case "code":
      return codeHtml(block);
    case "table":
      return tableHtml(block, options);
    case "list": {
      const tag = block.start === undefined ? "ul" : "ol";
      const start = block.start === undefined || block.start === 1 ? "" : ` start="${block.start}"`;
      return `<${tag}${start}>${block.items.map((item) => `<li>${inlineHtml(item, options)}</li>`).join("")}</${tag}>`;
    }
  }
}

/**
 * An article's body as HTML, for an element of the class `post-body` (`body.css`). Whatever the text, the
 * result contains only the elements of these rules, no script, no style and no address but http, https,
 * mailto and tel.
 */
export const renderBody = (content: string, options: RenderOptions = {}): string =>
  parseBody(content)
    .map((block) => blockHtml(block, options))
    .join("\n");
