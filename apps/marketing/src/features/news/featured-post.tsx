import type { PostSummary } from "@sitewright/articles";
import { ButtonLink } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { PostBadges } from "../../components/post-badges.tsx";
import { PostByline, Takeaways } from "../../components/post-card.tsx";
import { PostPicture } from "../../components/post-picture.tsx";
import { bleedClass, splitClass, Wrap } from "../../components/wrap.tsx";
import { articlePath } from "../../lib/paths.ts";

/** The featured post above the list: text left, its picture right and bleeding off the edge. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <section aria-label="Featured article">
      <Wrap className={`${splitClass} items-start pt-[clamp(1.8rem,3.6vw,3.4rem)]`}>
        <div className="max-broad:order-2">
          <PostBadges post={post} agentWords="AI-assisted" showsFeatured />
          <h2 className="wrap-anywhere mt-s-4 mb-s-4 text-balance font-bold font-display text-display-3 leading-[1.1] tracking-[-.025em]">
            <a
              href={articlePath(post.slug)}
              className="no-underline decoration-2 decoration-accent underline-offset-4 hover:underline"
            >
              {post.title}
            </a>
          </h2>
          <p className="mb-s-5 max-w-[52ch] text-ink-2 text-lead">{post.excerpt}</p>
          <Takeaways texts={post.keyTakeaways.slice(0, 2)} />
          <div className="mt-s-5 flex flex-wrap items-center gap-x-s-5 gap-y-s-3">
            <ButtonLink variant="ink" href={articlePath(post.slug)}>
              Read more<span className="sr-only">: {post.title}</span> <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <PostByline post={post} />
          </div>
        </div>
        <div className={`overflow-hidden rounded-l-md ${bleedClass}`}>
          <PostPicture post={post} isFirst />
        </div>
      </Wrap>
    </section>
  );
}
