import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDeleteKnowledge, type KnowledgeDetails } from "@sitewright/contracts";
import { Button, Dialog, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fact } from "../../components/fact.tsx";
import { Failed } from "../../components/failed.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { ConfirmChange } from "./confirm-change.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { originWords } from "./entry-filter.ts";
import { entryQuery } from "./queries.ts";

function Details({ entry }: { entry: KnowledgeDetails }) {
  const ways = [...entry.examples, ...(entry.builtIn?.examples ?? [])];
  return (
    <dl>
      <Fact label="Answer">
        <span className="whitespace-pre-line font-[430]">{entry.answer}</span>
      </Fact>
      <Fact label="Links">
        {entry.links.length === 0
          ? "None"
          : entry.links.map(({ text, path }) => (
              <a key={path} href={path} target="_blank" rel="noreferrer" className="block underline">
                {text}
              </a>
            ))}
      </Fact>
      <Fact label="Status">
        {entry.isOn ? "In use" : "Switched off"}, {originWords[entry.origin].toLowerCase()}
        {entry.declines && ", only says that this is not offered"}
      </Fact>
      {entry.updatedAt && (
        <Fact label="Changed">
          <SentenceTime at={entry.updatedAt} />
        </Fact>
      )}
      <Fact label="Ways to ask">
        <ul className="grid gap-1 font-[430] [overflow-wrap:anywhere]">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

function Delete({
  entry,
  onDeleted,
  onClose,
}: {
  entry: KnowledgeDetails;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const client = useClient();
  const isBuiltIn = entry.builtIn !== null;
  return (
    <ConfirmChange
      title={isBuiltIn ? "Restore the built-in answer" : "Delete entry"}
      description={
        isBuiltIn
          ? "Your version is deleted, and the built-in title, answer and links are used again."
          : "The assistant no longer uses it. Its learned patterns are deleted too."
      }
      confirmLabel={isBuiltIn ? "Restore" : "Delete"}
      done={isBuiltIn ? "Built-in answer restored" : "Entry deleted"}
      run={(isConfirmed) =>
        dataOf(
          client.call(adminDeleteKnowledge, {
            params: { id: entry.id },
            query: { confirmed: isConfirmed ? "yes" : "no", version: String(entry.version) },
          }),
        )
      }
      onDone={onDeleted}
      onClose={onClose}
    >
      <p className="mb-3 break-words font-[600]">{entry.label}</p>
    </ConfirmChange>
  );
}

/** An entry, with the actions on it. */
export function OpenEntry({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(entryQuery(useClient(), id));
  const [step, setStep] = useState<"read" | "edit" | "delete">("read");
  const entry = query.data;
  if (step === "edit" && entry) return <EntryDialog entry={entry} onClose={onClose} />;
  if (step === "delete" && entry)
    return <Delete entry={entry} onDeleted={onClose} onClose={() => setStep("read")} />;
  return (
    <Dialog
      open
      size="sheet"
      closeLabel="Close panel"
      initialFocus="title"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={entry?.label ?? "Entry"}
    >
      {query.isPending && <Skeleton lines={6} label="Loading the entry..." />}
      {query.isError && !entry && (
        <Failed
          title="The entry could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {entry && (
        <>
          <div className="mb-4 flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => setStep("edit")}>
              Edit
            </Button>
            {entry.origin !== "built-in" && (
              <Button variant="danger" onClick={() => setStep("delete")}>
                {entry.builtIn ? "Restore the built-in answer" : "Delete"}
              </Button>
            )}
          </div>
          <Details entry={entry} />
        </>
      )}
    </Dialog>
  );
}
