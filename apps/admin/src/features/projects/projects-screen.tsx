import { adminExportProjects, endpointUrl } from "@sitewright/contracts";
import { ButtonLink } from "@sitewright/ui";
import { Download } from "lucide-react";
import { rowLinkId } from "../../components/list-kind.ts";
import { ListTools } from "../../components/list-tools.tsx";
import { ListView } from "../../components/list-view.tsx";
import { OnlyClient } from "../../components/only-client.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { useFocusReturn } from "../../lib/focus-return.ts";
import { queryOf, useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { projectKind } from "./project-kind.tsx";
import { ProjectPanel } from "./project-panel.tsx";
import { useProjects } from "./queries.ts";

const exported = (query: Record<string, string>) => endpointUrl(adminExportProjects, { query });

/** All projects, and the chosen one beside them. Search, filter, order, page and choice stand in the address. */
export function ProjectsScreen() {
  const address = useListAddress(paths.projects(), { keeps: ["client"] });
  const query = useProjects(address);
  useFocusReturn(address.id, rowLinkId);
  return (
    <>
      <PageMain>
        <PageHeader title="Projects">
          <RefreshButton />
        </PageHeader>
        <ListTools
          address={address}
          searchLabel="Search projects"
          filters={projectKind.filters}
          exportHref={exported(queryOf(address, ["search", "state", "client"]))}
        >
          <OnlyClient address={address} />
        </ListTools>
        <ListView
          kind={projectKind}
          address={address}
          query={query}
          linkOf={({ id }) => address.toRow(id)}
          bulk={(chosen) => (
            <ButtonLink href={exported({ ids: chosen.map(({ id }) => id).join(",") })} download>
              <Download aria-hidden="true" /> Export chosen
            </ButtonLink>
          )}
        />
      </PageMain>
      {address.id !== undefined && <ProjectPanel key={address.id} id={address.id} onClose={address.close} />}
    </>
  );
}
