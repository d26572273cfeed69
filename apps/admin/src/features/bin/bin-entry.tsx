import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient, useServices } from "@sitewright/app-kit/services";
import { adminErase, adminRestore, type Binned } from "@sitewright/contracts";
import { Badge, Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { erasedWith, erasureText, kindWords } from "./bin-words.ts";

function useRestore({ kind, id, name }: Binned) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => dataOf(client.call(adminRestore, { params: { kind, id } })),
    onSuccess: () => toast({ title: `${name || kindWords[kind]} restored` }),
    onError: (error) =>
      toast(
        isRefusedWith(error, "not-found")
          ? { title: "It is no longer in the bin." }
          : { tone: "error", title: "It could not be restored.", description: error.message },
      ),
    // Also after a failure: it may be restored although the response was lost.
    onSettled: () => queries.invalidateQueries(),
  });
}

/** An entry of the bin: restored, or erased permanently after a confirmation. */
export function BinEntry({ entry }: { entry: Binned }) {
  const client = useClient();
  const { now } = useServices();
  const restoring = useRestore(entry);
  const [isConfirming, setIsConfirming] = useState(false);
  const { kind, id, name, owner, deletedAt, deletedBy } = entry;
  const shown = name || `Unnamed ${kindWords[kind].toLowerCase()}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-[.6rem]">
      <div className="mr-auto min-w-0 flex-1 basis-[16rem]">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 font-[600] [overflow-wrap:anywhere]">{shown}</span>
          <Badge>{kindWords[kind]}</Badge>
        </p>
        <p className="text-ink-2 text-s [overflow-wrap:anywhere]">{owner}</p>
        <p className="text-ink-3 text-xs">
          Deleted by {deletedBy || "a deleted user"}, <SentenceTime at={deletedAt} isInside />; erased{" "}
          {erasureText(entry, now())}
        </p>
      </div>
      <Button
        busy={restoring.isPending}
        busyLabel="Restoring..."
        aria-label={`Restore ${shown}`}
        onClick={() => restoring.mutate()}
      >
        <RotateCcw aria-hidden="true" /> Restore
      </Button>
      <Button variant="danger" aria-label={`Erase ${shown}`} onClick={() => setIsConfirming(true)}>
        Erase
      </Button>
      {isConfirming && (
        <ConfirmDelete
          title={`Erase ${kindWords[kind].toLowerCase()}`}
          description={erasedWith[kind]}
          confirmLabel="Erase"
          busyLabel="Erasing..."
          failed={(reason) => ({ title: `It could not be erased: ${reason}` })}
          deleted={`${shown} erased`}
          run={() => dataOf(client.call(adminErase, { params: { kind, id } }))}
          onDeleted={() => setIsConfirming(false)}
          onClose={() => setIsConfirming(false)}
        >
          {shown}, {owner}
        </ConfirmDelete>
      )}
    </li>
  );
}
