import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import type { StoreApi } from "zustand";
import { isUnderWay, type UploadQueueState } from "./upload-state.ts";

/** What sending again needs of the world around it. */
export interface ResendDeps {
  readonly store: Pick<StoreApi<UploadQueueState>, "getState" | "subscribe">;
  /** The files in the list that have not reached the server. */
  readonly pending: () => readonly UploadedFile[];
  /** Sends one again, unless another tab does or has; resolves when it is through. */
  readonly retry: (file: UploadedFile) => Promise<unknown>;
  /** How long after the n-th failure in a row (from 1) the next try is made. */
  readonly delayMs: (failures: number) => number;
}

/** Files that wait for the line, sent again by themselves. */
export interface Resending {
  /** The line is back. */
  now(): void;
  end(): void;
}

/**
 * Sends what was left from an earlier visit at once, and what the line failed again: after a while that grows with every
 * failure, and at once when the line is back. What the server refused waits for its person.
 */
export function startResending({ store, pending, retry, delayMs }: ResendDeps): Resending {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const send = (isWanted: (id: string) => boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    const busy = new Set(
      store
        .getState()
        .items.filter(isUnderWay)
        .map(({ id }) => id),
    );
    for (const file of pending()) if (isWanted(file.id) && !busy.has(file.id)) void retry(file);
  };
  const sendLost = (): void => send((id) => store.getState().offline.includes(id));
  const look = ({ offline: lost, items }: UploadQueueState): void => {
    if (lost.length === 0) failures = 0;
    if (lost.length === 0 || timer !== undefined || items.some(isUnderWay)) return;
    failures += 1;
    timer = setTimeout(sendLost, delayMs(failures));
  };
  const stop = store.subscribe(look);
  send(() => true);
  return {
    now() {
      failures = 0;
      sendLost();
    },
    end() {
      clearTimeout(timer);
      stop();
    },
  };
}
