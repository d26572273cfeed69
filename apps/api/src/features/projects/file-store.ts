import type { Upload } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Tx } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { projectTexts as texts } from "./texts.ts";

/** Finds which of these files are stored and belong to the account. */
export type FindUploads = (tx: Tx, userId: string, ids: readonly string[]) => Promise<readonly Upload[]>;

type Stored = ReadonlyMap<string, Upload>;

/** The refusal that lists, by index, the files that are not stored; undefined if all are. */
function refuseLostFiles({ uploadedFiles }: Onboarding, stored: Stored): Refusal | undefined {
  const errors = uploadedFiles.flatMap(({ id, name }, index) =>
    stored.has(id) ? [] : [{ path: `uploadedFiles.${index}`, message: texts.lostFile(name) }],
  );
  return errors.length > 0 ? new Refusal("invalid-input", { errors }) : undefined;
}

/**
 * The answers with the stored data of each file, and the purpose given by the client. Sources of content
 * are limited to these files, by their own names; others are left out, because no specification would
 * include them.
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
 * The answers with the stored data of their files: each file has to belong to the account, and all its
 * data is taken from its row. Returns a refusal if one does not exist.
 */
export type ReadFiles = (tx: Tx, userId: string, onboarding: Onboarding) => Promise<Onboarding | Refusal>;

/** Creates a `ReadFiles`. */
export const createReadFiles =
  (findUploads: FindUploads): ReadFiles =>
  async (tx, userId, onboarding) => {
    const ids = onboarding.uploadedFiles.map(({ id }) => id);
    const uploads = ids.length === 0 ? [] : await findUploads(tx, userId, ids);
    const stored = new Map(uploads.map((upload) => [upload.id, upload]));
    return refuseLostFiles(onboarding, stored) ?? withFiles(onboarding, stored);
  };

/** Records that a project uses these files, so that none of them can be deleted while it exists. */
export async function linkFiles(tx: Tx, projectId: string, { uploadedFiles }: Onboarding): Promise<void> {
  const noted = await tx.projectFile.findMany({ where: { projectId }, select: { uploadId: true } });
  const known = new Set(noted.map(({ uploadId }) => uploadId));
  const ids = [...new Set(uploadedFiles.map(({ id }) => id))].filter((id) => !known.has(id));
  if (ids.length > 0)
    await tx.projectFile.createMany({ data: ids.map((uploadId) => ({ projectId, uploadId })) });
}
