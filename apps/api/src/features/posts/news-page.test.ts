import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePage, postsPerPage, windowOf } from "./news-page.ts";

const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
const postOf = (day: number) => ({
  id: `post-${day}`,
  publishedAt: new Date(day * 86_400_000).toISOString(),
});

test("M-05.11 a page holds what merging built-in and stored posts, newest first, would put there", () => {
  fc.assert(
    fc.property(days, fc.nat(40), fc.nat(50), (all, split, offset) => {
      const posts = all.map(postOf);
      const newest = (list: typeof posts) =>
        list.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
      const builtIn = newest(posts.slice(0, Math.min(split, 6)));
      const { skip, take } = windowOf({ offset, builtIn: builtIn.length });
      const stored = newest(posts.slice(builtIn.length)).slice(skip, skip + take);
      expect(mergePage({ builtIn, stored }, offset)).toEqual(
        newest(posts).slice(offset, offset + postsPerPage),
      );
    }),
  );
});
