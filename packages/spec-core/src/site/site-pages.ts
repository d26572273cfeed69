import { type PageOption, pageOptions } from "../onboarding/options.ts";
import { asksForForm, isOnlyForm, isToldOfForm } from "../sitemap/form-page.ts";
import { knownOrigin } from "../spec/known-origin.ts";
import { fileOf } from "../spec/page-file.ts";
import type { Spec } from "../spec/schema.ts";
import { isWebAddress } from "../spec/web-address.ts";
import { slugify } from "../text/slugify.ts";
import { withApostrophes } from "./apostrophes.ts";
import { cleanText } from "./clean-text.ts";
import { kindByName } from "./kind-by-name.ts";
import { offerOfPage } from "./offer-of-page.ts";

/**
 * The kind of a page's composition: a standard page, one of the services, where and when, a custom page, or a legal
 * draft.
 */
export type PageKind = PageOption | "Service" | "Place" | "Custom" | "Legal";

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
  /**
   * Why a custom page has the form: `named` by its name, such as 'Breakdown report form'; `told` because the client
   * says so; `only` if it has nothing else. Null: it has no form.
   */
  readonly form: "named" | "told" | "only" | null;
}

type SpecPage = Spec["siteStructure"]["pages"][number];

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

/** The legal pages, and the kinds of the client's own pages by their names. */
interface Kinds {
  readonly legalPaths: ReadonlySet<string>;
  /** The names of what the client offers. */
  readonly offers: readonly string[];
  readonly named: ReadonlyMap<SpecPage, PageKind>;
}

function kindOf(
  page: SpecPage,
  parent: SpecPage | undefined,
  { legalPaths, offers, named }: Kinds,
): PageKind {
  const standard = standardOf(page);
  if (standard && standard !== "Home") return standard;
  if (legalPaths.has(page.path)) return "Legal";
  if (parent && (standardOf(parent) ?? named.get(parent)) === "Services") return "Service";
  return named.get(page) ?? (offerOfPage(page.name, offers) === undefined ? "Custom" : "Service");
}

/** The kind of each of the client's own pages by its name, unless a standard page or an earlier page has that kind. */
function namedKinds(pages: readonly SpecPage[]): Map<SpecPage, PageKind> {
  const standards = new Map(pages.map((page) => [page.name, standardOf(page)]));
  const taken = new Set<PageKind | undefined>(standards.values());
  const found = new Map<SpecPage, PageKind>();
  for (const page of pages) {
    // 'Prices' under 'Weddings' are the prices of weddings only.
    const above = page.parent === null ? "Home" : standards.get(page.parent);
    const isOfAll = page.origin === "client" && above !== undefined && above !== "Services";
    const kind = isOfAll && !standardOf(page) ? kindByName(page.name) : undefined;
    if (kind === undefined || taken.has(kind)) continue;
    found.set(page, kind);
    // Directions and opening hours may have a page each.
    if (kind !== "Place") taken.add(kind);
  }
  return found;
}

// 'aftercare' gets a capital, like 'Contact' beside it in the navigation; 'iPhones' stays.
const shownName = (name: string): string =>
  withApostrophes(cleanText(name)).replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase()) || "Page";

function sourceOf(page: SpecPage): string {
  if (page.origin === "legal") return "";
  if (page.parent !== null) return "pageTree";
  return page.isStandard ? "formData.pages" : "formData.customPages";
}

/** Why a page has the form; null if it has none. */
function formOf(kind: PageKind, name: string, sentences: readonly string[]): SitePage["form"] {
  if (kind !== "Custom") return null;
  if (isOnlyForm(name, sentences)) return "only";
  if (asksForForm(name)) return "named";
  return isToldOfForm(name, sentences) ? "told" : null;
}

/** The pages of a spec, each in its own file. A site always has a page at its root. */
export function sitePages(spec: Spec, name: string): SitePage[] {
  const { siteStructure, legalAndCompliance } = spec;
  const origin = knownOrigin(spec);
  const legalPaths = new Set(legalAndCompliance.pages.map((page) => page.path));
  const offers = spec.content.facts.flatMap(({ kind, isConfirmed, text }) =>
    kind === "service" && isConfirmed ? [text] : [],
  );
  const kinds = { legalPaths, offers, named: namedKinds(siteStructure.pages) };
  const sentences = spec.content.statements.flatMap(({ kind, text }) => (kind === "private" ? [] : [text]));
  const taken = new Set<string>();
  const byName = new Map<string | null, SpecPage>(siteStructure.pages.map((page) => [page.name, page]));
  const pages = siteStructure.pages.map((page): SitePage => {
    const wanted = safePath(page.path);
    let path = wanted;
    for (let number = 2; taken.has(path); number += 1)
      path = wanted === "/" ? `/${number}` : `${wanted}-${number}`;
    taken.add(path);
    const file = fileOf(path);
    const kind = file === "index.html" ? "Home" : kindOf(page, byName.get(page.parent), kinds);
    return {
      name: shownName(page.name),
      kind,
      isInNavigation: page.origin === "client",
      file,
      url: origin !== null && isWebAddress(page.url) ? page.url : null,
      title: cleanText(page.title) || name,
      parent: page.parent === null ? null : shownName(page.parent),
      source: sourceOf(page),
      outline: page.outline,
      contentLength: page.contentLength,
      form: formOf(kind, page.name, sentences),
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
    form: null,
  };
  return [home, ...pages];
}
