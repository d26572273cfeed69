import type { Block } from "./block.ts";
import { boxTitles } from "./box-marks.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Inline } from "./inline.ts";
import { parseBody } from "./parse-body.ts";

export interface RenderOptions {
  /**
   * Scheme and host that internal links and pictures are written out with, for feeds and mails, which are read
   * elsewhere; left out on our own pages.
   */
  readonly origin?: string;
  /**
   * What becomes of pictures on other servers: a link, so that nobody's visit is told to a third party (the default), or
   * the picture.
   */
  readonly foreignPictures?: "link" | "show";
}

/** Other sites get neither the address that the reader came from nor a handle on our window. */
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
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${inlineHtml(item, options)}</li>`).join("")}</${tag}>`;
    }
  }
}

/**
 * An article's body as HTML, to stand in an element of the class `post-body` (`body.css`). Whatever the text holds, the
 * result holds only the elements of these rules, no script, no style and no address but http, https, mailto and tel.
 */
export const renderBody = (content: string, options: RenderOptions = {}): string =>
  parseBody(content)
    .map((block) => blockHtml(block, options))
    .join("\n");
