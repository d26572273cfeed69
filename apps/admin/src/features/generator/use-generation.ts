import { pause } from "@sitewright/app-kit/pause";
import { useClient } from "@sitewright/app-kit/services";
import { type ApiClient, type CallFailure, type Generation, watchGeneration } from "@sitewright/contracts";
import { useEffect, useEffectEvent } from "react";
import { afterEvent, nothingYet, type TextSoFar } from "./text-so-far.ts";

const againAfterMs = 2000;

/** Why the events end: the generation has ended or was deleted, the session has ended, or the connection broke. */
type Outcome = "ended" | "signed-out" | "disconnected";

/** A refusal is permanent: the generation was deleted, or the person has no permission. */
function afterFailure(failure: CallFailure): Outcome {
  if (failure.kind !== "refused") return "disconnected";
  return failure.problem.code === "sign-in-required" ? "signed-out" : "ended";
}

/** Reads events until the text ends. */
async function follow(
  client: ApiClient,
  { id, signal, onText }: { id: string; signal: AbortSignal; onText: (text: TextSoFar) => void },
): Promise<Outcome> {
  // The client's code for events may not load: another try may find the connection again.
  const result = await client.call(watchGeneration, { params: { id } }, { signal }).catch(() => null);
  if (!result) return "disconnected";
  if (!result.ok) return afterFailure(result.failure);
  let text = nothingYet;
  for await (const event of result.data) {
    if (!event.ok) return afterFailure(event.failure);
    text = afterEvent(text, event.data);
    onText(text);
    if (text.ended) return "ended";
  }
  return "ended";
}

/**
 * Follows a generation while `id` is set: returns its growing text, and calls back once with the complete
 * one. A broken connection is reopened.
 */
export function useGeneration(
  id: string | null,
  callbacks: {
    onText: (text: TextSoFar) => void;
    onDone: (generation: Generation | null) => void;
    /** The session has ended; what was received stays, and nothing more is requested. */
    onSignedOut: () => void;
  },
): void {
  const client = useClient();
  const onText = useEffectEvent((text: TextSoFar) => {
    if (text.ended) callbacks.onDone(text.ended);
    else callbacks.onText(text);
  });
  const onGone = useEffectEvent(() => callbacks.onDone(null));
  const onSignedOut = useEffectEvent(() => callbacks.onSignedOut());
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
        const outcome = await follow(client, { id, signal, onText: note });
        if (signal.aborted) return;
        if (outcome === "signed-out") return onSignedOut();
        if (outcome === "ended") {
          if (!isEnded) onGone();
          return;
        }
        await pause(againAfterMs, signal);
      }
    };
    // An abort rejects too.
    run().catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
    });
    return () => stop.abort();
  }, [id, client]);
}
