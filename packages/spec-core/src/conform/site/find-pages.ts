import type { Spec } from "../../spec/schema.ts";
import { oneLine } from "../../text/one-line.ts";
import { fileAt, readAddress, samePage } from "./addresses.ts";
import { attribute } from "./html/element.ts";
import type { HtmlFile } from "./html/parse-html.ts";
import { accessibleName, linksOf, withTag } from "./html/semantics.ts";
import { plain } from "./wording.ts";

type SpecPage = Spec["siteStructure"]["pages"][number];

/** A page of the spec and its actual file; null if there is none. */
export interface PlannedPage {
  readonly page: SpecPage;
  readonly file: HtmlFile | null;
}

/** Finds a page's file by one criterion. */
type Sign = (page: SpecPage, free: readonly HtmlFile[]) => HtmlFile | undefined;

const canonicalOf = (file: HtmlFile): string =>
  attribute(
    withTag(file, "link").find((link) => /\bcanonical\b/i.test(attribute(link, "rel") ?? "")) ?? file.root,
    "href",
  ) ?? "";

const titleOf = (file: HtmlFile): string => {
  const [title] = withTag(file, "title");
  return title
    ? accessibleName(file, title) ||
        oneLine(title.children.map((c) => (c.kind === "text" ? c.value : "")).join(""))
    : "";
};

/**
 * The file of every page: the one at its path, else the one with the page's canonical URL, else the target of a link
 * with the page's name, else the one with the page's title. A renamed page is still found this way.
 */
export function findPages(
  pages: readonly SpecPage[],
  { files, origin }: { files: readonly HtmlFile[]; origin: string | null },
): PlannedPage[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const follow = (file: HtmlFile, href: string): HtmlFile | undefined => {
    const address = readAddress(href, { file: file.path, origin });
    return address.kind === "inside" ? byPath.get(fileAt(byPath, address.path) ?? "") : undefined;
  };
  const linked = (page: SpecPage, free: readonly HtmlFile[]) =>
    files
      .flatMap((file) => linksOf(file).map((link) => ({ file, link })))
      .filter(({ file, link }) => plain(accessibleName(file, link)) === plain(page.name))
      .map(({ file, link }) => follow(file, attribute(link, "href") ?? ""))
      .find((file) => file !== undefined && free.includes(file));
  const signs: Sign[] = [
    (page) => byPath.get(fileAt(byPath, page.path.normalize("NFC").replace(/^\//, "")) ?? ""),
    (page, free) => free.find((file) => samePage(canonicalOf(file)) === samePage(page.url)),
    linked,
    (page, free) => free.find((file) => plain(titleOf(file)) === plain(page.title)),
  ];
  const found = new Map<SpecPage, HtmlFile>();
  for (const sign of signs)
    for (const page of pages) {
      if (found.has(page)) continue;
      const taken = [...found.values()];
      const file = sign(
        page,
        files.filter((candidate) => !taken.includes(candidate)),
      );
      if (file && !taken.includes(file)) found.set(page, file);
    }
  return pages.map((page) => ({ page, file: found.get(page) ?? null }));
}
