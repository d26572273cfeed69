import { linkTarget, type PostSummary } from "@sitewright/articles";
import type { ReactNode } from "react";
import { AddressesDrawing } from "./drawings/addresses.tsx";
import { BriefDrawing } from "./drawings/brief.tsx";
import { CheckingDrawing } from "./drawings/checking.tsx";
import { GoalsDrawing } from "./drawings/goals.tsx";
import { GrowthDrawing } from "./drawings/growth.tsx";
import { InitialDrawing } from "./drawings/initial.tsx";
import { ThemesDrawing } from "./drawings/themes.tsx";

/** Drawings of the built-in articles by their slugs. */
const drawings: Readonly<Record<string, () => ReactNode>> = {
  "how-to-choose-a-web-agency": BriefDrawing,
  "ai-builds-the-site-who-checks-it": CheckingDrawing,
  "conversion-begins-in-the-briefing": GoalsDrawing,
  "mobile-first-is-arithmetic": GrowthDrawing,
  "what-a-sitemap-can-do-for-search": AddressesDrawing,
  "what-a-contrast-certificate-proves": ThemesDrawing,
};

/** The address of a picture on our own origin: nothing else is loaded without the visitor's request. */
function ownAddress(image: string): string | undefined {
  const target = linkTarget(image);
  return target?.kind === "internal" && target.href.startsWith("/") ? target.href : undefined;
}

type PicturedPost = Pick<PostSummary, "slug" | "title" | "category" | "image" | "imageAlt">;

/** The picture of a post, 3 by 2: its own, or a drawing. `isFirst`: it is on the first screen. */
export function PostPicture({ post, isFirst = false }: { post: PicturedPost; isFirst?: boolean }) {
  const address = ownAddress(post.image);
  if (address)
    return (
      <img
        src={address}
        alt={post.imageAlt}
        width="600"
        height="400"
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        className="block aspect-[3/2] h-auto w-full object-cover"
      />
    );
  const Made = drawings[post.slug];
  return Made ? <Made /> : <InitialDrawing title={post.title} category={post.category} />;
}
