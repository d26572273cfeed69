import { ButtonLink, TextLink } from "@sitewright/ui";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/** The page could not be made: says whose fault that is, and what helps. */
export function ServerFault({ email }: { email: string }) {
  return (
    <Wrap className="pt-[clamp(2rem,6vw,6rem)] pb-section">
      <h1 className="font-display font-headline text-display-1 leading-display tracking-[-.04em]">
        Something went wrong on our side.
      </h1>
      <p className="mt-s-6 max-w-[34ch] font-[470] font-display text-[clamp(1.375rem,1.05rem+1.25vw,2.125rem)] leading-[1.42] tracking-[-.012em]">
        This page could not be shown. We have been told; please try again in a moment.
      </p>
      <div className="mt-s-6 flex flex-wrap items-center gap-[1.4rem]">
        <ButtonLink variant="ink" href={paths.home}>
          Go to the front page
        </ButtonLink>
        <TextLink href={`mailto:${email}`}>Write to us</TextLink>
      </div>
    </Wrap>
  );
}
