import { OptionGrid } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { RemoveButton } from "../../components/saved-designs/remove-button.tsx";
import { SavedDesignsStatus } from "../../components/saved-designs/saved-designs-status.tsx";
import { useRemoveDesign } from "../../components/saved-designs/use-design-changes.ts";
import { useSavedDesigns } from "../../components/saved-designs/use-saved-designs.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sameFonts } from "./change-fonts.ts";
import { FontCard } from "./font-card.tsx";
import { typographyTexts } from "./texts.ts";

/** The combinations that the client saved; renders nothing while there are none. */
export function SavedCombinations({ uid }: { uid: string }) {
  const saved = useSavedDesigns(uid, "fonts");
  const remove = useRemoveDesign(uid);
  const current = useWizard((state) => state.onboarding.fonts);
  if (saved.designs.length === 0 && !saved.isUnreachable) return null;
  return (
    <StepSection title={typographyTexts.saved}>
      <OptionGrid legend={typographyTexts.saved} hideLegend columns={2}>
        {saved.designs.map((design) => (
          <div key={design.name} className="relative [&_label>:last-child]:pr-9">
            <FontCard
              group="saved-combination"
              name={design.name}
              heading={design.fonts.h1}
              headingWeight={design.fonts.h1Weight}
              body={design.fonts.body}
              checked={sameFonts(design.fonts, current)}
              onChoose={() => wizard.setFonts({ ...design.fonts })}
            />
            <RemoveButton
              label={typographyTexts.remove(design.name)}
              className="absolute! right-1 bottom-1"
              onRemove={() => remove(design)}
            />
          </div>
        ))}
      </OptionGrid>
      <SavedDesignsStatus {...saved} />
    </StepSection>
  );
}
