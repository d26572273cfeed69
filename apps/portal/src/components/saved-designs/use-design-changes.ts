import { type Design, deleteDesign, type SavedDesign } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";
import { designsQuery, sendingKey } from "./designs-query.ts";
import { sendWaiting } from "./send-designs.ts";
import { savedDesignTexts as texts } from "./texts.ts";
import type { ShownDesign } from "./use-saved-designs.ts";
import { keepWaiting, stopWaiting, waitingFor } from "./waiting-designs.ts";

/** Sends what waits in this browser: one send at a time, whoever asks for it. */
function useSend(uid: string): () => void {
  const queries = useQueryClient();
  const { toast } = useToast();
  const { mutate } = useMutation({
    networkMode: "always",
    mutationKey: sendingKey(uid),
    scope: { id: `designs-${uid}` },
    mutationFn: () =>
      sendWaiting({
        uid,
        queries,
        onRefused: ({ name }, reason) =>
          toast({ tone: "error", title: texts.notKept(name), description: reason }),
      }),
  });
  return mutate;
}

/** While a step is shown: sends what this browser kept for the account, at once and whenever the line is back. */
export function useKeptDesigns(uid: string): void {
  const send = useSend(uid);
  useEffect(() => {
    const sendIfAny = () => {
      if (waitingFor(uid).length > 0) send();
    };
    sendIfAny();
    window.addEventListener("online", sendIfAny);
    return () => window.removeEventListener("online", sendIfAny);
  }, [uid, send]);
}

/** Saves a design: it shows at once, waits in this browser, and goes to the account as soon as that can be reached. */
export function useSaveDesign(uid: string): (design: Design) => void {
  const send = useSend(uid);
  return (design) => {
    keepWaiting(uid, design);
    send();
  };
}

/** Removes a design: it is gone at once, and comes back with a word where the account cannot be told. */
export function useRemoveDesign(uid: string): (design: ShownDesign) => void {
  const queries = useQueryClient();
  const { toast } = useToast();
  const { queryKey } = designsQuery(uid);
  const { mutate } = useMutation({
    networkMode: "always",
    mutationFn: async ({ id }: { id: string; name: string }) => {
      const answer = await api.call(deleteDesign, { params: { id } });
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
  return (design) => {
    const waiting = waitingFor(uid).find((other) => other.kind === design.kind && other.name === design.name);
    if (waiting) stopWaiting(uid, waiting);
    const kept = queries
      .getQueryData(queryKey)
      ?.find((other) => other.kind === design.kind && other.name === design.name);
    if (kept) mutate(kept);
  };
}
