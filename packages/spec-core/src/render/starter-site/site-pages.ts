import { type PageOption, pageOptions } from "../../onboarding/options.ts";
import { slugify } from "../../sitemap/slugify.ts";
import { knownOrigin } from "../../spec/known-origin.ts";
import { fileOf } from "../../spec/page-file.ts";
import type { Spec } from "../../spec/schema.ts";
import { cleanText } from "./clean-text.ts";

/** The kind of a page's composition: a standard page, one of the services, a custom page, or a legal draft. */
export type PageKind = PageOption | "Service" | "Custom" | "Legal";

/** A page with its file. */
export interface SitePage {
  readonly name: string;
  readonly kind: PageKind;
  /** Whether it is in the main navigation, or in the footer only. */
  readonly isInNavigation: boolean;
  /** Relative to the site's folder, with `/` between folders; safe on every file system. */
  readonly file: string;
  /** The canonical URL; null while the domain is undecided, or if it is not a valid web address. */
  readonly url: string | null;
  readonly title: string;
  readonly parent: string | null;
  /** The form field that the page came from; empty if it came from several answers. */
  readonly source: string;
  readonly outline: readonly string[];
  readonly contentLength: { readonly minWords: number; readonly maxWords: number } | null;
}

type SpecPage = Spec["siteStructure"]["pages"][number];

const isAddress = (url: string): boolean => /^https?:\/\/[^\s"'<>\\]+$/i.test(url);

/** The path with every part slugified, so that it is safe in a file system and in a URL. */
const safePath = (path: string): string => {
  const names = path.split("/").filter((name) => name !== "");
  return names.length === 0 ? "/" : `/${names.map(slugify).join("/")}`;
};

/** A standard page that the client renamed is recognised by its path, which does not change. */
function standardOf({ name, path, isStandard }: SpecPage): PageOption | undefined {
  const renamed = isStandard ? pageOptions.find((option) => `/${slugify(option)}` === path) : undefined;
  return renamed ?? pageOptions.find((option) => option.toLowerCase() === name.toLowerCase());
}

/** Names that clients give to a page of their work. */
const ofWork =
  /^(?:our |my |the |selected |recent |past |finished )?(?:projects?|works?|gallery|references|case studies|examples)$/iu;

function kindOf(
  page: SpecPage,
  file: string,
  {
    parent,
    isLegal,
    hasPortfolio,
  }: { readonly parent: SpecPage | undefined; readonly isLegal: boolean; readonly hasPortfolio: boolean },
): PageKind {
  if (file === "index.html") return "Home";
  const standard = standardOf(page);
  if (standard && standard !== "Home") return standard;
  if (isLegal) return "Legal";
  if (parent && standardOf(parent) === "Services") return "Service";
  return !hasPortfolio && parent === undefined && ofWork.test(page.name.trim()) ? "Portfolio" : "Custom";
}

const shownName = (name: string): string => cleanText(name) || "Page";

function sourceOf(page: SpecPage): string {
  if (page.origin === "legal") return "";
  if (page.parent !== null) return "pageTree";
  return page.isStandard ? "formData.pages" : "formData.customPages";
}

/** The pages of a spec, each in its own file. A site always has a page at its root. */
export function sitePages(spec: Spec, name: string): SitePage[] {
  const { siteStructure, legalAndCompliance } = spec;
  const origin = knownOrigin(spec);
  const legalPaths = new Set(legalAndCompliance.pages.map((page) => page.path));
  const hasPortfolio = siteStructure.pages.some((page) => standardOf(page) === "Portfolio");
  const taken = new Set<string>();
  const byName = new Map<string | null, SpecPage>(siteStructure.pages.map((page) => [page.name, page]));
  const pages = siteStructure.pages.map((page): SitePage => {
    const wanted = safePath(page.path);
    let path = wanted;
    for (let number = 2; taken.has(path); number += 1)
      path = wanted === "/" ? `/${number}` : `${wanted}-${number}`;
    taken.add(path);
    const file = fileOf(path);
    return {
      name: shownName(page.name),
      kind: kindOf(page, file, {
        parent: byName.get(page.parent),
        isLegal: legalPaths.has(page.path),
        hasPortfolio,
      }),
      isInNavigation: page.origin === "client",
      file,
      url: origin !== null && isAddress(page.url) ? page.url : null,
      title: cleanText(page.title) || name,
      parent: page.parent === null ? null : shownName(page.parent),
      source: sourceOf(page),
      outline: page.outline,
      contentLength: page.contentLength,
    };
  });
  if (taken.has("/")) return pages;
  const home: SitePage = {
    name: "Home",
    kind: "Home",
    isInNavigation: true,
    file: "index.html",
    url: origin ? `${origin}/` : null,
    title: name,
    parent: null,
    source: "formData.pages",
    outline: [],
    contentLength: null,
  };
  return [home, ...pages];
}
