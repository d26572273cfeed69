import { createHash } from "node:crypto";
import type { SavedDesign } from "@sitewright/contracts";

/** Which design of which account: there is one of each kind and name. */
export interface DesignKey {
  userId: string;
  kind: SavedDesign["kind"];
  name: string;
}

/** A design's id follows from whose it is, its kind and its name, so the database itself keeps names unique. */
export const designId = ({ userId, kind, name }: DesignKey): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, kind, name.normalize("NFC")]))
    .digest("hex");
