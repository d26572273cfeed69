import { createHash } from "node:crypto";

/** What the database knows of a secret with 256 random bits: a plain hash of one cannot be searched back. */
export const secretDigest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
