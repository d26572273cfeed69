import type { Tx } from "../../db/open.ts";
import { dueBeginning, publishKind } from "./due-job.ts";

/**
 * Deletes the waiting jobs that would publish a post at a time that is not set any more: they would do nothing, but
 * staff would be shown their time as the next run.
 */
export async function deleteDueJobs(tx: Tx, postId: string): Promise<void> {
  // Ids consist of letters, digits and hyphens, so they contain no wildcard.
  const payload = { startsWith: dueBeginning(postId) };
  await tx.job.deleteMany({ where: { kind: publishKind.kind, status: "pending", payload } });
}
