import type { ThemeColorName } from "@sitewright/spec-core/color";
import { ColorField } from "@sitewright/ui";
import { useState } from "react";
import { letterOfPlace } from "../../lib/preview/places.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { colorError, fallbackColor, isColorPrefix } from "./color-error.ts";
import { LockButton } from "./lock-button.tsx";
import { colorNames } from "./texts.ts";

/**
 * One color: picker and free text. Invalid text is kept, with an error: at once where more typing cannot make
 * it a color, else once the row loses the focus.
 */
export function ColorRow({ uid, name }: { uid: string; name: ThemeColorName }) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const isRefused = useWizard((state) => state.errors[`themeColors.${name}`] !== undefined);
  const fault = colorError(colors[name]);
  const [isFaultShown, setIsFaultShown] = useState(fault !== null);
  const isShown = isFaultShown || isRefused || !isColorPrefix(colors[name]);
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 border-line border-b"
      data-place={`themeColors.${name}`}
      onBlur={() => setIsFaultShown(fault !== null)}
    >
      <ColorField
        id={`themeColors.${name}`}
        label={colorNames[name]}
        letter={letterOfPlace(`themeColors.${name}`)}
        value={colors[name]}
        error={fault && isShown ? `${fault} ${fallbackColor(name)}` : undefined}
        onValueChange={(color) => wizard.setColors({ ...colors, [name]: color })}
      />
      <span className="my-[.45rem] -mr-2 grid h-11 place-items-center phone:mr-0">
        <LockButton uid={uid} name={name} />
      </span>
    </li>
  );
}
