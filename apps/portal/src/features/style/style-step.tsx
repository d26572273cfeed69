import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { ContentDocuments } from "./content-documents.tsx";
import { ContentStyleChoice } from "./content-style-choice.tsx";
import { StyleAside } from "./style-aside.tsx";
import { styleTexts } from "./texts.ts";
import { ToneChoice } from "./tone-choice.tsx";
import { Writing } from "./writing.tsx";

/** The step for the site's design tone and writing style. */
export function StyleStep() {
  return (
    <StepPage title={stepTitle("style")} lead={<p>{styleTexts.lead}</p>}>
      <ToneChoice />
      <ContentStyleChoice />
      <Writing />
      <ContentDocuments />
      <WizardAside>
        <StyleAside />
      </WizardAside>
    </StepPage>
  );
}
