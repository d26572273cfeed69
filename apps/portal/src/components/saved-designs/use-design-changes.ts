import { CallError } from "@sitewright/app-kit/calls";
import { useClient, useServices } from "@sitewright/app-kit/services";
import { useSendOnline, useSendWaiting } from "@sitewright/app-kit/use-waiting-list";
import { type Design, deleteDesign, type SavedDesign, saveDesign } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { retryDelay } from "../../lib/saving/save-timer.ts";
import { designsQuery } from "./designs-query.ts";
import { savedDesignTexts as texts } from "./texts.ts";
import type { ShownDesign } from "./use-saved-designs.ts";
import { isSameName, waitingDesigns } from "./waiting-designs.ts";

const withSaved = (list: readonly SavedDesign[], saved: SavedDesign): SavedDesign[] => [
  ...list.filter((other) => !isSameName(other, saved)),
  saved,
];

/**
 * Returns a function that deletes a design of the account: it disappears at once, and comes back with a message if the
 * server does not confirm.
 */
function useDelete(uid: string): (design: SavedDesign) => void {
  const queries = useQueryClient();
  const client = useClient();
  const { toast } = useToast();
  const { queryKey } = designsQuery(client, uid);
  const { mutate } = useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      const answer = await client.call(deleteDesign, { params: { id } });
      const isGone =
        answer.ok || (answer.failure.kind === "refused" && answer.failure.problem.code === "not-found");
      if (!isGone) throw new CallError(answer.failure);
    },
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (list) => list?.filter((design: SavedDesign) => design.id !== id));
      return { before };
    },
    onError: (_, { name }, context) => {
      queries.setQueryData(queryKey, context?.before);
      toast({ tone: "error", title: texts.notRemoved(name), description: texts.tryAgain });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return mutate;
}

/** Returns a function that loads the designs of the account again. */
function useReload(uid: string): () => void {
  const queries = useQueryClient();
  const { queryKey } = designsQuery(useClient(), uid);
  return () => void queries.invalidateQueries({ queryKey });
}

/** Returns a function that sends the designs waiting in this browser to the account. */
function useSend(uid: string): () => void {
  const queries = useQueryClient();
  const { client, storage } = useServices();
  const deleteKept = useDelete(uid);
  const { toast } = useToast();
  const { queryKey } = designsQuery(client, uid);
  return useSendWaiting({
    list: waitingDesigns,
    uid,
    send: (design) => client.call(saveDesign, { body: design }),
    onSent: async (_, saved) => {
      // A list requested before this design was saved would not include it.
      await queries.cancelQueries({ queryKey });
      // It was removed while it was being sent.
      const isWanted = waitingDesigns.items({ storage, uid }).some((other) => isSameName(other, saved));
      if (!isWanted) return deleteKept(saved);
      queries.setQueryData(queryKey, (list) => list && withSaved(list, saved));
      // No list is loaded yet: it is requested again, or it would stay empty.
      if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey });
    },
    onSentElsewhere: useReload(uid),
    onRefused: ({ name }, reason) =>
      toast({ tone: "error", title: texts.notKept(name), description: reason }),
  });
}

/** Sends the waiting designs of this browser until the account has them; mounted once, whichever screen is shown. */
export const useSendWaitingDesigns = (uid: string): void =>
  useSendOnline(waitingDesigns, uid, {
    send: useSend(uid),
    onSentElsewhere: useReload(uid),
    delayMs: retryDelay,
  });

/**
 * Saves a design: shown at once, kept in this browser, and sent to the account as soon as it can be reached.
 */
export function useSaveDesign(uid: string): (design: Design) => void {
  const { storage } = useServices();
  const send = useSend(uid);
  return (design) => {
    waitingDesigns.add({ storage, uid }, design);
    send();
  };
}

/** Returns a function that removes a design from the account, or from those that wait in this browser. */
export function useRemoveDesign(uid: string): (design: ShownDesign) => void {
  const queries = useQueryClient();
  const { client, storage } = useServices();
  const deleteKept = useDelete(uid);
  const { queryKey } = designsQuery(client, uid);
  return (design) => {
    const place = { storage, uid };
    const waiting = waitingDesigns.items(place).find((other) => isSameName(other, design));
    if (waiting) waitingDesigns.remove(place, waiting);
    const kept = queries.getQueryData(queryKey)?.find((other) => isSameName(other, design));
    if (kept) deleteKept(kept);
  };
}
