import { useClient } from "@sitewright/app-kit/services";
import { adminExportDocuments, endpointUrl } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { ListScreen } from "../../components/list-screen.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { ChooseClient } from "./choose-client.tsx";
import { documentKind } from "./document-kind.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { documentClientQuery, useDocumentList } from "./queries.ts";
import { ShareDocument } from "./share-document.tsx";

/** All clients' documents, and the chosen one beside them. */
export function DocumentsScreen() {
  const address = useListAddress(paths.documents());
  const dialog = useDialogAddress();
  const queries = useQueryClient();
  const api = useClient();
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
          onChoose={(client) => {
            queries.setQueryData(documentClientQuery(api, client.uid).queryKey, client);
            dialog.show("upload", { client: client.uid }, { replace: true });
          }}
        />
      )}
      {dialog.open === "upload" && dialog.get("client") !== "" && (
        <ShareDocument uid={dialog.get("client")} onClose={close} />
      )}
    </ListScreen>
  );
}
