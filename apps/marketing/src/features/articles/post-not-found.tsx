import { ButtonLink, TextLink } from "@sitewright/ui";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/** The page for an unknown article, or a removed one with `isGone`. */
export function PostNotFound({ isGone = false }: { isGone?: boolean }) {
  return (
    <Wrap className="pt-[clamp(2rem,6vw,6rem)] pb-section">
      <h1 className="font-display font-headline text-display-1 leading-display tracking-[-.04em]">
        {isGone ? "Post Withdrawn" : "Post Not Found"}
      </h1>
      <p className="mt-s-6 max-w-[34ch] font-[470] font-display text-[clamp(1.375rem,1.05rem+1.25vw,2.125rem)] leading-[1.42] tracking-[-.012em]">
        {isGone
          ? "We have taken this post down. It may come back. In the meantime, there is more in the news."
          : "The post you're looking for doesn't exist or may have been moved."}
      </p>
      <div className="mt-s-6 flex flex-wrap items-center gap-[1.4rem]">
        <ButtonLink variant="ink" href={paths.news}>
          Back to the news
        </ButtonLink>
        <TextLink href={paths.help}>Help Center</TextLink>
        <TextLink href={paths.contact}>Write to us</TextLink>
      </div>
    </Wrap>
  );
}
