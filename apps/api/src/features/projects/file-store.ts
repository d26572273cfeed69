import type { Upload } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Tx } from "../../db/open.ts";
import type { Refusal } from "../../http/refusal.ts";
import { refuseLostFiles, withFiles } from "./files.ts";

/** Finds those of these files that are stored and belong to the account. */
export type FindUploads = (tx: Tx, userId: string, ids: readonly string[]) => Promise<readonly Upload[]>;

/**
 * The answers with their files as they are stored: every one has to be the account's own, and all that is said of it
 * comes from its row. A refusal where one is not there.
 */
export type ReadFiles = (tx: Tx, userId: string, onboarding: Onboarding) => Promise<Onboarding | Refusal>;

/** Creates the reading of answers with their files. */
export const createReadFiles =
  (findUploads: FindUploads): ReadFiles =>
  async (tx, userId, onboarding) => {
    const ids = onboarding.uploadedFiles.map(({ id }) => id);
    const uploads = ids.length === 0 ? [] : await findUploads(tx, userId, ids);
    const stored = new Map(uploads.map((upload) => [upload.id, upload]));
    return refuseLostFiles(onboarding, stored) ?? withFiles(onboarding, stored);
  };

/** Notes that a project names these files, so that none of them can be deleted while it is there. */
export async function linkFiles(tx: Tx, projectId: string, { uploadedFiles }: Onboarding): Promise<void> {
  const noted = await tx.projectFile.findMany({ where: { projectId }, select: { uploadId: true } });
  const known = new Set(noted.map(({ uploadId }) => uploadId));
  const ids = [...new Set(uploadedFiles.map(({ id }) => id))].filter((id) => !known.has(id));
  if (ids.length > 0)
    await tx.projectFile.createMany({ data: ids.map((uploadId) => ({ projectId, uploadId })) });
}
