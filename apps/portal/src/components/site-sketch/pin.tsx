import type { ThemeColorName } from "@sitewright/spec-core/color";
import { LetterMark } from "@sitewright/ui";
import clsx from "clsx";
import { createContext, use } from "react";
import "./pin.css";

/** The letters that stand in the sketch, and the color that is being worked on. */
export interface Pins {
  readonly letters: Readonly<Record<ThemeColorName, string>>;
  readonly lit: ThemeColorName | null;
}

/** Null: no letters in the sketch. */
export const PinContext = createContext<Pins | null>(null);

/** The letter of a color beside the part that carries it; while another color is worked on, it steps back. */
export function Pin({ color, className }: { color: ThemeColorName; className?: string }) {
  const pins = use(PinContext);
  if (pins === null) return null;
  const faded = pins.lit !== null && pins.lit !== color;
  return (
    <span data-pin={color} data-faded={faded} className={clsx("sk-pin", className)}>
      <LetterMark letter={pins.letters[color]} />
    </span>
  );
}
