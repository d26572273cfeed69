const ascii = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/**
 * The color profile of a HEIC (ISO/IEC 14496-12, 12.1.5: a `colr` box with an unrestricted or restricted ICC
 * profile); null where it has none, which means sRGB. An iPhone's pictures have Display P3.
 */
export function iccProfileOf(heic: Uint8Array): Uint8Array | null {
  const view = new DataView(heic.buffer, heic.byteOffset, heic.byteLength);
  for (let at = heic.indexOf(0x63, 4); at > 0 && at + 8 < heic.length; at = heic.indexOf(0x63, at + 1)) {
    if (ascii(heic, at) !== "colr") continue;
    const kind = ascii(heic, at + 4);
    const end = at - 4 + view.getUint32(at - 4);
    if ((kind === "prof" || kind === "rICC") && end > at + 8 && end <= heic.length)
      return heic.slice(at + 8, end);
  }
  return null;
}

const name = "ICC_PROFILE\0";
/**
 * A marker's segment has at most 65,533 bytes (ITU-T T.81, B.1.1.4), including the profile's name and number.
 */
const longestPart = 65_533 - name.length - 2;

/** A JPEG with a color profile (ICC.1:2022, annex B.4); unchanged where the profile is too large for one. */
export async function withIccProfile(jpeg: Blob, profile: Uint8Array): Promise<Blob> {
  if (profile.length > longestPart) return jpeg;
  const head = new Uint8Array(4 + name.length + 2);
  new DataView(head.buffer).setUint32(0, 0xffe20000 + 2 + name.length + 2 + profile.length);
  head.set(new TextEncoder().encode(name), 4);
  head.set([1, 1], 4 + name.length);
  const start = new Uint8Array(await jpeg.slice(0, 2).arrayBuffer());
  return new Blob([start, head, Uint8Array.from(profile), jpeg.slice(2)], { type: jpeg.type });
}
