import { buttonClass } from "@sitewright/ui";
import { type NewsAddress, newsPath } from "../../lib/news-address.ts";
import type { NewsPage } from "../../server-contract.ts";

/**
 * The link to the next page, which a script turns into a button that appends its posts to this one. On later
 * pages also the link to the previous one.
 */
export function LoadMore({ news, address }: { news: NewsPage; address: NewsAddress }) {
  const { page } = address;
  const { remaining, pages } = news;
  if (remaining === 0 && page === 1) return null;
  return (
    <nav
      aria-label="More posts"
      data-more
      className="mt-s-7 flex flex-wrap items-center gap-x-s-5 gap-y-s-3 border-line border-t pt-s-5"
    >
      {remaining > 0 && (
        <a
          href={newsPath({ ...address, page: page + 1 })}
          rel="next"
          data-load-more
          className={buttonClass({ variant: "line" })}
        >
          Load More Posts ({remaining.toLocaleString("en-GB")} remaining)
        </a>
      )}
      {page > 1 && (
        <>
          <a href={newsPath({ ...address, page: page - 1 })} rel="prev" className="text-link font-[600]">
            Newer posts
          </a>
          <span className="text-ink-3 text-s">
            Page {page}
            {page <= pages && ` of ${pages}`}
          </span>
        </>
      )}
      <p role="status" data-outcome className="text-s" />
    </nav>
  );
}
