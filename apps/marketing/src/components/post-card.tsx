import type { PostSummary } from "@sitewright/articles";
import { LetterMark } from "@sitewright/ui";
import { articlePath } from "../lib/paths.ts";
import { PostBadges } from "./post-badges.tsx";
import { PostPicture } from "./post-picture.tsx";

const shownTakeaways = 2;

/** The first key takeaways on a card. */
export function Takeaways({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="wrap-anywhere grid gap-2 text-s">
      {texts.map((text, index) => (
        <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <LetterMark letter={String.fromCharCode(97 + index)} variant="outline" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Author, date and reading time. */
export function PostByline({ post }: { post: PostSummary }) {
  return (
    <p className="text-ink-3 text-s">
      {post.author} · <time dateTime={post.publishedAt}>{post.date}</time> · {post.readTime}
    </p>
  );
}

/** A post in a list: the whole card is clickable, with one link for screen readers. */
export function PostCard({ post, heading: Heading = "h2" }: { post: PostSummary; heading?: "h2" | "h3" }) {
  return (
    <li className="group relative flex flex-col border-ink border-t-2 pt-s-4">
      <div className="overflow-hidden rounded-md">
        <PostPicture post={post} />
      </div>
      <div className="mt-s-4 flex grow flex-col gap-s-3">
        <PostBadges post={post} agentWords="AI-assisted" showsFeatured />
        <Heading className="wrap-anywhere text-balance font-display font-title text-display-4 leading-[1.18] tracking-[-.015em]">
          <a
            href={articlePath(post.slug)}
            className="no-underline decoration-2 decoration-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </a>
        </Heading>
        <p className="wrap-anywhere text-pretty text-[1rem] text-ink-2">{post.excerpt}</p>
        <Takeaways texts={post.keyTakeaways.slice(0, shownTakeaways)} />
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-s-4 gap-y-2 pt-s-3">
          <PostByline post={post} />
          <span aria-hidden="true" className="text-link font-[600] text-s">
            Read more
          </span>
        </div>
      </div>
    </li>
  );
}

/** Cards side by side. */
export const cardGridClass =
  "card-grid grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-s-7 phone:grid-cols-2 broad:grid-cols-6";
