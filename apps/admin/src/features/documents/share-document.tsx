import { useClient } from "@sitewright/app-kit/services";
import { UploadDialog } from "@sitewright/documents/upload-dialog";
import { Dialog, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { warnedClientName } from "../../lib/client-name.ts";
import { LeaveGuard } from "../../lib/leave-guard.ts";
import { useViewerId } from "../../lib/viewer.ts";
import { documentClientQuery } from "./queries.ts";

interface ShareDocumentProps {
  /** The client, as the address names them. */
  uid: string;
  onClose: () => void;
}

/**
 * Shares a document with a client. Who that is comes from the service: a link that named them could show another name
 * above the document.
 */
export function ShareDocument({ uid, onClose }: ShareDocumentProps) {
  const viewerId = useViewerId();
  const query = useQuery(documentClientQuery(useClient(), uid));
  if (query.data)
    return (
      <UploadDialog
        clientId={uid}
        clientName={warnedClientName(query.data)}
        clientEmail={query.data.email}
        viewerId={viewerId}
        onClose={onClose}
      >
        {({ isBegun, leave }) => <LeaveGuard hasUnsavedInput={isBegun} ask={leave} />}
      </UploadDialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Upload Document"
      closeLabel="Close"
      initialFocus="title"
    >
      {query.isPending && <Skeleton lines={4} label="Loading the client..." />}
      {query.isError && (
        <Failed
          title="The client could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === null && <p>There is no such client (any more). Please choose another one.</p>}
    </Dialog>
  );
}
