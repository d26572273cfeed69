import { pageLayoutOptions } from "@sitewright/spec-core/onboarding";
import { OptionCard, OptionGrid } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PageLayoutDrawing } from "./page-layout-drawing.tsx";
import { layoutTexts } from "./texts.ts";

/** The width of the pages: one of three. */
export function PageLayoutChoice() {
  const pageLayout = useWizard((state) => state.onboarding.pageLayout);
  return (
    <StepSection title={layoutTexts.pageLayout} action={<PlaceLetter id="pageLayout" />}>
      <OptionGrid
        id="pageLayout"
        legend={layoutTexts.pageLayout}
        hideLegend
        columns={3}
        role="radiogroup"
        className="max-phone:[&_label:last-child]:col-span-full"
      >
        {pageLayoutOptions.map(({ value, label, hint }) => (
          <OptionCard
            key={value}
            type="radio"
            name="page-layout"
            label={label}
            detail={hint}
            checked={value === pageLayout}
            onChange={() => wizard.setPageLayout(value)}
          >
            <PageLayoutDrawing layout={value} />
          </OptionCard>
        ))}
      </OptionGrid>
    </StepSection>
  );
}
