import { Empty, TextLink } from "@sitewright/ui";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { paths } from "../lib/paths.ts";

/** The page for an unknown address. */
export function Missing() {
  return (
    <PageMain>
      <PageHeader title="Nothing here" />
      <Empty
        level={2}
        title="This address leads nowhere"
        action={<TextLink href={paths.home}>Back to the beginning</TextLink>}
      >
        It may have been mistyped, or what it showed is gone.
      </Empty>
    </PageMain>
  );
}
