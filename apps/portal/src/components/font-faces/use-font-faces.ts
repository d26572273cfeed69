import { findFont } from "@sitewright/spec-core/typography";
import { useEffect, useReducer } from "react";
import { faceSheets } from "./face-sheets.ts";
import { loadFontKit } from "./font-kit.ts";

/** Runs after the current frame is painted: for work that a click should not wait for. */
function afterPaint(act: () => void): void {
  // A frame's callbacks come before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * Loads the faces of a family, from our own origin or with the agency's kit. A face that cannot be loaded
 * needs no message: the text uses the next face of the stack.
 */
export async function loadFontFaces(family: string): Promise<void> {
  const font = findFont(family);
  if (font?.source.kind === "kit") return loadFontKit();
  const sheet = faceSheets[font?.family ?? family];
  await sheet?.().catch(() => undefined);
}

/** Families whose faces have been added to the document. */
const arrived = new Set<string>();
const haveArrived = (families: readonly string[]): boolean => families.every((family) => arrived.has(family));

/**
 * Loads the faces of these families after the component is painted, and returns whether they have loaded.
 * Text that waits for this paints sooner: for a missing face the browser asks the system for a substitute,
 * family by family, during layout.
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
