import { Empty, Note, TextLink } from "@sitewright/ui";
import clsx from "clsx";
import { NewsletterBand } from "../../components/newsletter-form.tsx";
import { cardGridClass, PostCard } from "../../components/post-card.tsx";
import { Wrap } from "../../components/wrap.tsx";
import { type NewsAddress, newsPath } from "../../lib/news-address.ts";
import { newsFilters, newsletterTexts } from "../../lib/news-texts.ts";
import { paths } from "../../lib/paths.ts";
import type { NewsPage as NewsData } from "../../server-contract.ts";
import { FeaturedPost } from "./featured-post.tsx";
import { LoadMore } from "./load-more.tsx";

function Counts({ total, agents, experts }: NewsData["counts"]) {
  const counts = [
    [total, total === 1 ? "article" : "articles"],
    [agents, "AI-generated"],
    [experts, "expert-written"],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-s-5 gap-y-2 text-[1rem] text-ink-2 phone:gap-x-s-6">
      {counts.map(([count, name]) => (
        <li key={name}>
          <b className="font-label text-ink">{count.toLocaleString("en-GB")}</b> {name}
        </li>
      ))}
    </ul>
  );
}

interface FilterProps {
  current: NewsAddress["category"];
  counts: NewsData["counts"];
}

/** Every category with the number of its posts, so that nobody opens an empty one by surprise. */
function Filter({ current, counts }: FilterProps) {
  return (
    <nav aria-label="Categories">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-x-s-4 phone:flex phone:gap-x-s-5 phone:border-line phone:border-b">
        {newsFilters.map(({ category, name }) => (
          <li key={name} className="max-phone:border-line max-phone:border-b">
            <a
              href={newsPath({ category, page: 1 })}
              aria-current={category === current ? "page" : undefined}
              className={clsx(
                "-mb-px block border-transparent border-b-[3px] py-[.85em] font-nav text-[1rem] text-ink-2 no-underline hover:text-ink",
                "aria-[current]:border-accent aria-[current]:text-ink",
              )}
            >
              {name}{" "}
              <span className="font-text text-ink-3 text-s">
                {(category === undefined ? counts.total : counts.byCategory.get(category))?.toLocaleString(
                  "en-GB",
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingHere() {
  return (
    <Empty
      level={2}
      title="Nothing in this category yet"
      action={<TextLink href={paths.news}>All posts</TextLink>}
    />
  );
}

/** The news: the featured post, the categories, the list and its next page. */
export function NewsPage({ news, address }: { news: NewsData; address: NewsAddress }) {
  const { counts, featured, posts, isComplete } = news;
  const isFirst = address.page === 1;
  return (
    <>
      <Wrap className="pt-[clamp(1.6rem,3.4vw,3.2rem)]">
        <h1 className="max-w-[13ch] font-display font-headline text-display-1 leading-display tracking-[-.04em]">
          Latest News & Insights
        </h1>
        <div className="mt-[clamp(1.6rem,3vw,2.8rem)] mb-s-5 flex flex-wrap items-end justify-between gap-x-s-7 gap-y-s-4">
          <p className="max-w-[44ch] text-ink-2 text-lead">
            What we have learned about websites from our own data and code. Every article has its figures and
            an example that you can try yourself.
          </p>
          <Counts {...counts} />
        </div>
        <Filter current={address.category} counts={counts} />
        {!isComplete && (
          <Note tone="warn" role="status" className="mt-s-5">
            Could not load latest posts - Showing available content
          </Note>
        )}
      </Wrap>
      {isFirst && featured && <FeaturedPost post={featured} />}
      <Wrap className="pt-s-7 pb-section">
        {posts.length === 0 && !featured ? (
          <NothingHere />
        ) : (
          <ul data-posts className={cardGridClass}>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
        )}
        <LoadMore news={news} address={address} />
      </Wrap>
      <NewsletterBand
        title="Get the next one by email"
        text="An email when there is a new article, and none when there is not. You can unsubscribe with one click."
        source={paths.news}
        texts={newsletterTexts.listing}
      />
    </>
  );
}
