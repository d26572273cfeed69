import { defaultSchema } from "rehype-sanitize";
import { continuation } from "./cut-tree.ts";

/**
 * GitHub's own rules (rehype-sanitize's default), tightened: links only to the web, mail and telephone,
 * pictures over http and https; the picture's component decides which of them load.
 */
export const sanitizeSchema = {
  ...defaultSchema,
  attributes: { ...defaultSchema.attributes, li: [["className", "task-list-item", continuation]] },
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
};
