import { type ButtonStyle, buttonStyleOptions } from "@sitewright/spec-core/onboarding";
import { OptionCard, OptionGrid } from "@sitewright/ui";
import { useMemo } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { sketchStyle } from "../../components/site-sketch/sketch-look.ts";
import { SketchPatch } from "../../components/site-sketch/sketch-patch.tsx";
import { useSketchLook } from "../../components/site-sketch/use-sketch.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { themeTexts } from "./texts.ts";

const hintOf = (style: ButtonStyle): string =>
  buttonStyleOptions.find(({ value }) => value === style)?.hint ?? "";

/** The eight shapes of a button, each drawn in the client's own colors. */
export function ButtonStyleChoice() {
  const look = useSketchLook();
  const style = useMemo(() => sketchStyle(look, 0.8), [look]);
  return (
    <StepSection title={themeTexts.buttonStyle} action={<PlaceLetter id="selectedButtonStyle" />}>
      <OptionGrid
        id="selectedButtonStyle"
        legend={themeTexts.buttonStyle}
        hideLegend
        role="radiogroup"
        hint={`${hintOf(look.buttonStyle)}.`}
      >
        {buttonStyleOptions.map(({ value, label }) => (
          <OptionCard
            key={value}
            type="radio"
            name="button-style"
            value={value}
            label={label}
            checked={value === look.buttonStyle}
            onChange={() => wizard.setButtonStyle(value)}
            className="overflow-hidden px-0! pt-0!"
          >
            <SketchPatch style={style} buttonStyle={value} />
          </OptionCard>
        ))}
      </OptionGrid>
    </StepSection>
  );
}
