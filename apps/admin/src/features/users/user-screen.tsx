import { useClient } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { BackLink } from "../../components/back-link.tsx";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { userQuery } from "./queries.ts";
import { UserDetails } from "./user-details.tsx";

/** One account with all of its data. */
export function UserScreen() {
  const { id = "" } = useParams();
  const query = useQuery(userQuery(useClient(), id));
  const list = useListAddress(paths.users());
  if (query.data) return <UserDetails details={query.data} />;
  return (
    <PageMain>
      <BackLink to={list.to()}>All users</BackLink>
      <PageHeader title="User" />
      {query.isPending ? (
        <Skeleton title lines={9} label="Loading the user..." />
      ) : (
        <Failed
          title="The user could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </PageMain>
  );
}
