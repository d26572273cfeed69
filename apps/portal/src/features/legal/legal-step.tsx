import type { User } from "@sitewright/contracts";
import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { RuledList } from "../../components/ruled-list.tsx";
import { DomainAndHosting } from "./domain-and-hosting.tsx";
import { NdaAcceptance } from "./nda-acceptance.tsx";
import { legalTexts } from "./texts.ts";

/** The assurances to a client who hands over data. */
function LegalAside() {
  return <RuledList title={legalTexts.data} entries={legalTexts.assurances} />;
}

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
