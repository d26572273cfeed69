import { dataOf } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { adminListDocumentClients, type DocumentClient } from "@sitewright/contracts";
import { Button, Dialog, Field, Input, Note, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { clientName } from "../../lib/client-name.ts";
import { manyText } from "../../lib/count-text.ts";

const notFoundText = "No user found with that email address";

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
          <span className="block truncate font-[600]">{clientName(client)}</span>
          <span className="block truncate text-ink-2 text-s">{client.email}</span>
        </span>
        <span className="text-ink-3 text-s">{manyText(client.documentCount, "document", "documents")}</span>
      </button>
    </li>
  );
}

/** Asks for the document's client: by the whole address, or one of the newest clients. */
export function ChooseClient({ onChoose, onClose }: ChooseClientProps) {
  const api = useClient();
  const newest = useQuery({
    queryKey: ["documents", "clients"],
    queryFn: ({ signal }) => dataOf(api.call(adminListDocumentClients, { query: {} }, { signal })),
  });
  const form = useForm({
    initial: { email: "" },
    read: ({ email }) => ({ ok: true, value: email.trim() }),
    send: async (email: string) =>
      email === ""
        ? undefined
        : (await dataOf(api.call(adminListDocumentClients, { query: { email } }))).clients,
    readFailure: () => ({ faults: {}, message: "Failed to search for client" }),
    onSent: (found) => {
      const [client] = found ?? [];
      if (client) onChoose(client);
      else if (found) form.show({ email: notFoundText });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Please select a client"
      closeLabel="Close"
    >
      <form noValidate onSubmit={form.submit} className="mb-s-4 grid gap-2">
        <Field label="Email address" {...form.field("email")}>
          <Input type="email" autoComplete="off" {...form.control("email")} />
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
      {newest.isPending && <Skeleton lines={4} label="Loading clients..." />}
      {newest.isError && (
        <Failed title="Failed to load clients" error={newest.error} onRetry={() => void newest.refetch()} />
      )}
      <ul className="max-h-[600px] overflow-y-auto border-line border-t">
        {newest.data?.clients.map((client) => (
          <ClientLine key={client.uid} client={client} onChoose={() => onChoose(client)} />
        ))}
      </ul>
    </Dialog>
  );
}
