import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import type { StoreApi } from "zustand";
import { useSessionEnd } from "../session/session-end.ts";
import { isUnderWay, type UploadQueueState } from "./upload-queue.ts";

/** The functions of the page that the retries call. */
export interface ResendDeps {
  readonly store: Pick<StoreApi<UploadQueueState>, "getState" | "subscribe">;
  /** The files in the list that have not reached the server. */
  readonly pending: () => readonly UploadedFile[];
  /** Uploads one again, unless another tab does or has done it; resolves when it is done. */
  readonly retry: (file: UploadedFile) => Promise<unknown>;
  /** Delay before the next retry after the n-th failure in a row (from 1), in milliseconds. */
  readonly delayMs: (failures: number) => number;
  /** True while the session has ended: each retry would be refused. By default as the page knows it. */
  readonly isSignedOut?: () => boolean;
}

/** The running retries of files that failed for lack of a connection or of a session. */
export interface Resending {
  /**
   * Uploads at once whatever the server has not refused: the browser is online or the page visible again, another
   * project is open, or the person has signed in again.
   */
  now(): void;
  end(): void;
}

/**
 * Uploads the files left from an earlier visit at once, and retries those that failed for lack of a
 * connection: with back-off, and at once when the browser is online or the page visible again. While the session has
 * ended, the retries wait for the next sign-in. What the server refused only the person can retry.
 */
export function startResending({
  store,
  pending,
  retry,
  delayMs,
  isSignedOut = () => useSessionEnd.getState().hasEnded,
}: ResendDeps): Resending {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const send = (isWanted: (id: string) => boolean): void => {
    cancel();
    const busy = new Set(
      store
        .getState()
        .items.filter(isUnderWay)
        .map(({ id }) => id),
    );
    for (const file of pending()) if (isWanted(file.id) && !busy.has(file.id)) void retry(file);
  };
  const isLost = (id: string): boolean => store.getState().offline.includes(id);
  const isRefused = (id: string): boolean => id in store.getState().faults && !isLost(id);
  // Nothing is sent where another tab is doing it, and that tab may be closed before it has.
  const lookAgain = (): void => {
    if (pending().some(({ id }) => isLost(id))) look(store.getState());
  };
  const sendLost = (): void => {
    send(isLost);
    lookAgain();
  };
  const look = ({ offline, items }: UploadQueueState): void => {
    if (offline.length === 0) {
      failures = 0;
      cancel();
    }
    if (offline.length === 0 || timer !== undefined || isSignedOut() || items.some(isUnderWay)) return;
    failures += 1;
    timer = setTimeout(sendLost, delayMs(failures));
  };
  const stop = store.subscribe(look);
  send(() => true);
  return {
    now() {
      if (isSignedOut()) return;
      failures = 0;
      send((id) => !isRefused(id));
      lookAgain();
    },
    end() {
      cancel();
      stop();
    },
  };
}
