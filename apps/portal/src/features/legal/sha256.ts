/**
 * SHA-256 of a text in UTF-8, in hex. Rejects where the browser has no SubtleCrypto: it needs https or localhost (Web
 * Cryptography, section 11).
 */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
