import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { PageLayoutChoice } from "./page-layout-choice.tsx";
import { SectionSwitches } from "./section-switches.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { layoutTexts } from "./texts.ts";

/** The step for the page's structure: template, sections, page layout. */
export function LayoutStep() {
  return (
    <StepPage title={stepTitle("layout")} lead={<p>{layoutTexts.lead}</p>}>
      <TemplateChoice />
      <SectionSwitches />
      <PageLayoutChoice />
    </StepPage>
  );
}
