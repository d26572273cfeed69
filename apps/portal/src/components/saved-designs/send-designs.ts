import { type Design, type SavedDesign, saveDesign } from "@sitewright/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { designsQuery } from "./designs-query.ts";
import { isSameName, stopWaiting, waitingFor } from "./waiting-designs.ts";

/** Why a design could not be kept, in words; told once. */
export type OnRefused = (design: Design, reason: string) => void;

interface Sending {
  readonly uid: string;
  readonly queries: QueryClient;
  readonly onRefused: OnRefused;
}

const withSaved = (list: readonly SavedDesign[], saved: SavedDesign): SavedDesign[] => [
  ...list.filter((other) => !isSameName(other, saved)),
  saved,
];

/** Whether the server will say the same however often it is asked. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Sends one design; false when it has to wait for another time. */
async function send(design: Design, { uid, queries, onRefused }: Sending): Promise<boolean> {
  const answer = await api.call(saveDesign, { body: design });
  if (answer.ok) {
    const { queryKey } = designsQuery(uid);
    // A list that is on its way was asked for before this design was there.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (list) => list && withSaved(list, answer.data));
    stopWaiting(uid, design);
    // There was none yet: what was on its way is asked for again, or the list would stay empty.
    if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey });
    return true;
  }
  const problem = answer.failure.kind === "refused" ? answer.failure.problem : undefined;
  if (!problem || !isFinal(problem.status)) return false;
  stopWaiting(uid, design);
  onRefused(design, problem.detail ?? problem.title);
  return true;
}

/** Sends what waits, one after the other and oldest first, until all is sent or the server cannot be reached. */
export async function sendWaiting(sending: Sending): Promise<void> {
  for (let next = waitingFor(sending.uid)[0]; next; next = waitingFor(sending.uid)[0])
    if (!(await send(next, sending))) return;
}
