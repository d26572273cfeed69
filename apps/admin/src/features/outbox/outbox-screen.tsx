import { outboxStatuses } from "@sitewright/contracts";
import { Select } from "@sitewright/ui";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { useFocusReturn } from "../../lib/focus-return.ts";
import { type OutboxFilter, paths } from "../../lib/paths.ts";
import { MailList } from "./mail-list.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { rowLinkId } from "./mail-row.tsx";
import { statusWords } from "./mail-state.ts";

/** Any text as a filter; what names no state means all. */
function filterFrom(text: string | null): OutboxFilter {
  return { status: outboxStatuses.find((status) => status === text) };
}

/** Every mail with what became of it, and the chosen one beside them. */
export function OutboxScreen() {
  const { id } = useParams();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterFrom(searchParams.get("status"));
  const narrow = (text: string) => void navigate(paths.outbox(filterFrom(text)), { replace: true });
  useFocusReturn(id, rowLinkId);
  return (
    <>
      <PageMain>
        <PageHeader title="Outbox">
          <RefreshButton />
        </PageHeader>
        <div className="border-line border-t pt-[.9rem] pb-[.8rem]">
          <Select
            aria-label="State"
            value={filter.status ?? ""}
            onChange={(event) => narrow(event.target.value)}
            className="w-full phone:w-[13rem]"
          >
            <option value="">Any state</option>
            {outboxStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </Select>
        </div>
        <MailList filter={filter} selectedId={id} onShowAll={() => narrow("")} />
      </PageMain>
      {id !== undefined && <MailPanel key={id} id={id} onClose={() => void navigate(paths.outbox(filter))} />}
    </>
  );
}
