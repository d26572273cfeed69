import type { User } from "@sitewright/contracts";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { DomainAndHosting } from "./domain-and-hosting.tsx";
import { LegalAside } from "./legal-aside.tsx";
import { NdaAcceptance } from "./nda-acceptance.tsx";
import { legalTexts } from "./texts.ts";

/** The step on domain, hosting and the agreement between client and agency. */
export function LegalStep({ user }: { user: Pick<User, "uid"> }) {
  return (
    <StepPage title={stepTitle("legal")} lead={<p>{legalTexts.lead}</p>}>
      <DomainAndHosting />
      <NdaAcceptance uid={user.uid} />
      <WizardAside>
        <LegalAside />
      </WizardAside>
    </StepPage>
  );
}
