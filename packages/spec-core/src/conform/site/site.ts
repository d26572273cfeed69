import type { ContentDeck } from "../../content/deck/slot.ts";
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

/** An html file of the site, with the page of the spec that it is. */
export interface Page extends HtmlFile {
  readonly planned: PlannedPage["page"] | null;
  readonly styles: PageStyles;
  readonly darkThemes: readonly Theme[];
  /** The page in one theme, or under the pointer, or on another screen; worked out once. */
  readonly view: (theme: Theme) => View;
  /** What of the page's texts is seen; worked out once. */
  readonly painted: (theme: Theme) => readonly Painted[];
}

/** A built site, read. Paths are relative to the folder that its root page lies in. */
export interface Site {
  readonly files: ReadonlyMap<string, string>;
  /** The files that are too long to be read. */
  readonly tooLong: readonly string[];
  /** The deck of its words: the one handed in, else the one that the spec gives. */
  readonly deck: ContentDeck;
  /** The scheme and host that the spec gives the site; null where it gives none. */
  readonly origin: string | null;
  /** Whether the client left the domain open and the site names a real one. */
  readonly isDomainSettled: boolean;
  /** Every html file but fragments. */
  readonly pages: readonly Page[];
  readonly planned: readonly { readonly page: PlannedPage["page"]; readonly file: Page | null }[];
  readonly home: Page | null;
  /** Every style sheet of a page, each once. */
  readonly sheets: readonly StyleSheet[];
}

/** How many letters of a file are read. */
export const lettersMax = 2_000_000;

const originOf = ({ siteStructure }: Spec): string | null =>
  siteStructure.pages.map(({ url }) => /^https?:\/\/[^/\s]+/i.exec(url)?.[0]).find((origin) => origin) ??
  null;

const isPage = (path: string, text: string): boolean =>
  /\.html?$/i.test(path) && /<(?:!doctype|html|head|body|main|title)\b/i.test(text);

/** Keeps what is made of a theme. */
function perTheme<Made>(make: (theme: Theme) => Made): (theme: Theme) => Made {
  const known = new Map<string, Made>();
  return (theme) => {
    const key = JSON.stringify(theme);
    const made = known.get(key) ?? make(theme);
    known.set(key, made);
    return made;
  };
}

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

/** Reads a site's files. */
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
  const read = sheetReader(files);
  const pages = html.map((file) =>
    pageOf(
      file,
      found.find((entry) => entry.file === file)?.page ?? null,
      pageStyles(file, { files, read, origin }),
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

/** The page that an address on a page leads to; null where it leads to no page of the site. */
export function pageAt(site: Site, address: string, from: string): Page | null {
  const read = readAddress(address, { file: from, origin: site.origin });
  const path = read.kind === "inside" ? fileAt(site.files, read.path) : null;
  return site.pages.find((page) => page.path === path) ?? null;
}
