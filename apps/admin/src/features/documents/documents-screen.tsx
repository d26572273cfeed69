import { UploadDialog } from "@sitewright/documents/upload-dialog";
import { Button } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { rowLinkId } from "../../components/list-kind.ts";
import { ListTools } from "../../components/list-tools.tsx";
import { ListView } from "../../components/list-view.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useFocusReturn } from "../../lib/focus-return.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { ChooseClient } from "./choose-client.tsx";
import { documentKind } from "./document-kind.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { useDocumentList } from "./queries.ts";

/** Everybody's documents, and the chosen one beside them. */
export function DocumentsScreen() {
  const address = useListAddress(paths.documents());
  const dialog = useDialogAddress();
  const queries = useQueryClient();
  const query = useDocumentList(address);
  useFocusReturn(address.id, rowLinkId);
  const close = () => {
    dialog.close();
    void queries.invalidateQueries({ queryKey: ["documents"] });
  };
  return (
    <>
      <PageMain>
        <PageHeader title="Client Documents">
          <RefreshButton />
          <Button variant="primary" onClick={() => dialog.show("choose-client")}>
            <Upload aria-hidden="true" /> Upload Document
          </Button>
        </PageHeader>
        <ListTools address={address} searchLabel="Search documents" filters={documentKind.filters} />
        <ListView
          kind={documentKind}
          address={address}
          query={query}
          linkOf={({ id }) => address.toRow(id)}
        />
        {dialog.open === "choose-client" && (
          <ChooseClient
            onClose={dialog.close}
            onChoose={({ uid, displayName, email }) =>
              dialog.show("upload", { client: uid, to: displayName || email })
            }
          />
        )}
        {dialog.open === "upload" && dialog.get("client") !== "" && (
          <UploadDialog
            clientId={dialog.get("client")}
            clientName={dialog.get("to") || "This client"}
            onClose={close}
          />
        )}
      </PageMain>
      {address.id !== undefined && <DocumentPanel key={address.id} id={address.id} onClose={address.close} />}
    </>
  );
}
