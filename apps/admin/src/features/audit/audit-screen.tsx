import { type AuditRecord, adminExportAudit, adminListAudit, endpointUrl } from "@sitewright/contracts";
import { AccountFilter } from "../../components/account-filter.tsx";
import { ListScreen } from "../../components/list-screen.tsx";
import { useListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { paths } from "../../lib/paths.ts";
import { auditKind } from "./audit-kind.tsx";

/** The audit trail: each change with its actor, object and time. */
export function AuditScreen() {
  const address = useListAddress(paths.audit());
  const query = useListQuery({
    key: "audit",
    address,
    filters: ["subject", "action", "actor"],
    call: (client, asked, signal) => client.call(adminListAudit, { query: asked }, { signal }),
    rowsOf: ({ entries }): readonly AuditRecord[] => entries,
  });
  return (
    <ListScreen
      title="Audit"
      kind={auditKind}
      address={address}
      query={query}
      exported={(asked) => endpointUrl(adminExportAudit, { query: asked })}
      moreFilters={["actor"]}
      tools={
        <AccountFilter
          address={address}
          name="actor"
          label="One person only"
          clearLabel="Show what everybody did"
        />
      }
    />
  );
}
