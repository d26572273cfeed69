import parseRange from "range-parser";
import type { ByteRange } from "../storage/storage.ts";

const unitPrefix = "bytes=";

/**
 * Handles the ranges that range-parser reports as unsatisfiable, by RFC 9110 section 14.1.2: a suffix
 * longer than the file means the whole file, and a range that ends before it begins is invalid.
 */
function readUnmatched(range: string, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  const [first = "", last = ""] = range.split("-");
  if (first === "")
    return Number(last) > 0 && sizeBytes > 0 ? { start: 0, end: sizeBytes - 1 } : "unsatisfiable";
  return last !== "" && Number(last) < Number(first) ? undefined : "unsatisfiable";
}

/**
 * The single range that a Range header requests of a file of `sizeBytes` bytes; undefined to send the
 * whole file, as for anything but a single range of bytes; "unsatisfiable" if it begins after the end.
 */
export function readRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | undefined {
  const text = header?.trim() ?? "";
  if (!text.startsWith(unitPrefix) || text.includes(",")) return undefined;
  const ranges = parseRange(sizeBytes, text);
  if (ranges === -2) return undefined;
  if (ranges === -1) return readUnmatched(text.slice(unitPrefix.length), sizeBytes);
  const [range] = ranges;
  return range && { start: range.start, end: range.end };
}
