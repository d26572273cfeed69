import { useMemo } from "react";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import type { SketchLook } from "./sketch-look.ts";
import { type SketchWords, sketchWords } from "./sketch-words.ts";

/** What the sketch shows of the answers so far. */
export function useSketch(): { look: SketchLook; words: SketchWords } {
  const onboarding = useWizard((state) => state.onboarding);
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
