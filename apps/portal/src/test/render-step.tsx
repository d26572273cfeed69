import { renderPart } from "@sitewright/app-kit/render-part";
import { cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach } from "vitest";
import { WizardAsideProvider } from "../components/chrome/wizard-aside.tsx";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";
import { WaitingSenders } from "../routes/waiting-senders.tsx";
import { portalServices } from "../services.ts";

/** The signed-in person during the test of a step. */
export const testUser = { uid: "person-1" } as const;

/** Resets the wizard and the storage before every test of a file, and the page after it. */
export function freshWizardForEachTest(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    useWizard.setState(initialWizardState, true);
  });
  afterEach(cleanup);
}

/** Renders a step with its aside and what sends to the account, as the wizard does; returns the simulated user. */
export function renderStep(step: ReactNode) {
  const screen = (
    <WizardAsideProvider>
      {(aside) => (
        <>
          <main>{step}</main>
          <WaitingSenders uid={testUser.uid} />
          {aside}
        </>
      )}
    </WizardAsideProvider>
  );
  return renderPart(screen, { services: portalServices() }).user;
}

/** The answers as they are now. */
export const answers = () => useWizard.getState().onboarding;
