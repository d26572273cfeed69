import type { Tx } from "../../db/open.ts";
import { publishKind } from "./due-job.ts";

/**
 * Deletes the waiting jobs that would publish a post at a time that is not set any more: they would do nothing, but
 * staff would be shown their time as the next run.
 */
export async function deleteDueJobs(tx: Tx, postId: string): Promise<void> {
  const payload = { startsWith: `{"postId":${JSON.stringify(postId)},` };
  await tx.job.deleteMany({ where: { kind: publishKind.kind, status: "pending", payload } });
}
