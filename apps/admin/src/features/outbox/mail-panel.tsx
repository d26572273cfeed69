import { useServices } from "@sitewright/app-kit/services";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { SidePanel } from "../../components/side-panel.tsx";
import { MailDetails } from "./mail-details.tsx";
import { mailQuery } from "./queries.ts";

/** One mail beside the list. */
export function MailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useServices();
  const query = useQuery(mailQuery(client, id));
  if (query.data) {
    return (
      <SidePanel title={query.data.subject} onClose={onClose}>
        <MailDetails mail={query.data} />
      </SidePanel>
    );
  }
  return (
    <SidePanel title="Email" onClose={onClose}>
      {query.isPending ? (
        <Skeleton lines={9} label="Loading the email..." />
      ) : (
        <Failed
          title="The email could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </SidePanel>
  );
}
