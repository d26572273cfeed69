import { defaultSchema } from "rehype-sanitize";
import { continuation } from "./cut-tree.ts";

/**
 * GitHub's own rules (rehype-sanitize's default), tightened: links only to the web, mail and telephone,
 * pictures over http and https; the picture's component decides which of them load. Ids get no further prefix: HTML is left
 * out, so the only ones are of footnotes, which remark-rehype has prefixed together with the links to them.
 */
export const sanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: "",
  attributes: { ...defaultSchema.attributes, li: [["className", "task-list-item", continuation]] },
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
};
