import type { ContentDeck } from "../../deck/slot.ts";
import { memoByKey } from "../../memo.ts";
import type { Spec } from "../../spec/schema.ts";
import { fileAt, readAddress } from "./addresses.ts";
import { stylerOf } from "./css/cascade.ts";
import type { StyleSheet } from "./css/style-rule.ts";
import { findPages, type PlannedPage } from "./find-pages.ts";
import type { Element } from "./html/element.ts";
import { type HtmlFile, parseHtml } from "./html/parse-html.ts";
import { isErrorPage } from "./page-kinds.ts";
import { type PageStyles, pageStyles, sheetReader } from "./page-styles.ts";
import { type Painted, paintedText } from "./painted.ts";
import { darkThemes, type Theme } from "./themes.ts";
import type { View } from "./view.ts";

/** An HTML file of the site, with its page in the spec. */
export interface Page extends HtmlFile {
  readonly planned: PlannedPage["page"] | null;
  readonly styles: PageStyles;
  readonly darkThemes: readonly Theme[];
  /** The page in one theme, when hovered, or on another screen; cached. */
  readonly view: (theme: Theme) => View;
  /** The visible texts of the page; cached. */
  readonly painted: (theme: Theme) => readonly Painted[];
}

/** A parsed site. Paths are relative to the folder of its root page. */
export interface Site {
  readonly files: ReadonlyMap<string, string>;
  /** The files that are too long to be parsed. */
  readonly tooLong: readonly string[];
  /** The deck of its words: the given one, else the one derived from the spec. */
  readonly deck: ContentDeck;
  /** The site's scheme and host in the spec; null if it has none. */
  readonly origin: string | null;
  /** The client left the domain open and the site has a real one. */
  readonly isDomainSettled: boolean;
  /** Every HTML file except fragments. */
  readonly pages: readonly Page[];
  readonly planned: readonly { readonly page: PlannedPage["page"]; readonly file: Page | null }[];
  readonly home: Page | null;
  /** Every style sheet that a page uses, each once. */
  readonly sheets: readonly StyleSheet[];
}

/** The most characters of a file that are parsed. */
export const lettersMax = 2_000_000;

const originOf = ({ siteStructure }: Spec): string | null =>
  siteStructure.pages.map(({ url }) => /^https?:\/\/[^/\s]+/i.exec(url)?.[0]).find((origin) => origin) ??
  null;

const isPage = (path: string, text: string): boolean =>
  /\.html?$/i.test(path) && /<(?:!doctype|html|head|body|main|title)\b/i.test(text);

const perTheme = <Made>(make: (theme: Theme) => Made): ((theme: Theme) => Made) =>
  memoByKey(make, { keyOf: (theme) => JSON.stringify(theme) });

function pageOf(file: HtmlFile, planned: Page["planned"], styles: PageStyles): Page {
  const inline = (element: Element) => styles.inline.get(element) ?? [];
  const view = perTheme((theme) => ({
    theme,
    style: stylerOf(styles.rules, { circumstances: theme, inline }),
  }));
  const painted = perTheme((theme) =>
    file.elements.flatMap((element) => paintedText(element, view(theme)) ?? []),
  );
  return { ...file, planned, styles, darkThemes: darkThemes(styles.rules), view, painted };
}

/** Parses a site's files. */
export function readSite(spec: Spec, all: ReadonlyMap<string, string>, deck: ContentDeck): Site {
  const origin = originOf(spec);
  const tooLong = [...all].filter(([, text]) => text.length > lettersMax).map(([path]) => path);
  const files = new Map([...all].map(([path, text]) => [path, text.length > lettersMax ? "" : text]));
  const html = [...files]
    .filter(([path, text]) => isPage(path, text))
    .map(([path, text]) => parseHtml(path, text));
  const found = findPages(spec.siteStructure.pages, {
    files: html.filter((file) => !isErrorPage(file.path)),
    origin,
  });
  const reader = sheetReader(files);
  const pages = html.map((file) =>
    pageOf(
      file,
      found.find((entry) => entry.file === file)?.page ?? null,
      pageStyles(file, { files, reader, origin }),
    ),
  );
  const root = pages.find(({ path }) => path === "index.html");
  return {
    files,
    tooLong,
    isDomainSettled: false,
    deck,
    origin,
    pages,
    planned: found.map(({ page, file }) => ({
      page,
      file: pages.find(({ path }) => path === file?.path) ?? null,
    })),
    home: pages.find(({ planned }) => planned?.path === "/") ?? root ?? null,
    sheets: [...new Set(pages.flatMap(({ styles }) => styles.sheets))],
  };
}

/** The page that a URL on a page refers to; null if it is not a page of the site. */
export function pageAt(site: Site, address: string, from: string): Page | null {
  const read = readAddress(address, { file: from, origin: site.origin });
  const path = read.kind === "inside" ? fileAt(site.files, read.path) : null;
  return site.pages.find((page) => page.path === path) ?? null;
}
