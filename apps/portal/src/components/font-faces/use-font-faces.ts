import { findFont } from "@sitewright/spec-core/typography";
import { useEffect } from "react";
import { faceSheets } from "./face-sheets.ts";
import { loadFontKit } from "./font-kit.ts";

/**
 * Fetches the faces of a family: from our own origin or, where it comes from the agency's kit, with that. A face that
 * does not arrive is no fault worth a message: the text stands in the next face of the stack.
 */
export async function loadFontFaces(family: string): Promise<void> {
  const font = findFont(family);
  if (font?.source.kind === "kit") return loadFontKit();
  const sheet = faceSheets[font?.family ?? family];
  await sheet?.().catch(() => undefined);
}

/** Fetches the faces of these families while the component is shown. */
export function useFontFaces(families: readonly string[]): void {
  const names = families.join("\n");
  useEffect(() => {
    for (const family of names.split("\n")) void loadFontFaces(family);
  }, [names]);
}
