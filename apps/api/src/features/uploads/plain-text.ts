import { readFile } from "node:fs/promises";

/** Characters that no text has: controls other than tab, line feed, form feed and carriage return. */
const control = /[^\P{Cc}\t\n\f\r\u0085]/u;

/** Whether a file is text: UTF-8 throughout (RFC 3629), without control characters. The file is read whole. */
export async function isPlainText(file: string): Promise<boolean> {
  try {
    return !control.test(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
