import { Fieldset } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { RemoveButton } from "../../components/saved-designs/remove-button.tsx";
import { savedDesigns, useSavedDesigns } from "../../components/saved-designs/saved-designs.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PaletteOption } from "./palette-option.tsx";
import { sameColors } from "./same-colors.ts";
import { themeTexts } from "./texts.ts";

/** The palettes that the client saved; nothing while there are none. */
export function SavedPalettes() {
  const palettes = useSavedDesigns((state) => state.palettes);
  const colors = useWizard((state) => state.onboarding.themeColors);
  if (palettes.length === 0) return null;
  return (
    <StepSection title={themeTexts.saved}>
      <Fieldset
        legend={themeTexts.saved}
        hideLegend
        contentClassName="grid grid-cols-2 gap-3 phone:grid-cols-4"
      >
        {palettes.map((palette) => (
          <div key={palette.name} className="relative [&_label>span]:pr-9">
            <PaletteOption
              group="saved-palette"
              palette={palette}
              checked={sameColors(palette.colors, colors)}
              onChoose={() => wizard.setColors({ ...palette.colors })}
            />
            <RemoveButton
              label={themeTexts.remove(palette.name)}
              className="absolute! right-0 -bottom-2"
              onRemove={() => savedDesigns.removePalette(palette.name)}
            />
          </div>
        ))}
      </Fieldset>
    </StepSection>
  );
}
