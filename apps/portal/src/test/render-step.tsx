import { renderPart } from "@sitewright/app-kit/render-part";
import { cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach } from "vitest";
import { WizardAsideProvider } from "../components/chrome/wizard-aside.tsx";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";
import { portalServices } from "../services.ts";

/** Who is signed in during the test of a step. */
export const testUser = { uid: "person-1" } as const;

/** Starts every test of a file with an untouched wizard and empty storage, and ends it with an empty page. */
export function freshWizardForEachTest(): void {
  beforeEach(() => {
    localStorage.clear();
    useWizard.setState(initialWizardState, true);
  });
  afterEach(cleanup);
}

/** Shows a step with its aside, as the wizard does; gives a person who uses it. */
export function renderStep(step: ReactNode) {
  const screen = (
    <WizardAsideProvider>
      {(aside) => (
        <>
          <main>{step}</main>
          {aside}
        </>
      )}
    </WizardAsideProvider>
  );
  return renderPart(screen, { services: portalServices() }).user;
}

/** The answers as they are now. */
export const answers = () => useWizard.getState().onboarding;
