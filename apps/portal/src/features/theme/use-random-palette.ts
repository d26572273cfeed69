import { randomPalette } from "@sitewright/spec-core/color";
import { useState } from "react";
import { useUndo } from "../../components/randomize/use-undo.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { themeTexts } from "./texts.ts";

/** Random colors, the way back from them, and in words what has happened. */
export function useRandomPalette(random: () => number = Math.random) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const { canUndo, replace, undo } = useUndo(colors, wizard.setColors);
  const [news, setNews] = useState("");
  return {
    canUndo,
    news,
    randomize(): void {
      const palette = randomPalette(random);
      if (palette.source === "impossible") {
        setNews(palette.reason);
        return;
      }
      replace(palette.colors);
      setNews(themeTexts.randomized(palette.name));
    },
    undo(): void {
      undo();
      setNews(themeTexts.undone);
    },
  };
}
