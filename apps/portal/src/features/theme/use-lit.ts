import type { ThemeColorName } from "@sitewright/spec-core/color";
import { useState } from "react";

/** The color that is pointed at or, while none is, the one whose row has the focus; and how a row tells. */
export function useLit() {
  const [pointed, setPointed] = useState<ThemeColorName | null>(null);
  const [focused, setFocused] = useState<ThemeColorName | null>(null);
  return { lit: pointed ?? focused, onPointed: setPointed, onFocused: setFocused };
}

/** Called with a color when a row is entered, with null when it is left. */
export type LightChange = (name: ThemeColorName | null) => void;
