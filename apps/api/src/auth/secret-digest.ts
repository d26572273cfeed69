import { createHash } from "node:crypto";

/** The stored form of a secret of 256 random bits. A plain hash suffices, because it cannot be found by search. */
export const secretDigest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
