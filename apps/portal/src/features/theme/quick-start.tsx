import { quickStartPalettes } from "@sitewright/spec-core/color";
import { Fieldset, Note } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { RandomizeActions } from "../../components/randomize/randomize-actions.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PaletteOption, sameColors } from "./palette-option.tsx";
import { themeTexts } from "./texts.ts";
import { useRandomPalette } from "./use-random-palette.ts";

/** Four palettes to start from, and random ones. */
export function QuickStart({ uid }: { uid: string }) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const { randomize, undo, canUndo, news } = useRandomPalette(uid);
  return (
    <StepSection
      title={themeTexts.quickStart}
      action={<RandomizeActions canUndo={canUndo} onUndo={undo} onRandomize={randomize} />}
    >
      <Fieldset
        legend={themeTexts.quickStart}
        hideLegend
        role="radiogroup"
        contentClassName="grid grid-cols-2 gap-3 phone:grid-cols-4"
      >
        {quickStartPalettes.map((palette) => (
          <PaletteOption
            key={palette.name}
            group="quick-start-palette"
            palette={palette}
            checked={sameColors(palette.colors, colors)}
            onChoose={() => wizard.setColors({ ...palette.colors })}
          />
        ))}
      </Fieldset>
      <div role="status" className="[&:not(:empty)]:mt-3">
        {news?.isRefused && (
          <Note tone="warn">
            <b>{themeTexts.impossible}.</b> {news.text}
          </Note>
        )}
        {news && !news.isRefused && <p className="text-ink-3 text-s">{news.text}</p>}
      </div>
    </StepSection>
  );
}
