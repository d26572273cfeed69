import { useEffect, useEffectEvent } from "react";
import { pastedFiles } from "./pasted-files.ts";

/** Hands over files that are pasted anywhere on the page but into a text field. */
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
