import { layoutTemplates, templateCategories } from "@sitewright/spec-core/onboarding";
import { OptionCard, OptionGrid, Segmented } from "@sitewright/ui";
import { useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PageDrawing } from "./page-drawing.tsx";
import { categoryNames, layoutTexts } from "./texts.ts";

/** Height of a template's drawing: tall templates are cut off at the bottom. */
const drawingHeight = 150;

/**
 * The templates of one family, at first that of the chosen template, each drawn in small; choosing one replaces the
 * whole section set.
 */
export function TemplateChoice() {
  const { category: opened, selected } = useWizard((state) => state.onboarding.layoutTemplates);
  const [hasBrowsed, setHasBrowsed] = useState(false);
  const family = layoutTemplates.find(({ id }) => id === selected)?.category;
  const category = hasBrowsed ? opened : (family ?? opened);
  return (
    <StepSection
      title={layoutTexts.templates}
      action={
        <Segmented
          legend={layoutTexts.category}
          className="[--control:38px] touch:[--control:44px]"
          value={category}
          onValueChange={(value) => {
            setHasBrowsed(true);
            wizard.setTemplateCategory(value);
          }}
          options={templateCategories.map((value) => ({ value, label: categoryNames[value] }))}
        />
      }
    >
      <OptionGrid
        id="layoutTemplates.selected"
        legend={`${categoryNames[category]} ${layoutTexts.templates.toLowerCase()}`}
        hideLegend
        columns={2}
        className="[&>div]:grid-cols-2"
        role="radiogroup"
        hint={layoutTexts.replaces}
      >
        {layoutTemplates
          .filter((template) => template.category === category)
          .map((template) => (
            <OptionCard
              key={template.id}
              type="radio"
              name="layout-template"
              label={template.name}
              detail={template.hint}
              checked={template.id === selected}
              onChange={() => wizard.chooseTemplate(template.id)}
            >
              <span className="mb-1 block w-full max-w-[13rem] overflow-hidden rounded-sm border border-line bg-surface">
                <PageDrawing sections={template.sections} height={drawingHeight} />
              </span>
            </OptionCard>
          ))}
      </OptionGrid>
    </StepSection>
  );
}
