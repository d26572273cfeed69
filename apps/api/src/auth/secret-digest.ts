import { createHash } from "node:crypto";

/**
 * The stored form of a secret of 256 random bits. A plain hash suffices, because the secret has too
 * much entropy to be guessed.
 */
export const secretDigest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
