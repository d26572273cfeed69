import { dataOf } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { adminListDocumentClients, type CallOutput, type DocumentClient } from "@sitewright/contracts";
import { Badge, Button, Dialog, Field, Input, Note, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { clientName } from "../../lib/client-name.ts";
import { countText, manyText } from "../../lib/count-text.ts";

type FoundClients = CallOutput<typeof adminListDocumentClients>;

const notFoundText = (search: string): string =>
  search.includes("@") ? "No user found with that email address" : `No client found for “${search}”`;

interface ChooseClientProps {
  onChoose: (client: DocumentClient) => void;
  onClose: () => void;
}

function ClientLine({ client, onChoose }: { client: DocumentClient; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-[44px] w-full flex-wrap items-center gap-x-3 border-line border-b px-1 py-1.5 text-left hover:bg-sunken"
      >
        <span className="mr-auto min-w-0">
          <span className="flex items-center gap-x-2">
            <span className="truncate font-[600]">{clientName(client)}</span>{" "}
            {!client.emailVerified && (
              // Beside the name, of which a long one is cut off.
              <Badge tone="warn" className="flex-none">
                Address unconfirmed
              </Badge>
            )}
          </span>{" "}
          <span className="block truncate text-ink-2 text-s">
            {[client.email, client.displayName && client.businessName].filter(Boolean).join(", ")}
          </span>
        </span>
        <span className="text-ink-3 text-s">{manyText(client.documentCount, "document", "documents")}</span>
      </button>
    </li>
  );
}

/** The title of the list: which clients it contains. */
function listTitle(found: FoundClients | undefined): string {
  if (!found) return "Newest clients";
  const { clients, total, isTotalCapped } = found;
  return total > clients.length
    ? `${clients.length} of ${countText(total, isTotalCapped)} clients found. Add a word to find fewer.`
    : `${manyText(total, "client", "clients")} found`;
}

/**
 * Asks for the document's client. A complete address selects one; for any other search, and among the newest clients,
 * the person chooses.
 */
export function ChooseClient({ onChoose, onClose }: ChooseClientProps) {
  const api = useClient();
  const [found, setFound] = useState<FoundClients>();
  const newest = useQuery({
    queryKey: ["documents", "clients"],
    queryFn: ({ signal }) => dataOf(api.call(adminListDocumentClients, { query: {} }, { signal })),
  });
  const form = useForm({
    initial: { search: "" },
    read: ({ search }) => ({ ok: true, value: search.trim() }),
    send: async (search: string) => ({
      search,
      answer:
        search === "" ? undefined : await dataOf(api.call(adminListDocumentClients, { query: { search } })),
    }),
    readFailure: () => ({ faults: {}, message: "Failed to search for client" }),
    onSent: ({ search, answer }) => {
      const named = answer?.clients.find(({ email }) => email === search.toLowerCase());
      if (named) return onChoose(named);
      const isNobody = answer?.clients.length === 0;
      setFound(isNobody ? undefined : answer);
      if (isNobody) form.show({ search: notFoundText(search) });
    },
  });
  const shown = found ?? newest.data;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Please select a client"
      closeLabel="Close"
    >
      <form noValidate onSubmit={form.submit} className="mb-s-4 grid gap-2">
        <Field label="Name, business or email address" {...form.field("search")}>
          <Input enterKeyHint="search" autoComplete="off" maxLength={200} {...form.control("search")} />
        </Field>
        {form.refusal && (
          <Note tone="bad" role="alert">
            {form.refusal}
          </Note>
        )}
        <Button type="submit" busy={form.isSending} busyLabel="Searching..." className="justify-self-start">
          Find client
        </Button>
      </form>
      {!found && newest.isPending && <Skeleton lines={4} label="Loading clients..." />}
      {!found && newest.isError && (
        <Failed title="Failed to load clients" error={newest.error} onRetry={() => void newest.refetch()} />
      )}
      <p role="status" className="mb-1.5 text-ink-2 text-s">
        {shown && listTitle(found)}
      </p>
      <ul className="max-h-[600px] overflow-y-auto border-line border-t">
        {shown?.clients.map((client) => (
          <ClientLine key={client.uid} client={client} onChoose={() => onChoose(client)} />
        ))}
      </ul>
    </Dialog>
  );
}
