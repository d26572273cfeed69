import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import { brand } from "@sitewright/brand";
import { steps } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { furthestStep } from "../../lib/wizard/navigation.ts";
import { useWizard, type WizardState } from "../../lib/wizard/wizard-store.ts";
import { LogoUpload } from "./logo-upload.tsx";
import { ProgressFigures } from "./progress-figures.tsx";
import { welcomeTexts as texts } from "./texts.ts";
import { WhatIsAsked } from "./what-is-asked.tsx";

// Only needed by a client who has submitted a project.
const SubmittedProject = later(async () => (await import("./submitted-project.tsx")).SubmittedProject);

/** The form holds nothing: the client is new, or has finished a project. */
const isUntouched = ({ editing, sent, onboarding, position }: WizardState): boolean =>
  editing === null &&
  sent === null &&
  onboarding.formData.businessName.trim() === "" &&
  furthestStep(position) === null;

/** The start, which opens the questionnaire; for a client who has been further, first the way back to where they stopped. */
function Start() {
  const stoppedAt = useWizard(({ position }) => furthestStep(position));
  const title = steps.find(({ key }) => key === stoppedAt && key !== "questionnaire")?.title;
  return (
    <div className="-mt-s-4 flex flex-wrap gap-3">
      {title && (
        <Button variant="primary" onClick={wizard.resumeJourney}>
          {texts.resume(title)} <ArrowRight aria-hidden="true" />
        </Button>
      )}
      <Button variant={title ? "line" : "primary"} onClick={wizard.startJourney}>
        {texts.start(brand.productName)} {!title && <ArrowRight aria-hidden="true" />}
      </Button>
    </div>
  );
}

/** The first step: the client, their progress, their logo, and the start. */
export function WelcomeStep() {
  const isNew = useWizard(isUntouched);
  return (
    <StepPage title={texts.title} lead={<p>{texts.lead(brand.productName)}</p>}>
      <Start />
      {isNew && (
        <ErrorBoundary fallback={null}>
          <SubmittedProject />
        </ErrorBoundary>
      )}
      <StepSection title={texts.statsTitle}>
        <ProgressFigures />
      </StepSection>
      <StepSection title={texts.logoTitle} action={<PlaceLetter id="uploadedFiles.logo" />}>
        <LogoUpload />
      </StepSection>
      <StepSection title={texts.aboutTitle}>
        <p className="max-w-[56ch] text-ink-2">{texts.bio(brand)}</p>
      </StepSection>
      <WizardAside>
        <WhatIsAsked />
      </WizardAside>
    </StepPage>
  );
}
