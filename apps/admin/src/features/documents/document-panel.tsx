import { useClient } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { SidePanel } from "../../components/side-panel.tsx";
import { DocumentDetails } from "./document-details.tsx";
import { fullDocumentQuery } from "./queries.ts";

/** One document beside the list. */
export function DocumentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(fullDocumentQuery(useClient(), id));
  return (
    <SidePanel title={query.data?.document.title ?? "Document"} onClose={onClose}>
      {query.data && <DocumentDetails {...query.data} />}
      {query.isPending && <Skeleton lines={9} label="Loading the document..." />}
      {query.isError && !query.data && (
        <Failed
          title="The document could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </SidePanel>
  );
}
