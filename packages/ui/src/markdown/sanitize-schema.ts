import { defaultSchema } from "rehype-sanitize";
import { goesOn } from "./cut-tree.ts";

/**
 * GitHub's own rules (rehype-sanitize's default), tightened: links lead to the web, to mail and to telephones, pictures
 * come over http and https; what they may load is decided by their component.
 */
export const sanitizeSchema = {
  ...defaultSchema,
  attributes: { ...defaultSchema.attributes, li: [["className", "task-list-item", goesOn]] },
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
};
