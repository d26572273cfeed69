import { adminExportMessages, endpointUrl } from "@sitewright/contracts";
import { ListScreen } from "../../components/list-screen.tsx";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { messageKind } from "./message-kind.tsx";
import { MessagePanel } from "./message-panel.tsx";
import { useMessages } from "./queries.ts";

/** The messages to the agency, and the chosen one beside them. */
export function MessagesScreen() {
  const address = useListAddress(paths.messages());
  return (
    <ListScreen
      title="Messages"
      kind={messageKind}
      address={address}
      query={useMessages(address)}
      linkOf={({ id }) => address.toRow(id)}
      exported={(query) => endpointUrl(adminExportMessages, { query })}
      panel={(id) => <MessagePanel key={id} id={id} onClose={address.close} />}
    />
  );
}
