import type { SavedFile } from "./services.ts";

/** Lets the browser save a file under the given name. */
export function saveFile({ name, content, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
