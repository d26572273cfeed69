/** Compares the bytes of two files; false where one cannot be read any more. */
export async function isSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  try {
    const [mine, theirs] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
    const bytes = new Uint8Array(theirs);
    return new Uint8Array(mine).every((byte, index) => byte === bytes[index]);
  } catch (cause) {
    console.warn(cause);
    return false;
  }
}
