import { adminExportDocuments, endpointUrl } from "@sitewright/contracts";
import { UploadDialog } from "@sitewright/documents/upload-dialog";
import { Button } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { ListScreen } from "../../components/list-screen.tsx";
import { clientName } from "../../lib/client-name.ts";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { LeaveGuard } from "../../lib/leave-guard.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { useViewerId } from "../../lib/viewer.ts";
import { ChooseClient } from "./choose-client.tsx";
import { documentKind } from "./document-kind.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { useDocumentList } from "./queries.ts";

/** All clients' documents, and the chosen one beside them. */
export function DocumentsScreen() {
  const address = useListAddress(paths.documents());
  const dialog = useDialogAddress();
  const queries = useQueryClient();
  const viewerId = useViewerId();
  const close = () => {
    dialog.close();
    void queries.invalidateQueries();
  };
  return (
    <ListScreen
      title="Client Documents"
      kind={documentKind}
      address={address}
      query={useDocumentList(address)}
      linkOf={({ id }) => address.toRow(id)}
      exported={(query) => endpointUrl(adminExportDocuments, { query })}
      actions={
        <Button variant="primary" onClick={() => dialog.show("choose-client")}>
          <Upload aria-hidden="true" /> Upload Document
        </Button>
      }
      panel={(id) => <DocumentPanel key={id} id={id} onClose={address.close} />}
    >
      {dialog.open === "choose-client" && (
        <ChooseClient
          onClose={dialog.close}
          onChoose={(client) =>
            dialog.show("upload", { client: client.uid, to: clientName(client) }, { replace: true })
          }
        />
      )}
      {dialog.open === "upload" && dialog.get("client") !== "" && (
        <UploadDialog
          clientId={dialog.get("client")}
          clientName={dialog.get("to") || "This client"}
          viewerId={viewerId}
          onClose={close}
        >
          {({ isBegun, leave }) => <LeaveGuard hasUnsavedInput={isBegun} ask={leave} />}
        </UploadDialog>
      )}
    </ListScreen>
  );
}
