import { useMemo } from "react";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { useFontFaces } from "../font-faces/use-font-faces.ts";
import type { SketchLook } from "./sketch-look.ts";
import { type SketchWords, sketchWords } from "./sketch-words.ts";

/** What the sketch shows of the answers so far; fetches the faces that it is set in. */
export function useSketch(): { look: SketchLook; words: SketchWords } {
  const onboarding = useWizard((state) => state.onboarding);
  const { h1, h2, h3, body } = onboarding.fonts;
  useFontFaces([h1, h2, h3, body]);
  return useMemo(
    () => ({
      words: sketchWords(onboarding),
      look: {
        colors: onboarding.themeColors,
        fonts: onboarding.fonts,
        buttonStyle: onboarding.selectedButtonStyle,
        pageLayout: onboarding.pageLayout,
      },
    }),
    [onboarding],
  );
}
