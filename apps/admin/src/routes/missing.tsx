import { Empty, TextLink } from "@sitewright/ui";
import { useHref } from "react-router";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { paths } from "../lib/paths.ts";

/** An address that leads nowhere. */
export function Missing() {
  const home = useHref(paths.projects());
  return (
    <PageMain>
      <PageHeader title="Nothing here" />
      <Empty
        level={2}
        title="This address leads nowhere"
        action={<TextLink href={home}>All projects</TextLink>}
      >
        It may have been mistyped, or what it showed is gone.
      </Empty>
    </PageMain>
  );
}
