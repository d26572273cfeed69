import { Fieldset } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { RemoveButton } from "../../components/saved-designs/remove-button.tsx";
import { SavedDesignsStatus } from "../../components/saved-designs/saved-designs-status.tsx";
import { useRemoveDesign } from "../../components/saved-designs/use-design-changes.ts";
import { useSavedDesigns } from "../../components/saved-designs/use-saved-designs.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PaletteOption, sameColors } from "./palette-option.tsx";
import { themeTexts } from "./texts.ts";

/** The palettes that the client saved; renders nothing while there are none. */
export function SavedPalettes({ uid }: { uid: string }) {
  const saved = useSavedDesigns(uid, "palette");
  const remove = useRemoveDesign(uid);
  const colors = useWizard((state) => state.onboarding.themeColors);
  if (saved.designs.length === 0 && !saved.isUnreachable) return null;
  return (
    <StepSection title={themeTexts.saved}>
      <Fieldset
        legend={themeTexts.saved}
        hideLegend
        contentClassName="grid grid-cols-2 gap-3 phone:grid-cols-3"
      >
        {saved.designs.map((palette) => (
          <div key={palette.name} className="relative [&_label>:last-child]:pr-9">
            <PaletteOption
              group="saved-palette"
              palette={palette}
              checked={sameColors(palette.colors, colors)}
              onChoose={() => wizard.setColors({ ...palette.colors })}
            />
            <RemoveButton
              label={themeTexts.remove(palette.name)}
              className="absolute! top-[3.2rem] right-0"
              onRemove={() => remove(palette)}
            />
          </div>
        ))}
      </Fieldset>
      <SavedDesignsStatus {...saved} />
    </StepSection>
  );
}
