import { isMended } from "../../components/site-sketch/sketch-look.ts";
import { useSketchLook } from "../../components/site-sketch/use-sketch.ts";
import { AccessibilityCheck } from "./accessibility-check.tsx";
import { themeTexts } from "./texts.ts";

/** How readable the colors are, and what the site does about those that are not. */
export function ThemeAside() {
  const look = useSketchLook();
  return (
    <div className="grid gap-3">
      <AccessibilityCheck />
      {isMended(look) && <p className="text-ink-3 text-s">{themeTexts.mended}</p>}
    </div>
  );
}
