import {
  type EffectivePage,
  effectivePages,
  isHomePage,
  type Onboarding,
  type PageNode,
  pageKey,
  pageTreeOf,
} from "@sitewright/spec-core/onboarding";

/** The site's pages from top to bottom; a nested page belongs to the nearest one above it that is not nested. */
export interface OutlinePage {
  /** The name that visitors read. */
  readonly name: string;
  /** The name under which the page was chosen; it identifies the page. */
  readonly source: string;
  readonly isNested: boolean;
}

export type Outline = readonly OutlinePage[];

/** One step of a page: among its neighbors, or into and out of the page above it. */
export type OutlineStep = "up" | "down" | "nest" | "unnest";

/** A position in the outline: its index among the other pages, and whether it is nested under the one above. */
export interface OutlinePlace {
  readonly index: number;
  readonly isNested: boolean;
}

type PageAnswers = Pick<Onboarding, "formData" | "pageTree">;

/** The pages that the answers describe now. */
export const outlineOf = (answers: PageAnswers): Outline =>
  effectivePages(answers).map(({ name, source, parent }) => ({ name, source, isNested: parent !== null }));

const indexOf = (outline: Outline, source: string): number =>
  outline.findIndex((page) => page.source === source);

/** The number of pages that move with the one at this place: those under it, and itself. */
export function groupSize(outline: Outline, index: number): number {
  if (outline[index]?.isNested !== false) return 1;
  const next = outline.findIndex((page, at) => at > index && !page.isNested);
  return (next === -1 ? outline.length : next) - index;
}

/** The start of the group that contains the page at this place. */
function groupStart(outline: Outline, index: number): number {
  let start = index;
  while (start > 0 && outline[start]?.isNested) start -= 1;
  return start;
}

/** The nearest allowed place: Home first and without children, one level of nesting, groups kept together. */
function allowedPlace(others: Outline, { index, isNested }: OutlinePlace, isGroup: boolean): OutlinePlace {
  const isHomeFirst = isHomePage(others[0]?.source ?? "");
  let at = Math.min(Math.max(index, isHomeFirst ? 1 : 0), others.length);
  if (isGroup) while (others[at]?.isNested) at += 1;
  const above = others[at - 1];
  const hasParent = above !== undefined && !isHomePage(above.source);
  const isWithin = others[at]?.isNested === true;
  return { index: at, isNested: hasParent && !isGroup && (isNested || isWithin) };
}

/**
 * The allowed position nearest to `wanted` for a page with those under it; null where that changes nothing. The index
 * counts the pages that do not move. Home does not move.
 */
export function allowedDrop(outline: Outline, source: string, wanted: OutlinePlace): OutlinePlace | null {
  const from = indexOf(outline, source);
  const page = outline[from];
  if (!page || isHomePage(source)) return null;
  const size = groupSize(outline, from);
  const place = allowedPlace(outline.toSpliced(from, size), wanted, size > 1);
  return place.index === from && place.isNested === page.isNested ? null : place;
}

/** The outline with a page, and those under it, moved; the same outline where that changes nothing. */
export function placed(outline: Outline, source: string, wanted: OutlinePlace): Outline {
  const place = allowedDrop(outline, source, wanted);
  const from = indexOf(outline, source);
  const [page, ...children] = outline.slice(from, from + groupSize(outline, from));
  if (!place || !page) return outline;
  const others = outline.toSpliced(from, 1 + children.length);
  return others.toSpliced(place.index, 0, { ...page, isNested: place.isNested }, ...children);
}

function stepPlace(outline: Outline, from: number, step: OutlineStep): OutlinePlace | null {
  const page = outline[from];
  const above = outline[from - 1];
  if (!page) return null;
  const after = from + groupSize(outline, from);
  switch (step) {
    case "up":
      if (!above || (page.isNested && !above.isNested)) return null;
      return page.isNested
        ? { index: from - 1, isNested: true }
        : { index: groupStart(outline, from - 1), isNested: false };
    case "down":
      if (!outline[after] || (page.isNested && !outline[after].isNested)) return null;
      return { index: from + groupSize(outline, after), isNested: page.isNested };
    case "nest":
      return page.isNested || after > from + 1 ? null : { index: from, isNested: true };
    case "unnest": {
      if (!page.isNested) return null;
      const start = groupStart(outline, from);
      return { index: start + groupSize(outline, start) - 1, isNested: false };
    }
  }
}

/** The outline after one step of a page; null where the page cannot move that way. */
export function stepped(outline: Outline, source: string, step: OutlineStep): Outline | null {
  const place = stepPlace(outline, indexOf(outline, source), step);
  const after = place ? placed(outline, source, place) : outline;
  return after === outline ? null : after;
}

/** The parent of a page, or the parent that nesting it would give. */
export function pageAbove(outline: Outline, source: string): OutlinePage | undefined {
  const from = indexOf(outline, source);
  return from > 0 ? outline[groupStart(outline, from - 1)] : undefined;
}

/** The outline with a page renamed; a blank name restores its own one. */
export const renamed = (outline: Outline, source: string, name: string): Outline =>
  outline.map((page) => (page.source === source ? { ...page, name: name.trim() || source } : page));

/** True where another page has this name, or was chosen under it, ignoring case. */
export const isNameTaken = (outline: Outline, name: string, besides?: string): boolean =>
  outline.some(
    (page) =>
      page.source !== besides && [page.name, page.source].some((taken) => pageKey(taken) === pageKey(name)),
  );

/** The page tree to store for an outline; none where it is the default order. */
export function treeOf(outline: Outline, formData: PageAnswers["formData"]): PageNode[] | undefined {
  const pages = outline.map((page, index) => ({
    name: page.name,
    source: page.source,
    parent: page.isNested ? (outline[groupStart(outline, index)]?.name ?? null) : null,
  }));
  const shown = ({ name, source, parent }: Omit<EffectivePage, "isStandard">) => [name, source, parent];
  const plain = effectivePages({ formData }).map(shown);
  return JSON.stringify(plain) === JSON.stringify(pages.map(shown)) ? undefined : pageTreeOf(pages);
}
