import { randomPalette, type ThemeColors } from "@sitewright/spec-core/color";
import { useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { themeTexts } from "./texts.ts";

interface Randomized {
  readonly before: ThemeColors;
  readonly after: ThemeColors;
}

/** Random colors, and the way back from the last ones for as long as nothing else has changed the colors. */
export function useRandomized(random: () => number = Math.random) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const [last, setLast] = useState<Randomized | null>(null);
  const [news, setNews] = useState("");
  const canUndo = last !== null && last.after === colors;

  function randomize(): void {
    const palette = randomPalette(random);
    if (palette.source === "impossible") {
      setNews(palette.reason);
      return;
    }
    wizard.setColors(palette.colors);
    setLast({ before: colors, after: palette.colors });
    setNews(themeTexts.randomized(palette.name));
  }

  function undo(): void {
    if (last === null) return;
    wizard.setColors(last.before);
    setLast(null);
    setNews(themeTexts.undone);
  }

  return { randomize, undo, canUndo, news };
}
