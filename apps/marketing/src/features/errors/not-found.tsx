import { ButtonLink, MarkedPhrase, TextLink } from "@sitewright/ui";
import { PageTitle, prominentTextClass } from "../../components/page-title.tsx";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/** The 'not found' page, with a link back. */
export function NotFound() {
  return (
    <Wrap className="pt-[clamp(2rem,6vw,6rem)] pb-section">
      <PageTitle>This page was never written.</PageTitle>
      <p className={`mt-s-6 max-w-[34ch] ${prominentTextClass}`}>
        Perhaps <MarkedPhrase letter="?">a letter is missing</MarkedPhrase> in the address, or the page has
        moved.
      </p>
      <div className="mt-s-6 flex flex-wrap items-center gap-[1.4rem]">
        <ButtonLink variant="ink" href={paths.home}>
          Go to the home page
        </ButtonLink>
        <TextLink href={paths.help}>Help Center</TextLink>
        <TextLink href={paths.contact}>Write to us</TextLink>
      </div>
    </Wrap>
  );
}
