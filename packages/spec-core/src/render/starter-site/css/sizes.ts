import type { Spec } from "../../../spec/schema.ts";
import { fluidSize } from "../../../typography/fluid-size.ts";
import type { ArtDirection } from "../art-direction.ts";
import type { Site } from "../site.ts";

type Typography = Spec["design"]["designSystem"]["typography"];
type Role = "h1" | "h2" | "h3" | "body";

const defaults: Readonly<Record<Role, number>> = { h1: 2.25, h2: 1.75, h3: 1.5, body: 1 };

/** A size in rem, the usual one where the spec's is not a size. */
export function sizeOf(typography: Typography, role: Role): number {
  const match = /^(\d{1,2}(?:\.\d{1,4})?)rem$/.exec(typography[role].size);
  const size = Number(match?.[1] ?? 0);
  return size > 0 ? size : defaults[role];
}

// The narrowest screen shows so many rem of text; a sheet with a margin shows less.
const narrowLines = { "full-width": 20, contained: 19.5, boxed: 18.5 } as const;
// How wide a usual letter is, in parts of the size; the condensed families of the catalog are narrower.
const usualLetter = 0.58;
const condensed = new Map([
  ["bebas neue", 0.41],
  ["oswald", 0.46],
]);

const heavyLetter = 0.68;

function letterWidth({ spec }: Site): number {
  const { family, weight } = spec.design.designSystem.typography.h1;
  return condensed.get(family.toLowerCase()) ?? (Number(weight) >= 800 ? heavyLetter : usualLetter);
}

/** The size at which so many letters fill a width in rem. */
const fits = (site: Site, width: number, letters: number): number =>
  width / (letterWidth(site) * Math.max(letters, 1));
const wordLengths = (text: string): number[] => text.split(/[\s-]+/).map((word) => [...word].length);

/** The width in rem that the opening's title has on a wide screen. */
const heroWidths: Readonly<Record<ArtDirection["hero"], number>> = {
  split: 40,
  facts: 46,
  quiet: 56,
  poster: 74,
  panel: 38,
};

// Words break unevenly: two lines hold somewhat less than twice one.
const twoLines = 1.7;
// In rem: from here on a poster's name stands on one line; and no name grows beyond the second.
const posterLine = 8;
const greatest = 14;

/** Text below 24 px would need more contrast than a large title's color has (WCAG 2.2, 1.4.3). */
const largeText = 1.5;

/**
 * The size of the opening's title: the client's size on a phone, the tone's multiple of it on a wide screen, less
 * where the longest word or the whole name would not fit.
 */
export function heroSize(site: Site): string {
  const { name, direction, spec } = site;
  const size = sizeOf(spec.design.designSystem.typography, "h1");
  const longest = Math.max(...wordLengths(name));
  const width = heroWidths[direction.hero];
  const inOneLine = fits(site, width, [...name].length);
  const inTwoLines = fits(site, width, Math.max(longest, Math.ceil([...name].length / twoLines)));
  const isPoster = direction.hero === "poster";
  const phone = isPoster ? Math.max(size, 5.5) : size;
  const least = Math.max(largeText, Math.min(phone, fits(site, narrowLines[site.layout], longest)));
  const line = isPoster && inOneLine >= posterLine ? inOneLine : inTwoLines;
  return fluidSize({ minRem: least, maxRem: Math.min(size * direction.scale.hero, line, greatest) });
}

/** The size of the titles of inner pages, for the longest of their words. */
export function titleSize(site: Site): string {
  const { pages, direction, spec } = site;
  const size = sizeOf(spec.design.designSystem.typography, "h1");
  const longest = Math.max(...pages.flatMap((page) => wordLengths(page.name)));
  const least = Math.max(largeText, Math.min(size, fits(site, narrowLines[site.layout], longest)));
  return fluidSize({
    minRem: least,
    maxRem: Math.min(size * direction.scale.title, fits(site, 44, longest)),
  });
}

/** The size of a heading under a title. */
export function headingSize({ direction, spec }: Site): string {
  const size = Math.max(largeText, sizeOf(spec.design.designSystem.typography, "h2"));
  return fluidSize({ minRem: size, maxRem: size * direction.scale.h2 });
}
