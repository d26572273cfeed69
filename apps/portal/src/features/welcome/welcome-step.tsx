import { brand } from "@sitewright/brand";
import { Button } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { LogoUpload } from "./logo-upload.tsx";
import { ProgressFigures } from "./progress-figures.tsx";
import { welcomeTexts as texts } from "./texts.ts";
import { WhatIsAsked } from "./what-is-asked.tsx";

/** The first step: the client, their progress, their logo, and the start. */
export function WelcomeStep() {
  return (
    <StepPage title={texts.title} lead={<p>{texts.lead(brand.productName)}</p>}>
      <div className="-mt-s-4">
        <Button variant="primary" onClick={wizard.startJourney}>
          {texts.start(brand.productName)} <ArrowRight aria-hidden="true" />
        </Button>
      </div>
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
