/**
 * How files of pixels begin: JPEG (ITU-T T.81, B.1.1.3), PNG (third edition, 5.2), GIF (89a, section 17), WebP (RFC 9649,
 * section 2.4), whose bytes 4 to 7 are its size.
 */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];
const longest = 12;

/** Whether a file begins as a picture of pixels in one of the accepted kinds; a drawing does not. */
export function beginsAsPixels(content: Buffer): boolean {
  const start = content.toString("latin1", 0, longest);
  return signatures.some((signature) => signature.test(start));
}
