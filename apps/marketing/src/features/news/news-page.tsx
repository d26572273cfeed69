import { categoryNames } from "@sitewright/articles";
import { Empty, Note, TextLink } from "@sitewright/ui";
import clsx from "clsx";
import type { ReactNode } from "react";
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

interface FilterItemProps {
  href: string;
  isCurrent: boolean;
  /** A category without posts is no link. */
  isEmpty: boolean;
  children: ReactNode;
}

function FilterItem({ href, isCurrent, isEmpty, children }: FilterItemProps) {
  const className = clsx(
    "-mb-px block border-transparent border-b-[3px] py-[.85em] font-nav text-[1rem] no-underline",
    "aria-[current]:border-accent aria-[current]:text-ink",
    // In forced colours a transparent border is drawn, and every category would look chosen.
    "forced-colors:not-aria-[current]:border-[Canvas]",
    isEmpty && !isCurrent ? "text-ink-3" : "text-ink-2 hover:text-ink",
  );
  if (isEmpty && !isCurrent) return <span className={className}>{children}</span>;
  return (
    <a href={href} aria-current={isCurrent ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}

/** Every category with the number of its posts. */
function Filter({ current, counts }: FilterProps) {
  const countOf = (category: NewsAddress["category"]) =>
    category === undefined ? counts.total : (counts.byCategory.get(category) ?? 0);
  return (
    <nav aria-label="Categories">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-x-s-4 phone:flex phone:gap-x-s-5 phone:border-line phone:border-b">
        {newsFilters.map(({ category, name }) => (
          <li key={name} className="max-phone:border-line max-phone:border-b">
            <FilterItem
              href={newsPath({ category, page: 1 })}
              isCurrent={category === current}
              isEmpty={countOf(category) === 0}
            >
              {name}{" "}
              <span className="font-text text-ink-3 text-s">{countOf(category).toLocaleString("en-GB")}</span>
            </FilterItem>
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

/** What the page is about: the news as a whole, or one category of them. */
function Lead({ category, counts }: { category: NewsAddress["category"]; counts: NewsData["counts"] }) {
  if (category === undefined)
    return (
      <p className="max-w-[44ch] text-ink-2 text-lead">
        What we have learned about websites from our own data and code. Every article has its figures and an
        example that you can try yourself.
      </p>
    );
  const count = counts.byCategory.get(category) ?? 0;
  return (
    <p className="font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]">
      {categoryNames[category]}:{" "}
      <span className="text-ink-2">
        {count.toLocaleString("en-GB")} {count === 1 ? "article" : "articles"}
      </span>
    </p>
  );
}

interface NewsPageProps {
  readonly news: NewsData;
  readonly address: NewsAddress;
  readonly isMailKept: boolean;
}

/** The news: the featured post, the categories, the list and its next page. */
export function NewsPage({ news, address, isMailKept }: NewsPageProps) {
  const { counts, featured, posts, isComplete } = news;
  const isFirst = address.page === 1;
  return (
    <>
      <Wrap className="pt-[clamp(1.6rem,3.4vw,3.2rem)]">
        <h1 className="max-w-[13ch] font-display font-headline text-display-1 leading-display tracking-[-.04em]">
          Latest News & Insights
        </h1>
        <div className="mt-[clamp(1.6rem,3vw,2.8rem)] mb-s-5 flex flex-wrap items-end justify-between gap-x-s-7 gap-y-s-4">
          <Lead category={address.category} counts={counts} />
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
        texts={newsletterTexts("listing", isMailKept)}
      />
    </>
  );
}
