import { adminExportMessages, endpointUrl } from "@sitewright/contracts";
import { ButtonLink } from "@sitewright/ui";
import { Download } from "lucide-react";
import { rowLinkId } from "../../components/list-kind.ts";
import { ListTools } from "../../components/list-tools.tsx";
import { ListView } from "../../components/list-view.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { useFocusReturn } from "../../lib/focus-return.ts";
import { queryOf, useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { messageKind } from "./message-kind.tsx";
import { MessagePanel } from "./message-panel.tsx";
import { useMessages } from "./queries.ts";

const exported = (query: Record<string, string>) => endpointUrl(adminExportMessages, { query });

/** What people wrote to the agency, and the chosen message beside it. */
export function MessagesScreen() {
  const address = useListAddress(paths.messages());
  const query = useMessages(address);
  useFocusReturn(address.id, rowLinkId);
  return (
    <>
      <PageMain>
        <PageHeader title="Messages">
          <RefreshButton />
        </PageHeader>
        <ListTools
          address={address}
          searchLabel="Search messages"
          filters={messageKind.filters}
          exportHref={exported(queryOf(address, ["search", "state"]))}
        />
        <ListView
          kind={messageKind}
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
      {address.id !== undefined && <MessagePanel key={address.id} id={address.id} onClose={address.close} />}
    </>
  );
}
