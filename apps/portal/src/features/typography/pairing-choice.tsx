import { applyPairing, fontPairings, shippedWeight } from "@sitewright/spec-core/typography";
import { OptionGrid } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { RandomizeActions } from "../../components/randomize/randomize-actions.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { isPairing } from "./change-fonts.ts";
import { FontCard } from "./font-card.tsx";
import { typographyTexts } from "./texts.ts";
import { useRandomFonts } from "./use-random-fonts.ts";

/** Recommended pairings, and random combinations. */
export function PairingChoice() {
  const fonts = useWizard((state) => state.onboarding.fonts);
  const { canUndo, undo, randomize, news } = useRandomFonts();
  return (
    <StepSection
      title={typographyTexts.pairings}
      action={<RandomizeActions canUndo={canUndo} onUndo={undo} onRandomize={randomize} />}
    >
      <OptionGrid
        legend={typographyTexts.pairings}
        hideLegend
        columns={2}
        role="radiogroup"
        hint={typographyTexts.kitNote}
      >
        {fontPairings.map((pairing) => (
          <FontCard
            key={pairing.name}
            group="font-pairing"
            {...pairing}
            headingWeight={shippedWeight(pairing.heading, "700")}
            checked={isPairing(fonts, pairing)}
            onChoose={() => wizard.setFonts(applyPairing(fonts, pairing))}
          />
        ))}
      </OptionGrid>
      <p role="status" className="mt-3 text-ink-3 text-s empty:mt-0">
        {news}
      </p>
    </StepSection>
  );
}
