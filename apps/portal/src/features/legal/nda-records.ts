import { listNdaRecords, type NdaRecord, recordNda } from "@sitewright/contracts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";
import { dropAct, type WaitingAct, waitingActs } from "./waiting-acts.ts";

/** A person's acceptances and withdrawals as the server has recorded them, newest first. */
export const ndaRecordsQuery = (uid: string) =>
  queryOptions({
    queryKey: ["nda-records", uid],
    networkMode: "always",
    queryFn: async ({ signal }): Promise<readonly NdaRecord[]> => {
      const answer = await api.call(listNdaRecords, {}, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.records;
    },
  });

interface Recording {
  readonly uid: string;
  readonly queries: QueryClient;
  /** The server will never record this one; why, in its words. */
  readonly onRefused: (reason: string) => void;
}

const withRecord = (list: readonly NdaRecord[], record: NdaRecord): NdaRecord[] => [
  record,
  ...list.filter(({ id }) => id !== record.id),
];

/** Whether the server will say the same however often it is asked. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

async function record(act: WaitingAct, { uid, queries, onRefused }: Recording): Promise<boolean> {
  const { action, ndaVersion, textSha256 } = act;
  const answer = await api.call(recordNda, { body: { action, ndaVersion, textSha256 } });
  if (answer.ok) {
    const { queryKey } = ndaRecordsQuery(uid);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (list) => withRecord(list ?? [], answer.data));
    dropAct(uid, act);
    return true;
  }
  const problem = answer.failure.kind === "refused" ? answer.failure.problem : undefined;
  if (!problem || !isFinal(problem.status)) return false;
  dropAct(uid, act);
  onRefused(problem.detail ?? problem.title);
  return true;
}

/** Has the server record what waits, oldest first, until nothing does or the server cannot be reached. */
export async function recordWaiting(recording: Recording): Promise<void> {
  for (let next = waitingActs(recording.uid)[0]; next; next = waitingActs(recording.uid)[0])
    if (!(await record(next, recording))) return;
}
