import { ButtonLink, TextLink } from "@sitewright/ui";
import { PageTitle, prominentTextClass } from "../../components/page-title.tsx";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/**
 * An empty reference reloads the page's own address, which is not written into the page (RFC 3986, section
 * 4.4).
 */
const sameAddress = "";

/** The page for a server error: that it is our fault, and what to do. */
export function ServerFault({ email, requestId }: { email: string; requestId: string }) {
  return (
    <Wrap className="pt-[clamp(2rem,6vw,6rem)] pb-section">
      <PageTitle>Something went wrong on our side.</PageTitle>
      <p className={`mt-s-6 max-w-[34ch] ${prominentTextClass}`}>
        This page could not be shown. We have a record of what happened. Please try again in a moment.
      </p>
      <div className="mt-s-6 flex flex-wrap items-center gap-[1.4rem]">
        <ButtonLink variant="ink" href={sameAddress}>
          Try again
        </ButtonLink>
        <TextLink href={paths.home}>Go to the home page</TextLink>
        <TextLink href={`mailto:${email}?subject=${encodeURIComponent(`Fault ${requestId}`)}`}>
          Write to us
        </TextLink>
      </div>
      <p className="mt-s-6 wrap-anywhere text-ink-2 text-s">
        If it happens again, please quote this number: <code>{requestId}</code>
      </p>
    </Wrap>
  );
}
