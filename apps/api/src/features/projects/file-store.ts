import type { Upload } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Tx } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { projectTexts as texts } from "./texts.ts";

/** Finds those of these files that are stored and belong to the account. */
export type FindUploads = (tx: Tx, userId: string, ids: readonly string[]) => Promise<readonly Upload[]>;

type Stored = ReadonlyMap<string, Upload>;

/** The refusal that names, by their place in the list, the files that are not stored; undefined when all are. */
function refuseLostFiles({ uploadedFiles }: Onboarding, stored: Stored): Refusal | undefined {
  const errors = uploadedFiles.flatMap(({ id, name }, index) =>
    stored.has(id) ? [] : [{ path: `uploadedFiles.${index}`, message: texts.lostFile(name) }],
  );
  return errors.length > 0 ? new Refusal("invalid-input", { errors }) : undefined;
}

/**
 * The answers with each file as it is stored, and what the client says that it is for. Sources of content are those of
 * these files, by their own names; others are left out, as no specification would name them.
 */
function withFiles(onboarding: Onboarding, stored: Stored): Onboarding {
  const { formData } = onboarding;
  const contentDocuments = formData.contentDocuments.flatMap(({ id }) => {
    const file = stored.get(id);
    return file ? [{ id, name: file.name }] : [];
  });
  return {
    ...onboarding,
    formData: { ...formData, contentDocuments },
    uploadedFiles: onboarding.uploadedFiles.flatMap(({ id, role }) => {
      const file = stored.get(id);
      return file ? [role === undefined ? file : { ...file, role }] : [];
    }),
  };
}

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
