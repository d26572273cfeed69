import type { User } from "@sitewright/contracts";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { useKeptDesigns } from "../../components/saved-designs/use-design-changes.ts";
import { FontFields } from "./font-fields.tsx";
import { PairingChoice } from "./pairing-choice.tsx";
import { SavedCombinations } from "./saved-combinations.tsx";
import { typographyTexts } from "./texts.ts";
import { TypographyAside } from "./typography-aside.tsx";

/** The step on which families, weights and sizes are chosen. */
export function TypographyStep({ user }: { user: Pick<User, "uid"> }) {
  useKeptDesigns(user.uid);
  return (
    <StepPage title={stepTitle("typography")} lead={<p>{typographyTexts.lead}</p>}>
      <PairingChoice />
      <SavedCombinations uid={user.uid} />
      <FontFields uid={user.uid} />
      <WizardAside>
        <TypographyAside />
      </WizardAside>
    </StepPage>
  );
}
