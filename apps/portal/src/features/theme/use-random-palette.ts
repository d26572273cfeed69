import { randomPalette, type ThemeColors } from "@sitewright/spec-core/color";
import { useRef, useState } from "react";
import { useUndo } from "../../components/randomize/use-undo.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { lockedColors } from "./color-locks.ts";
import { themeTexts } from "./texts.ts";

/** The result of a randomize or its undo: `isRefused` when the locks leave no palette. */
export interface PaletteNews {
  readonly text: string;
  readonly isRefused: boolean;
}

/** A palette is not repeated within this many. */
const memory = 6;

/** Random colors around the locked ones without recent repetitions, their undo, and an announcement of the result. */
export function useRandomPalette(uid: string, random: () => number = Math.random) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const { canUndo, replace, undo } = useUndo(colors, wizard.setColors);
  const drawn = useRef<readonly ThemeColors[]>([]);
  const [news, setNews] = useState<PaletteNews | null>(null);
  return {
    canUndo,
    news,
    randomize(): void {
      const recent = [colors, ...drawn.current];
      const palette = randomPalette(random, { locked: lockedColors(uid, colors), recent });
      if (palette.source === "impossible") {
        setNews({ text: palette.reason, isRefused: true });
        return;
      }
      drawn.current = [...drawn.current, palette.colors].slice(-memory);
      replace(palette.colors);
      setNews({ text: themeTexts.randomized(palette.name), isRefused: false });
    },
    undo(): void {
      undo();
      setNews({ text: themeTexts.undone, isRefused: false });
    },
  };
}
