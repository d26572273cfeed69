import { OptionGrid } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { RemoveButton } from "../../components/saved-designs/remove-button.tsx";
import { savedDesigns, useSavedDesigns } from "../../components/saved-designs/saved-designs.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { FontCard } from "./font-card.tsx";
import { sameFonts } from "./same-fonts.ts";
import { typographyTexts } from "./texts.ts";

/** The combinations that the client saved; nothing while there are none. */
export function SavedCombinations() {
  const combinations = useSavedDesigns((state) => state.fonts);
  const current = useWizard((state) => state.onboarding.fonts);
  if (combinations.length === 0) return null;
  return (
    <StepSection title={typographyTexts.saved}>
      <OptionGrid legend={typographyTexts.saved} hideLegend columns={2}>
        {combinations.map(({ name, fonts }) => (
          <div key={name} className="relative">
            <FontCard
              group="saved-combination"
              name={name}
              heading={fonts.h1}
              headingWeight={fonts.h1Weight}
              body={fonts.body}
              checked={sameFonts(fonts, current)}
              onChoose={() => wizard.setFonts({ ...fonts })}
            />
            <RemoveButton
              label={typographyTexts.remove(name)}
              className="absolute! right-1 bottom-1"
              onRemove={() => savedDesigns.removeFonts(name)}
            />
          </div>
        ))}
      </OptionGrid>
    </StepSection>
  );
}
