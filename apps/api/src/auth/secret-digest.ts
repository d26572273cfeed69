import { createHash } from "node:crypto";

/** How a secret of 256 random bits is stored: a plain hash suffices, because it cannot be found by search. */
export const secretDigest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
