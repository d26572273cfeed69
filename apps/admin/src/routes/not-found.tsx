import { Empty, TextLink } from "@sitewright/ui";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { paths } from "../lib/paths.ts";

/** The page for an unknown address. */
export function NotFound() {
  return (
    <PageMain>
      <PageHeader title="Page not found" />
      <Empty
        level={2}
        title="This address does not exist"
        action={<TextLink href={paths.home}>Back to the start page</TextLink>}
      >
        It may have been mistyped, or the page may have been removed.
      </Empty>
    </PageMain>
  );
}
