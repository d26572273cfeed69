import { memoByKey, memoByText } from "../../memo.ts";
import { fileAt, readAddress } from "./addresses.ts";
import { parseCss, parseStyleAttribute } from "./css/parse-css.ts";
import type { Declaration, StyleRule, StyleSheet } from "./css/style-rule.ts";
import { attribute, attributeLine, type Element, rawText } from "./html/element.ts";
import type { HtmlFile } from "./html/parse-html.ts";

/** A style sheet and the media queries under which it is loaded. */
interface Loaded {
  readonly sheet: StyleSheet;
  readonly media: readonly string[];
}

/** The style sheets of a site. */
export interface SheetReader {
  /** Returns the parsed style sheet of a file, cached; null if the file does not exist. */
  readonly read: (path: string) => StyleSheet | null;
  /** The rules of sheets in their order; pages that load the same sheets get the same list. */
  readonly rulesOf: (loaded: readonly Loaded[]) => readonly StyleRule[];
}

const rulesUnder = ({ sheet, media }: Loaded): readonly StyleRule[] =>
  media.length > 0 ? sheet.rules.map((rule) => ({ ...rule, media: [...media, ...rule.media] })) : sheet.rules;

/** Makes a cached parser of the style sheets among the files. */
export function sheetReader(files: ReadonlyMap<string, string>): SheetReader {
  const numbers = new Map<StyleSheet, number>();
  const numberOf = (sheet: StyleSheet): number => {
    const number = numbers.get(sheet) ?? numbers.size;
    numbers.set(sheet, number);
    return number;
  };
  return {
    read: memoByText((path) => {
      const text = files.get(path);
      return text === undefined ? null : parseCss(path, text);
    }, Number.POSITIVE_INFINITY),
    rulesOf: memoByKey((loaded: readonly Loaded[]) => loaded.flatMap(rulesUnder), {
      keyOf: (loaded) => JSON.stringify(loaded.map(({ sheet, media }) => [numberOf(sheet), media])),
    }),
  };
}

/** The style sheets and declarations of a page. */
export interface PageStyles {
  readonly sheets: readonly StyleSheet[];
  /** In the order of the cascade. */
  readonly rules: readonly StyleRule[];
  /** The declarations in the page's `style` attributes. */
  readonly inline: ReadonlyMap<Element, readonly Declaration[]>;
}

const isStyleLink = ({ tag, attributes }: Element): boolean =>
  tag === "link" &&
  /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.get("rel") ?? "") &&
  !/(?:^|\s)alternate(?:\s|$)/i.test(attributes.get("rel") ?? "");

/** Parses the style sheets that a page links, embeds and imports. */
export function pageStyles(
  file: HtmlFile,
  {
    files,
    reader,
    origin,
  }: { files: ReadonlyMap<string, string>; reader: SheetReader; origin: string | null },
): PageStyles {
  const all: Loaded[] = [];
  const add = (sheet: StyleSheet, media: readonly string[], depth: number): void => {
    for (const loaded of sheet.imports) {
      const address = readAddress(loaded.address, { file: sheet.file, origin });
      const path = address.kind === "inside" ? fileAt(files, address.path) : null;
      const imported = path === null || depth > 5 ? null : reader.read(path);
      if (imported) add(imported, [...media, ...loaded.media], depth + 1);
    }
    all.push({ sheet, media });
  };
  const inline = new Map<Element, Declaration[]>();
  for (const element of file.elements) {
    const media = [attribute(element, "media") ?? ""].filter((query) => query !== "");
    if (element.tag === "style") {
      const line = element.children[0]?.line ?? element.line;
      add(parseCss(file.path, rawText(element), line), media, 0);
    }
    if (isStyleLink(element)) {
      const address = readAddress(attribute(element, "href") ?? "", { file: file.path, origin });
      const sheet = address.kind === "inside" ? reader.read(address.path) : null;
      if (sheet) add(sheet, media, 0);
    }
    const own = attribute(element, "style");
    if (own)
      inline.set(
        element,
        parseStyleAttribute(own, { file: file.path, line: attributeLine(element, "style") }),
      );
  }
  return { sheets: all.map(({ sheet }) => sheet), rules: reader.rulesOf(all), inline };
}
