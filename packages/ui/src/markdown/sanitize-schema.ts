import { defaultSchema } from "rehype-sanitize";

/**
 * GitHub's own rules (rehype-sanitize's default), tightened: links lead to the web, to mail and to telephones, pictures
 * come over http and https; what they may load is decided by their component.
 */
export const sanitizeSchema = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
};
