import { readJson, writeText } from "@sitewright/app-kit/storage";
import type { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { postFieldsSchema } from "@sitewright/contracts";
import { z } from "zod";

const copySchema = z.object({
  /** The version that the edits are based on. */
  base: postFieldsSchema,
  fields: postFieldsSchema,
  /** The fields of a save without a response, which may be stored. */
  sent: postFieldsSchema.optional(),
});

/** Edits of a post that the server does not have yet. */
export type LocalCopy = z.infer<typeof copySchema>;

/**
 * The unsaved edits of a person in this browser's storage, one entry per post: whoever signs in next must not
 * save them under their own name. Nothing is stored while it is not known who that is.
 */
export function localCopies(storage: WatchedStorage, viewerId: string | undefined) {
  if (viewerId === undefined) return { read: () => undefined, write: () => false, remove: () => true };
  const keyOf = (id: string) => `post_edits_${viewerId}_${id}`;
  return {
    read: (id: string): LocalCopy | undefined => readJson(storage, keyOf(id), copySchema),
    /** False where the browser cannot store more. */
    write: (id: string, copy: LocalCopy): boolean => writeText(storage, keyOf(id), JSON.stringify(copy)),
    remove: (id: string): boolean => writeText(storage, keyOf(id), null),
  };
}
