/** Elements whose text is not part of a page. */
const ignored = "script, style, head, meta, link, title, template, noscript, svg, button";
const blockNames =
  /^(?:P|DIV|H[1-6]|UL|OL|LI|BLOCKQUOTE|TABLE|TBODY|THEAD|TR|SECTION|ARTICLE|HEADER|FOOTER|MAIN|PRE|HR)$/;

/**
 * The document of pasted HTML, with its styles under other names: a strict content security policy reports each
 * that is parsed.
 */
function parse(html: string): HTMLElement {
  const unstyled = html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^<(\/?)style\b/i, "<$1template").replace(/\sstyle\s*=/gi, " data-style="),
  );
  return new DOMParser().parseFromString(unstyled, "text/html").body;
}

/** A declaration of the style attribute. */
const declared = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}:\\s*([\\w-]+)`, "i")
    .exec(element.getAttribute("data-style") ?? "")?.[1]
    ?.toLowerCase();

function isBold(element: Element): boolean {
  // Google Docs wraps everything in a `b` of normal weight.
  const weight = declared(element, "font-weight");
  if (weight !== undefined) return weight === "bold" || Number(weight) >= 600;
  return /^(?:B|STRONG)$/.test(element.tagName);
}

function isItalic(element: Element): boolean {
  const style = declared(element, "font-style");
  return style === undefined ? /^(?:I|EM)$/.test(element.tagName) : style === "italic";
}

/** Marks around words, not around spaces beside them or a comma before them. */
function marked(text: string, mark: string): string {
  const [, before = "", words = "", after = ""] = /^([\s.,;:!?]*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === "" || words.includes("*") ? text : `${before}${mark}${words}${mark}${after}`;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

/** Code within a line; marks in it would be shown as they are written. */
function codeOf(element: HTMLElement): string {
  const text = (element.textContent ?? "").trim();
  return text === "" || text.includes("`") ? text : `\`${text}\``;
}

/** The words of a line with their marks; line breaks become spaces. */
function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replace(/\s+/g, " ");
  if (!isElement(node)) return "";
  if (node.tagName === "BR") return " ";
  if (node.tagName === "CODE") return codeOf(node);
  const text = [...node.childNodes].map(inline).join("");
  if (node.tagName === "A") {
    const address = node.getAttribute("href") ?? "";
    const words = text.trim();
    return words !== "" && /^(?:https?:\/\/|mailto:|tel:|\/)[^\s()]*$/.test(address)
      ? `[${words}](${address})`
      : text;
  }
  const strong = isBold(node) ? marked(text, "**") : text;
  const shown = isItalic(node) && !isBold(node) ? marked(strong, "*") : strong;
  // Two paragraphs of a cell or an item are words of one line.
  return blockNames.test(node.tagName) ? ` ${shown} ` : shown;
}

const lineOf = (node: Node): string => inline(node).replace(/\s+/g, " ").trim();

/** The words of a heading, without marks. */
function plainLine(element: HTMLElement): string {
  for (const lineBreak of element.querySelectorAll("br")) lineBreak.replaceWith(" ");
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** An item of a list as Word writes it: a separate paragraph, with its bullet or number as text. */
function wordItem(element: HTMLElement): string | undefined {
  if (!/mso-list:\s*l\d/i.test(element.getAttribute("data-style") ?? "")) return undefined;
  const [, mark = "", words = ""] = /^(\S{1,4}?[.)]?)\s+(.*)$/s.exec(lineOf(element)) ?? [
    "",
    "",
    lineOf(element),
  ];
  const number = /^\d{1,4}/.exec(mark)?.[0];
  return `${number === undefined ? "-" : `${number}.`} ${words}`;
}

function items(list: HTMLElement): string[] {
  const isOrdered = list.tagName === "OL";
  const first = Number.parseInt(list.getAttribute("start") ?? "1", 10) || 1;
  return [...list.children].flatMap((item, index) => {
    const inner = [...item.children].filter((child) => /^(?:UL|OL)$/.test(child.tagName));
    const own = item.cloneNode(true);
    if (isElement(own)) for (const child of own.querySelectorAll("ul, ol")) child.remove();
    const line = lineOf(own);
    const below = inner.filter(isElement).flatMap(items);
    return line === "" ? below : [`${isOrdered ? `${first + index}.` : "-"} ${line}`, ...below];
  });
}

function table(element: HTMLElement): string {
  const rows = [...element.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => lineOf(cell).replaceAll("|", "\\|")),
  );
  const [head, ...rest] = rows.filter((row) => row.length > 0);
  if (!head) return "";
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rest.map(line)].join("\n");
}

/** The blocks of an element; text between blocks is a paragraph. */
function blocks(parent: HTMLElement): string[] {
  const found: string[] = [];
  let pending = "";
  const close = () => {
    const line = pending.replace(/\s+/g, " ").trim();
    if (line !== "") found.push(line);
    pending = "";
  };
  for (const node of parent.childNodes) {
    const hasBlocks = isElement(node) && [...node.children].some((child) => blockNames.test(child.tagName));
    if (!isElement(node) || !(blockNames.test(node.tagName) || hasBlocks)) {
      if (isElement(node) && node.tagName === "BR" && /\S/.test(pending)) pending += " ";
      else pending += inline(node);
      continue;
    }
    close();
    found.push(...block(node));
  }
  close();
  return found;
}

function block(element: HTMLElement): string[] {
  const { tagName } = element;
  if (/^H[1-6]$/.test(tagName)) {
    const line = plainLine(element);
    return line === "" ? [] : [`${/[12]/.test(tagName) ? "##" : "###"} ${line}`];
  }
  if (/^(?:UL|OL)$/.test(tagName)) return [items(element).join("\n")];
  if (tagName === "TABLE") return [table(element)];
  if (tagName === "PRE") return [`\`\`\`\n${(element.textContent ?? "").replace(/\n$/, "")}\n\`\`\``];
  if (tagName === "BLOCKQUOTE")
    return [
      blocks(element)
        .map((line) => `> ${line}`)
        .join("\n"),
    ];
  const item = wordItem(element);
  return item === undefined ? blocks(element) : [item];
}

const isItem = (text: string | undefined): boolean =>
  /^(?:- |\d+\. )/.test(text ?? "") && !text?.includes("\n\n");

/** Structure that plain text would lose. Without it the plain text is pasted, such as code from an editor. */
const structure =
  "h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, a[href], b, strong, i, em, [data-style*='mso-list']";

/**
 * Formatted text from a word processor or a page as light markdown: headings, bold, italics, links, lists,
 * tables and quotations. Undefined where there is nothing of these.
 */
export function markdownOfHtml(html: string): string | undefined {
  const body = parse(html);
  for (const element of body.querySelectorAll(ignored)) element.remove();
  if (!body.querySelector(structure)) return undefined;
  const found = blocks(body).filter((text) => text !== "");
  return found.reduce((text, next, index) => {
    if (index === 0) return next;
    // Word's items are separate paragraphs.
    return `${text}${isItem(found[index - 1]) && isItem(next) ? "\n" : "\n\n"}${next}`;
  }, "");
}
