import { type Upload, uploadCategories } from "@sitewright/contracts";
import { z } from "zod";
import type { UploadRow } from "./store.ts";

/** What a file is handed in as. */
export const categorySchema = z.enum(uploadCategories).default("media");

/** A stored file as the wizard keeps it, all of it from its row. */
export const uploadOf = ({
  id,
  name,
  category,
  sizeBytes,
  storagePath,
}: Pick<UploadRow, "id" | "name" | "category" | "sizeBytes" | "storagePath">): Upload => ({
  id,
  name,
  type: categorySchema.parse(category),
  size: sizeBytes,
  url: `/api/uploads/${id}/content`,
  storagePath,
});
