import { categoryNames, type PostCategory, type PostSummary } from "@sitewright/articles";
import { Badge, type BadgeTone } from "@sitewright/ui";
import { Sparkles } from "lucide-react";

const tones = {
  design: "neutral",
  technology: "info",
  business: "ok",
  strategy: "warn",
  marketing: "bad",
  general: "neutral",
} as const satisfies Record<PostCategory, BadgeTone>;

/** The category and author of a post, as badges. `agentWords`: the badge of a post by an agent. */
export function PostBadges({
  post,
  agentWords,
  showsFeatured = false,
}: {
  post: PostSummary;
  agentWords: "AI-assisted" | "AI Generated";
  showsFeatured?: boolean;
}) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge
        tone={tones[post.category]}
        {...(post.category === "design" ? { className: "bg-accent-wash! text-accent-ink!" } : {})}
      >
        {categoryNames[post.category]}
      </Badge>
      {showsFeatured && post.featured && <Badge>Featured</Badge>}
      {post.agentCreated && (
        <Badge>
          <Sparkles aria-hidden="true" />
          {agentWords}
        </Badge>
      )}
    </p>
  );
}
