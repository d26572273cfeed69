import type { ThemeColorName } from "@sitewright/spec-core/color";
import { ColorField } from "@sitewright/ui";
import { useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { colorFault, colorStandIn } from "./color-fault.ts";
import { colorLetters, colorNames } from "./texts.ts";

export interface ColorRowProps {
  readonly name: ThemeColorName;
  /** Told while this color is worked on or pointed at; null when that ends. */
  readonly onLight: (name: ThemeColorName | null) => void;
}

/** One color: picker and free text. A text that is no color is kept, and named as a fault once the row is left. */
export function ColorRow({ name, onLight }: ColorRowProps) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const isRefused = useWizard((state) => state.errors[`themeColors.${name}`] !== undefined);
  const fault = colorFault(colors[name]);
  const [isFaultShown, setIsFaultShown] = useState(fault !== null);
  const dim = () => onLight(null);
  return (
    <li
      className="border-line border-b"
      onPointerEnter={() => onLight(name)}
      onPointerLeave={dim}
      onFocus={() => onLight(name)}
      onBlur={() => {
        setIsFaultShown(fault !== null);
        dim();
      }}
    >
      <ColorField
        id={`themeColors.${name}`}
        label={colorNames[name]}
        letter={colorLetters[name]}
        value={colors[name]}
        error={fault && (isFaultShown || isRefused) ? `${fault} ${colorStandIn(name)}` : undefined}
        onValueChange={(color) => wizard.setColors({ ...colors, [name]: color })}
      />
    </li>
  );
}
