import { z } from "zod";
import { urlMax } from "./limits.ts";
import { pictureRoles } from "./picture-role.ts";
import { shortText, textUpTo } from "./text.ts";

export { type PictureRole, pictureRoles, roleOf } from "./picture-role.ts";

// Only addresses that a page can load; never javascript: or data:. A path of ours begins with one slash: after it, a
// browser takes a backslash for another one and overlooks tabs and line ends (URL Standard, section 4.4).
const loadable = /^(?:$|https?:\/\/|blob:|\/(?![/\\\t\n\r]))/i;

/** A file that the client handed in. `storagePath` is empty while the file is only a local preview. */
export const uploadedFileSchema = z.object({
  id: shortText,
  name: shortText,
  /** Upload category: logo, media, document … */
  type: shortText.default("media"),
  /** Size in bytes. */
  size: z.int().nonnegative(),
  url: textUpTo(urlMax).regex(loadable).default(""),
  storagePath: textUpTo(urlMax).default(""),
  /** True while the upload has not reached the server. */
  isTemporary: z.boolean().optional(),
  /** Only where the client chose one. */
  role: z.enum(pictureRoles).optional(),
});

export type UploadedFile = z.output<typeof uploadedFileSchema>;
