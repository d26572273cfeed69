import { useEffect, useEffectEvent } from "react";

/** The name that browsers give to a pasted picture without a file. */
const nameless = /^image\.(\w+)$/i;

/** Elements where pasting inserts text. */
const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** The part of a paste event that is used here. */
interface Pasted {
  readonly target: EventTarget | null;
  readonly clipboardData: { readonly files: ArrayLike<File> } | null;
}

/**
 * The pasted files, or none where the paste is into a text field. A picture without its own name, such as a
 * screenshot, is named by the time, so that two of them have different names.
 */
export function pastedFiles({ target, clipboardData }: Pasted, now: Date): File[] {
  const isText = target instanceof Element && target.closest(editable) !== null;
  if (isText || !clipboardData) return [];
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return Array.from(clipboardData.files, (file, index) => {
    const [, ending] = nameless.exec(file.name) ?? [];
    if (ending === undefined) return file;
    const count = index === 0 ? "" : `-${index + 1}`;
    return new File([file], `pasted-${time.join("")}${count}.${ending}`, { type: file.type });
  });
}

/** Calls back with files pasted anywhere on the page except into a text field. */
export function usePaste(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event, new Date());
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
