import { type PostSummary, postLimits } from "@sitewright/articles";
import { isBuiltInAddress } from "./built-in.ts";

/** Posts that a page of the news lists. */
export const postsPerPage = 6;

type Dated = Pick<PostSummary, "id" | "publishedAt">;

/** Newest first; of the same instant the one with the greater id, as in the database. */
const isNewer = (a: Dated, b: Dated): boolean =>
  a.publishedAt === b.publishedAt ? a.id > b.id : a.publishedAt > b.publishedAt;

/** The database rows that may be on a page when the given number of built-in articles is merged with them. */
export const windowOf = ({ offset, builtIn }: { offset: number; builtIn: number }) => ({
  skip: Math.max(0, offset - builtIn),
  take: postsPerPage + builtIn,
});

/**
 * The posts from `offset` on, of the list that merges built-in articles with all stored posts, newest first.
 * `stored` is the window from `windowOf`: positions are known without the rows before it, because each
 * built-in article moves a row back by one position at most.
 */
export function mergePage<P extends Dated>(
  { builtIn, stored }: { builtIn: readonly P[]; stored: readonly P[] },
  offset: number,
): P[] {
  const { skip } = windowOf({ offset, builtIn: builtIn.length });
  const placed = [
    ...builtIn.map((post, index) => ({
      post,
      place: index + skip + stored.filter((other) => isNewer(other, post)).length,
    })),
    ...stored.map((post, index) => ({
      post,
      place: skip + index + builtIn.filter((other) => isNewer(other, post)).length,
    })),
  ];
  return placed
    .filter(({ place }) => place >= offset && place < offset + postsPerPage)
    .toSorted((a, b) => a.place - b.place)
    .map(({ post }) => post);
}

/** The newer of two posts, or the only one. */
export function newerOf<P extends Dated>(a: P | undefined, b: P | undefined): P | undefined {
  if (!a || !b) return a ?? b;
  return isNewer(a, b) ? a : b;
}

/** An address and its variants with a number appended: so many from the given number on, as far as they may be used. */
export function slugVariants(stem: string, { from, count }: { from: number; count: number }): string[] {
  const mostDigits = 5;
  const short = stem.slice(0, postLimits.slug - mostDigits).replace(/-$/, "");
  return Array.from({ length: count }, (_, index) => from + index)
    .map((number) => (number === 1 ? stem : `${short}-${number}`))
    .filter((slug) => !isBuiltInAddress(slug));
}
