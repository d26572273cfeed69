import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, type Generation, watchGeneration } from "@sitewright/contracts";
import { useEffect, useEffectEvent } from "react";
import { afterEvent, nothingYet, type TextSoFar } from "./text-so-far.ts";

const againAfterMs = 2000;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, againAfterMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads events until the text ends. False where the connection broke and may be tried again. */
async function follow(
  client: ApiClient,
  { id, signal, onText }: { id: string; signal: AbortSignal; onText: (text: TextSoFar) => void },
): Promise<boolean> {
  const result = await client.call(watchGeneration, { params: { id } }, { signal });
  // A refusal stays one: the generation is gone, or the person may not.
  if (!result.ok) return result.failure.kind === "refused";
  let text = nothingYet;
  for await (const event of result.data) {
    if (!event.ok) return event.failure.kind === "refused";
    text = afterEvent(text, event.data);
    onText(text);
    if (text.ended) return true;
  }
  return true;
}

/** Follows a generation while `id` names one: gives its text as it grows, and the whole once. A connection that breaks is made again. */
export function useGeneration(
  id: string | null,
  callbacks: { onText: (text: TextSoFar) => void; onDone: (generation: Generation | null) => void },
): void {
  const client = useClient();
  const onText = useEffectEvent((text: TextSoFar) => {
    if (text.ended) callbacks.onDone(text.ended);
    else callbacks.onText(text);
  });
  const onGone = useEffectEvent(() => callbacks.onDone(null));
  useEffect(() => {
    if (id === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isEnded = false;
    const note = (text: TextSoFar) => {
      isEnded ||= text.ended !== null;
      if (!signal.aborted) onText(text);
    };
    const run = async () => {
      while (!signal.aborted) {
        const isOver = await follow(client, { id, signal, onText: note }).catch(() => false);
        if (signal.aborted) return;
        if (isOver) {
          if (!isEnded) onGone();
          return;
        }
        await pause(signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [id, client]);
}
