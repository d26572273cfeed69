/**
 * The first bytes of pixel images: JPEG (ITU-T T.81, B.1.1.3), PNG (third edition, section 5.2), GIF (89a,
 * section 17).
 */
const signatures = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "GIF87a", "GIF89a"];

/** WebP (RFC 9649, section 2.4): the file size is between the two names. */
const isWebp = (start: string): boolean => start.startsWith("RIFF") && start.endsWith("WEBP");
const webpHeaderBytes = 12;

/**
 * True for a file that begins like a pixel image of one of the accepted kinds; false for a vector
 * drawing.
 */
export function beginsAsPixels(content: Buffer): boolean {
  const start = content.toString("latin1", 0, webpHeaderBytes);
  return isWebp(start) || signatures.some((signature) => start.startsWith(signature));
}
