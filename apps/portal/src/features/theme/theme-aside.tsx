import type { ThemeColorName } from "@sitewright/spec-core/color";
import { PreviewFrame } from "../../components/preview-frame/preview-frame.tsx";
import { SiteSketch } from "../../components/site-sketch/site-sketch.tsx";
import { isMended } from "../../components/site-sketch/sketch-look.ts";
import { useSketchLook, useSketchWords } from "../../components/site-sketch/use-sketch.ts";
import { AccessibilityCheck } from "./accessibility-check.tsx";
import { colorLetters, themeTexts } from "./texts.ts";

/** The client's page with a letter on every color, and how readable the colors are. */
export function ThemeAside({ lit }: { lit: ThemeColorName | null }) {
  const look = useSketchLook();
  const words = useSketchWords();
  return (
    <>
      <PreviewFrame title={themeTexts.preview} note={isMended(look) && themeTexts.mended}>
        <SiteSketch
          look={look}
          words={words}
          sections={["hero", "shelf"]}
          pins={{ letters: colorLetters, lit }}
          description={themeTexts.description(words.name)}
        />
      </PreviewFrame>
      <AccessibilityCheck />
    </>
  );
}
