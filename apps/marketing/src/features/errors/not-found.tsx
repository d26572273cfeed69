import { ButtonLink, MarkedPhrase, TextLink } from "@sitewright/ui";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/** Nothing is here: says so and leads back. */
export function NotFound() {
  return (
    <Wrap className="pt-[clamp(2rem,6vw,6rem)] pb-section">
      <h1 className="font-display font-headline text-display-1 leading-display tracking-[-.04em]">
        This page was never written.
      </h1>
      <p className="mt-s-6 max-w-[34ch] font-[470] font-display text-[clamp(1.375rem,1.05rem+1.25vw,2.125rem)] leading-[1.42] tracking-[-.012em]">
        Perhaps <MarkedPhrase letter="?">a letter is missing</MarkedPhrase> in the address, or what stood here
        has moved.
      </p>
      <div className="mt-s-6 flex flex-wrap items-center gap-[1.4rem]">
        <ButtonLink variant="ink" href={paths.home}>
          Go to the front page
        </ButtonLink>
        <TextLink href={paths.features}>What we build</TextLink>
      </div>
    </Wrap>
  );
}
