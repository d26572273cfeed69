import { adminExportProjects, endpointUrl } from "@sitewright/contracts";
import { ClientFilter } from "../../components/client-filter.tsx";
import { ListScreen } from "../../components/list-screen.tsx";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { projectKind } from "./project-kind.tsx";
import { ProjectPanel } from "./project-panel.tsx";
import { useProjects } from "./queries.ts";

/** All projects, and the chosen one beside them. */
export function ProjectsScreen() {
  const address = useListAddress(paths.projects(), { keeps: ["client"] });
  return (
    <ListScreen
      title="Projects"
      kind={projectKind}
      address={address}
      query={useProjects(address)}
      linkOf={({ id }) => address.toRow(id)}
      exported={(query) => endpointUrl(adminExportProjects, { query })}
      moreFilters={["client"]}
      tools={<ClientFilter address={address} />}
      panel={(id) => <ProjectPanel key={id} id={id} onClose={address.close} />}
    />
  );
}
