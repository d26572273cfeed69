import type { CallFailure, CallResult } from "@sitewright/contracts";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { isTemporary } from "../calls.ts";
import { useServices } from "../services.ts";
import { readText } from "../storage/device-storage.ts";
import type { ListPlace, WaitingList } from "./waiting-list.ts";

/** A person's list, and the functions for sending it. */
export interface Sending<T, R> {
  readonly list: WaitingList<T>;
  readonly uid: string;
  readonly send: (item: T) => Promise<CallResult<R>>;
  /**
   * The server has stored it. Called before it is removed from the list, so that the screen always shows one
   * of them.
   */
  readonly onSent: (item: T, answer: R) => void | Promise<void>;
  /** Called after an item was rejected permanently and removed from the list; with the server's reason. */
  readonly onRefused: (item: T, reason: string) => void;
  /**
   * Called after another tab of this browser has changed the list: what it has sent was not passed to `onSent` here.
   */
  readonly onSentElsewhere: () => void;
}

const sendingKey = <T>(list: WaitingList<T>, uid: string) => ["send-waiting", list.keyOf(uid)] as const;

/** The message of a permanent refusal; null: retry later, or once the person has signed in again. */
function finalReason(failure: CallFailure): string | null {
  if (failure.kind !== "refused" || isTemporary(failure)) return null;
  const { status, detail, title } = failure.problem;
  return status === 401 ? null : (detail ?? title);
}

/**
 * Sends the waiting items one after the other, oldest first, until all are sent or the server accepts no more for now.
 */
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

/**
 * `sendAll`, once no other tab of this browser sends the list: a second request for the same item could reach the
 * server after one for a later item.
 */
async function sendAllAlone<T, R>(sending: Sending<T, R>, place: ListPlace): Promise<void> {
  const key = sending.list.keyOf(place.uid);
  const before = readText(place.storage, key);
  const send = async (): Promise<void> => {
    if (readText(place.storage, key) !== before) sending.onSentElsewhere();
    await sendAll(sending, place);
  };
  // Web Locks exist only on pages over HTTPS and on localhost.
  await (navigator.locks ? navigator.locks.request(key, {}, send) : send());
}

/** A person's waiting items, oldest first. */
export function useWaitingItems<T>(list: WaitingList<T>, uid: string): readonly T[] {
  const { storage } = useServices();
  const text = useSyncExternalStore(storage.subscribe, () => readText(storage, list.keyOf(uid)));
  return useMemo(() => list.parse(text), [list, text]);
}

/** True while a person's list is being sent, by any component. */
export const useIsSending = <T>(list: WaitingList<T>, uid: string): boolean =>
  useIsMutating({ mutationKey: sendingKey(list, uid) }) > 0;

/** Sends a person's list: one run at a time in this browser, for all tabs and components. */
export function useSendWaiting<T, R>(sending: Sending<T, R>): () => void {
  const { storage } = useServices();
  const { list, uid } = sending;
  const { mutate } = useMutation({
    mutationKey: sendingKey(list, uid),
    scope: { id: list.keyOf(uid) },
    mutationFn: () => sendAllAlone(sending, { storage, uid }),
  });
  return mutate;
}

/** How a list is sent while its component is mounted. */
interface SendingOnline extends Pick<Sending<unknown, unknown>, "onSentElsewhere"> {
  readonly send: () => void;
  /** The wait after the n-th failure in a row (from 1). */
  readonly delayMs: (failures: number) => number;
}

/**
 * Sends the waiting items when the component mounts, whenever the connection is back, and again and again while the
 * server does not take them. Calls `onSentElsewhere` too where another tab has sent an item before this one tried to.
 * Mounted once for a list.
 */
export function useSendOnline<T>(
  list: WaitingList<T>,
  uid: string,
  { send, onSentElsewhere, delayMs }: SendingOnline,
): void {
  const { storage } = useServices();
  const isAnyWaiting = useWaitingItems(list, uid).length > 0;
  const isSending = useIsSending(list, uid);
  const failures = useRef(0);
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      const isShorter = list.parse(newValue).length < list.parse(oldValue).length;
      if (key === list.keyOf(uid) && isShorter) onSentElsewhere();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [list, uid, onSentElsewhere]);
  useEffect(() => {
    const sendIfAny = () => {
      failures.current = 0;
      if (list.items({ storage, uid }).length > 0) send();
    };
    sendIfAny();
    window.addEventListener("online", sendIfAny);
    return () => window.removeEventListener("online", sendIfAny);
  }, [list, uid, send, storage]);
  useEffect(() => {
    if (!isAnyWaiting) failures.current = 0;
    if (!isAnyWaiting || isSending) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendLater = (): void => {
      failures.current += 1;
      timer = setTimeout(() => {
        send();
        // A run may fail before it is rendered as sending.
        sendLater();
      }, delayMs(failures.current));
    };
    sendLater();
    return () => clearTimeout(timer);
  }, [isAnyWaiting, isSending, send, delayMs]);
}
