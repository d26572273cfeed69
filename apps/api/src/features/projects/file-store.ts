import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Tx } from "../../db/open.ts";
import type { Refusal } from "../../http/refusal.ts";
import { findUploadsOf } from "../uploads/store.ts";
import { uploadOf } from "../uploads/views.ts";
import { refuseLostFiles, withFiles } from "./files.ts";

/**
 * The answers with their files as they are stored: every one has to be the account's own, and all that is said of it
 * comes from its row. A refusal where one is not there.
 */
export async function readFiles(
  tx: Tx,
  userId: string,
  onboarding: Onboarding,
): Promise<Onboarding | Refusal> {
  const ids = onboarding.uploadedFiles.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findUploadsOf(tx, userId, ids);
  const stored = new Map(rows.map((row) => [row.id, uploadOf(row)]));
  return refuseLostFiles(onboarding, stored) ?? withFiles(onboarding, stored);
}

/** Notes that a project names these files, so that none of them can be deleted while it is there. */
export async function linkFiles(tx: Tx, projectId: string, { uploadedFiles }: Onboarding): Promise<void> {
  const noted = await tx.projectFile.findMany({ where: { projectId }, select: { uploadId: true } });
  const known = new Set(noted.map(({ uploadId }) => uploadId));
  const ids = [...new Set(uploadedFiles.map(({ id }) => id))].filter((id) => !known.has(id));
  if (ids.length > 0)
    await tx.projectFile.createMany({ data: ids.map((uploadId) => ({ projectId, uploadId })) });
}
