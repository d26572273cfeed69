import { type AuditRecord, adminExportAudit, adminListAudit, endpointUrl } from "@sitewright/contracts";
import { ListTools } from "../../components/list-tools.tsx";
import { ListView } from "../../components/list-view.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { queryOf, useListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { paths } from "../../lib/paths.ts";
import { auditKind } from "./audit-kind.tsx";

/** Who did what to what, and when. */
export function AuditScreen() {
  const address = useListAddress(paths.audit());
  const query = useListQuery({
    key: "audit",
    address,
    filters: ["subject", "actor"],
    call: (client, asked, signal) => client.call(adminListAudit, { query: asked }, { signal }),
    rowsOf: ({ entries }): readonly AuditRecord[] => entries,
  });
  return (
    <PageMain>
      <PageHeader title="Audit">
        <RefreshButton />
      </PageHeader>
      <ListTools
        address={address}
        searchLabel="Search the audit trail"
        filters={auditKind.filters}
        exportHref={endpointUrl(adminExportAudit, {
          query: queryOf(address, ["search", "subject", "actor"]),
        })}
      />
      <ListView kind={auditKind} address={address} query={query} />
    </PageMain>
  );
}
