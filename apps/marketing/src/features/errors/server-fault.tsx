import { ButtonLink, TextLink } from "@sitewright/ui";
import { PageTitle, saidClass } from "../../components/page-title.tsx";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/** The page could not be made: says whose fault that is, and what helps. */
export function ServerFault({ email }: { email: string }) {
  return (
    <Wrap className="pt-[clamp(2rem,6vw,6rem)] pb-section">
      <PageTitle>Something went wrong on our side.</PageTitle>
      <p className={`mt-s-6 max-w-[34ch] ${saidClass}`}>
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
