import { z } from "zod";

/** Headers of a call that changes a numbered version: If-Match names the one that the change was made from. */
export const ifMatchHeaders = z.object({
  "if-match": z.string().regex(/^"?\d{1,9}"?$/, "If-Match names a version number."),
});
