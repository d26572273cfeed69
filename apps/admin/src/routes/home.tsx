import { type KnownSession, sessionKey } from "@sitewright/app-kit/session";
import { Empty, TextLink } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { navEntriesOf } from "../lib/navigation.ts";
import { paths } from "../lib/paths.ts";

/** Redirects to the first screen of the caller's role. */
export function Home() {
  const role = useQueryClient().getQueryData<KnownSession>(sessionKey)?.user?.role;
  const [first] = navEntriesOf(role);
  if (first) return <Navigate to={first.to} replace />;
  return (
    <PageMain>
      <PageHeader title="Nothing here yet" />
      <Empty
        level={2}
        title="Your role has no screens yet"
        action={<TextLink href={paths.portal}>Open the client portal</TextLink>}
      >
        If you expected to find something here, ask the agency’s owner for another role.
      </Empty>
    </PageMain>
  );
}
