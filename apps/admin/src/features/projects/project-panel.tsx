import { useServices } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { SidePanel } from "../../components/side-panel.tsx";
import { projectQuery } from "../../lib/project-query.ts";
import { projectName } from "../../lib/project-words.ts";
import { ProjectDetails } from "./project-details.tsx";

/** One project beside the list. */
export function ProjectPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useServices();
  const query = useQuery(projectQuery(client, id));
  if (query.data) {
    return (
      <SidePanel title={projectName(query.data.businessName)} onClose={onClose}>
        <ProjectDetails project={query.data} />
      </SidePanel>
    );
  }
  return (
    <SidePanel title="Project" onClose={onClose}>
      {query.isPending ? (
        <Skeleton lines={9} label="Loading the project..." />
      ) : (
        <Failed
          title="The project could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </SidePanel>
  );
}
