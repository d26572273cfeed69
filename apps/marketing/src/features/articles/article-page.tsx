import { type Post, parseBody, plainText, renderBody } from "@sitewright/articles";
import type { Brand } from "@sitewright/brand";
import { LetterMark } from "@sitewright/ui";
import { NewsletterBand } from "../../components/newsletter-form.tsx";
import { PostBadges } from "../../components/post-badges.tsx";
import { cardGridClass, PostByline, PostCard } from "../../components/post-card.tsx";
import { PostPicture } from "../../components/post-picture.tsx";
import { bleedClass, splitClass, Wrap } from "../../components/wrap.tsx";
import { newsletterTexts } from "../../lib/news-texts.ts";
import { articlePath } from "../../lib/paths.ts";
import type { FoundPost } from "../../server-contract.ts";
import { AboutAuthor } from "./about-author.tsx";

type Found = FoundPost & { kind: "found" };

function KeyTakeaways({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="takeaways-title" className="border-ink border-t-2 pt-s-4">
      <h2
        id="takeaways-title"
        className="mb-s-4 font-display font-title text-display-4 leading-[1.2] tracking-[-.015em]"
      >
        Key Takeaways
      </h2>
      <ul className="grid gap-s-4">
        {texts.map((text, index) => (
          <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-[1.45]">
            <LetterMark letter={String.fromCharCode(97 + index)} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The article's headings; with fewer than two of them there is no list. */
function Contents({ content }: { content: string }) {
  const headings = parseBody(content).flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [block] : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className="mt-s-6">
      <h2 id="contents-title" className="mb-2.5 font-nav text-ink-2 text-s">
        In this article
      </h2>
      <ul className="border-line border-t text-s">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-line border-b">
            <a href={`#${id}`} className="block py-[.6rem] font-nav text-ink-2 no-underline hover:underline">
              {plainText(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Head({ post }: Pick<Found, "post">) {
  return (
    <Wrap className={`${splitClass} items-end pt-[clamp(1.6rem,3.4vw,3.2rem)]`}>
      <header>
        <PostBadges post={post} agentWords="AI Generated" />
        <h1 className="mt-s-5 mb-s-5 text-balance font-display font-headline text-[clamp(2.125rem,1.5rem+2.4vw,3.75rem)] leading-[1.03] tracking-[-.032em]">
          {post.title}
        </h1>
        <PostByline post={post} />
      </header>
      <div className={`overflow-hidden rounded-l-md ${bleedClass}`}>
        <PostPicture post={post} isFirst />
      </div>
    </Wrap>
  );
}

function Related({ posts }: { posts: Found["related"] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <Wrap className="pb-section">
        <h2
          id="related-title"
          className="mb-s-6 font-bold font-display text-display-3 leading-[1.1] tracking-[-.025em]"
        >
          Related articles
        </h2>
        <ul className={cardGridClass}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} heading="h3" />
          ))}
        </ul>
      </Wrap>
    </section>
  );
}

/** The article: key takeaways beside the full text, and its author. */
export function Article({ post, brand }: { post: Post; brand: Brand }) {
  return (
    <article lang="en" className="wrap-anywhere">
      <Head post={post} />
      <Wrap className={`${splitClass} pt-s-7 pb-section`}>
        <div className="broad:sticky broad:top-s-6 broad:self-start">
          {post.excerpt !== "" && (
            <p className="mb-s-6 font-[470] font-display text-[1.375rem] leading-[1.42] tracking-[-.012em]">
              {post.excerpt}
            </p>
          )}
          <KeyTakeaways texts={post.keyTakeaways} />
          <Contents content={post.content} />
        </div>
        <div>
          {/* Sanitized: packages/articles renders only its own elements. */}
          <div className="post-body" dangerouslySetInnerHTML={{ __html: renderBody(post.content) }} />
          <AboutAuthor name={post.author} brand={brand} />
        </div>
      </Wrap>
    </article>
  );
}

interface ArticlePageProps {
  readonly found: Found;
  readonly brand: Brand;
  readonly isMailKept: boolean;
}

/** An article, with links to related ones. */
export function ArticlePage({ found, brand, isMailKept }: ArticlePageProps) {
  const { post, related } = found;
  return (
    <>
      <Article post={post} brand={brand} />
      <Related posts={related} />
      <NewsletterBand
        title="Stay Updated"
        text="An email when there is a new article, and none when there is not. You can unsubscribe with one click."
        source={articlePath(post.slug)}
        texts={newsletterTexts("article", isMailKept)}
      />
    </>
  );
}
