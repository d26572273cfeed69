import { z } from "zod";
import { urlMax } from "./limits.ts";
import { pictureRoles } from "./picture-role.ts";
import { shortText, textUpTo } from "./text.ts";

export { type PictureRole, pictureRoles, roleOf } from "./picture-role.ts";

// Only URLs that a page can load; never javascript: or data:. A path of ours begins with one slash: after it,
// browsers treat a backslash as another slash and skip tabs and line breaks (URL Standard, section 4.4).
const loadable = /^(?:$|https?:\/\/|blob:|\/(?![/\\\t\n\r]))/i;

/** An uploaded file. `storagePath` is empty while the file is only a local preview. */
export const uploadedFileSchema = z.object({
  id: shortText,
  name: shortText,
  /** Upload category: logo, media, document … */
  type: shortText.default("media"),
  /** Size in bytes. */
  size: z.int().nonnegative(),
  url: textUpTo(urlMax).regex(loadable).default(""),
  storagePath: textUpTo(urlMax).default(""),
  /** True until the upload has reached the server. */
  isTemporary: z.boolean().optional(),
  /** Only if the client chose one. */
  role: z.enum(pictureRoles).optional(),
});

export type UploadedFile = z.output<typeof uploadedFileSchema>;
