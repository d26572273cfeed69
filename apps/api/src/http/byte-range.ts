import type { ByteRange } from "../storage/storage.ts";

/**
 * The one range that a Range header asks for of `sizeBytes` bytes (RFC 9110 section 14.1.2); undefined to send the
 * whole, as for anything but a single range of bytes; "unsatisfiable" when it begins behind the end.
 */
export function readRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? "unsatisfiable" : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= sizeBytes) return "unsatisfiable";
  return { start, end: last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) };
}
