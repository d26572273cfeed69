import { randomTypography } from "@sitewright/spec-core/typography";
import { useState } from "react";
import { useUndo } from "../../components/randomize/use-undo.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { typographyTexts } from "./texts.ts";

/** Random fonts, their undo, and an announcement of the result. */
export function useRandomFonts(random: () => number = Math.random) {
  const fonts = useWizard((state) => state.onboarding.fonts);
  const { canUndo, replace, undo } = useUndo(fonts, wizard.setFonts);
  const [news, setNews] = useState("");
  return {
    canUndo,
    news,
    randomize(): void {
      const drawn = randomTypography(random);
      replace(drawn);
      setNews(typographyTexts.randomized(drawn.h1, drawn.body));
    },
    undo(): void {
      undo();
      setNews(typographyTexts.undone);
    },
  };
}
