import { findFont } from "@sitewright/spec-core/typography";
import { useEffect, useReducer } from "react";
import { faceSheets } from "./face-sheets.ts";
import { loadFontKit } from "./font-kit.ts";

/** Runs after the current frame is painted: for what a click should not wait for. */
function afterPaint(act: () => void): void {
  // A frame's callbacks come before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * Fetches the faces of a family: from our own origin or, where it comes from the agency's kit, with that. A face that
 * cannot be loaded needs no message: the text is set in the next face of the stack.
 */
export async function loadFontFaces(family: string): Promise<void> {
  const font = findFont(family);
  if (font?.source.kind === "kit") return loadFontKit();
  const sheet = faceSheets[font?.family ?? family];
  await sheet?.().catch(() => undefined);
}

/** Families whose faces the document knows. */
const arrived = new Set<string>();
const haveArrived = (families: readonly string[]): boolean => families.every((family) => arrived.has(family));

/**
 * Fetches the faces of these families once the component has been painted, and returns whether they have loaded. Text that
 * waits until then to be set in them paints sooner: for a face that is not there the browser asks the system for a
 * stand-in, family by family, in the midst of the layout.
 */
export function useFontFaces(families: readonly string[]): boolean {
  const names = families.join("\n");
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const wanted = names.split("\n");
    if (haveArrived(wanted)) return;
    afterPaint(async () => {
      await Promise.all(wanted.map(loadFontFaces));
      for (const family of wanted) arrived.add(family);
      redraw();
    });
  }, [names]);
  return haveArrived(families);
}
