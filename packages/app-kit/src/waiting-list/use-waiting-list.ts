import type { CallFailure, CallResult } from "@sitewright/contracts";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useServices } from "../services.ts";
import { readText } from "../storage/device-storage.ts";
import type { ListPlace, WaitingList } from "./waiting-list.ts";

/** A person's list, and what sending it takes. */
export interface Sending<T, R> {
  readonly list: WaitingList<T>;
  readonly uid: string;
  readonly send: (item: T) => Promise<CallResult<R>>;
  /** The server has it. Called before it leaves the list, so that the screen never shows neither. */
  readonly onSent: (item: T, answer: R) => void | Promise<void>;
  /** The server will never take it, and it has left the list; why, in the server's words. */
  readonly onRefused: (item: T, reason: string) => void;
}

const sendingKey = <T>(list: WaitingList<T>, uid: string) => ["send-waiting", list.keyOf(uid)] as const;

/** The refusal in words, where the server would say the same however often it is asked; null: try again later. */
function finalReason(failure: CallFailure): string | null {
  if (failure.kind !== "refused") return null;
  const { status, detail, title } = failure.problem;
  const isFinal = status >= 400 && status < 500 && status !== 401 && status !== 429;
  return isFinal ? (detail ?? title) : null;
}

/** Sends what waits, one after the other and oldest first, until all is sent or the server cannot take it now. */
async function sendAll<T, R>(
  { list, send, onSent, onRefused }: Sending<T, R>,
  place: ListPlace,
): Promise<void> {
  for (let next = list.items(place)[0]; next !== undefined; next = list.items(place)[0]) {
    const result = await send(next);
    if (result.ok) {
      await onSent(next, result.data);
      list.remove(place, next);
      continue;
    }
    const reason = finalReason(result.failure);
    if (reason === null) return;
    list.remove(place, next);
    onRefused(next, reason);
  }
}

/** What waits for a person, oldest first. */
export function useWaitingItems<T>(list: WaitingList<T>, uid: string): readonly T[] {
  const { storage } = useServices();
  const text = useSyncExternalStore(storage.subscribe, () => readText(storage, list.keyOf(uid)));
  return useMemo(() => list.parse(text), [list, text]);
}

/** Whether a person's list is being sent now, whoever asked for it. */
export const useIsSending = <T>(list: WaitingList<T>, uid: string): boolean =>
  useIsMutating({ mutationKey: sendingKey(list, uid) }) > 0;

/** Sends a person's list: one run at a time on this page, whoever asks for it. */
export function useSendWaiting<T, R>(sending: Sending<T, R>): () => void {
  const { storage } = useServices();
  const { list, uid } = sending;
  const { mutate } = useMutation({
    mutationKey: sendingKey(list, uid),
    scope: { id: list.keyOf(uid) },
    mutationFn: () => sendAll(sending, { storage, uid }),
  });
  return mutate;
}

/** Sends what waits when the component appears, and whenever the connection is back. */
export function useSendOnline<T>(list: WaitingList<T>, uid: string, send: () => void): void {
  const { storage } = useServices();
  useEffect(() => {
    const sendIfAny = () => {
      if (list.items({ storage, uid }).length > 0) send();
    };
    sendIfAny();
    window.addEventListener("online", sendIfAny);
    return () => window.removeEventListener("online", sendIfAny);
  }, [list, uid, send, storage]);
}
