import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { act } from "@testing-library/react";
import { type ComponentType, Profiler } from "react";
import { beforeEach, expect, test } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, completeAnswers } from "../../test/sample-project.ts";
import type { StepScreenProps } from "./step-panel.tsx";
import { WizardShell } from "./wizard-shell.tsx";

freshPortalForEachTest();

let drawings = 0;
let commits = 0;
beforeEach(() => {
  drawings = 0;
  commits = 0;
});

function Counted({ children }: StepScreenProps) {
  drawings += 1;
  return <>{children}</>;
}
const screens: Record<StepKey, ComponentType<StepScreenProps>> = {
  welcome: Counted,
  questionnaire: Counted,
  typography: Counted,
  theme: Counted,
  layout: Counted,
  media: Counted,
  style: Counted,
  legal: Counted,
  sitemap: Counted,
};
const loadPalette = async () => () => null;

/** Opens a step with every answer given, so that a further letter completes nothing. */
function showAt(step: StepKey): void {
  renderPortal(
    <Profiler id="wizard" onRender={() => (commits += 1)}>
      <WizardShell user={client} screens={screens} loadPalette={loadPalette} onSignOut={() => {}} />
    </Profiler>,
  );
  act(() => {
    useWizard.setState({ onboarding: completeAnswers });
    wizard.goTo(step);
    wizard.markStep(step);
  });
}

test.each(steps.map(({ key }) => key))(
  "P-30.102 a letter that is typed draws neither the step around its field anew nor the wizard's frame: %s",
  (step) => {
    showAt(step);
    const before = { drawings, commits };
    expect(before.drawings).toBeGreaterThan(0);
    act(() => wizard.updateForm({ description: `${completeAnswers.formData.description}!` }));
    expect(useWizard.getState().onboarding.formData.description).toMatch(/!$/);
    expect({ drawings, commits }).toEqual(before);
  },
);

test("P-30.103 an answer that completes a step is counted at once", () => {
  showAt("style");
  const before = commits;
  act(() => wizard.updateForm({ tone: "" }));
  expect(commits).toBeGreaterThan(before);
});
