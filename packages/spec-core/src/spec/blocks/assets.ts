import { z } from "zod";
import { pictureRoles, type UploadedFile } from "../../onboarding/uploaded-file.ts";
import type { Project } from "../project.ts";
import { count, flag, text } from "../schema-parts.ts";

const assetSchema = z.strictObject({
  id: text,
  name: text,
  type: text,
  sizeBytes: count,
  url: text,
  storagePath: text,
  /** False while the file exists only in the client's browser. */
  isUploaded: flag,
  /** What the picture is used for, if the client chose it. */
  role: z.enum(pictureRoles).exactOptional(),
});

export const assetsSchema = z.strictObject({ logos: z.array(assetSchema), files: z.array(assetSchema) });

const asset = (file: UploadedFile): z.output<typeof assetSchema> => ({
  id: file.id,
  name: file.name,
  type: file.type,
  sizeBytes: file.size,
  url: file.url,
  storagePath: file.storagePath,
  isUploaded: file.isTemporary !== true,
  ...(file.role === undefined ? {} : { role: file.role }),
});

/** The files that the client handed in. */
export function buildAssets({ input }: Project): z.output<typeof assetsSchema> {
  const isLogo = (file: UploadedFile): boolean => file.type === "logo";
  return {
    logos: input.uploadedFiles.filter(isLogo).map(asset),
    files: input.uploadedFiles.filter((file) => !isLogo(file)).map(asset),
  };
}
