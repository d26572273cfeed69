import type { User } from "@sitewright/contracts";
import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { RuledList } from "../../components/ruled-list.tsx";
import { BodyWeights } from "./body-weights.tsx";
import { FontFields } from "./font-fields.tsx";
import { PairingChoice } from "./pairing-choice.tsx";
import { SavedCombinations } from "./saved-combinations.tsx";
import { typographyTexts } from "./texts.ts";

/** The body face in its weights, and advice on choosing. */
function TypographyAside() {
  return (
    <>
      <BodyWeights />
      <RuledList title={typographyTexts.tips} entries={typographyTexts.tip} />
    </>
  );
}

/** The step on which families, weights and sizes are chosen. */
export function TypographyStep({ user }: { user: Pick<User, "uid"> }) {
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
