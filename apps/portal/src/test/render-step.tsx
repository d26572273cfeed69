import { ToastProvider } from "@sitewright/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach } from "vitest";
import { WizardAsideProvider } from "../components/chrome/wizard-aside.tsx";
import { useWaitingDesigns } from "../components/saved-designs/waiting-designs.ts";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";

/** Who is signed in during the test of a step. */
export const testUser = { uid: "person-1" } as const;

/** Starts every test of a file with an untouched wizard and empty storage, and ends it with an empty page. */
export function freshWizardForEachTest(): void {
  beforeEach(() => {
    localStorage.clear();
    useWizard.setState(initialWizardState, true);
    useWaitingDesigns.setState({ uid: null, designs: [] });
  });
  afterEach(cleanup);
}

/** Shows a step with its aside, as the wizard does; gives a person who uses it. */
export function renderStep(step: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <WizardAsideProvider>
          {(aside) => (
            <>
              <main>{step}</main>
              {aside}
            </>
          )}
        </WizardAsideProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The answers as they are now. */
export const answers = () => useWizard.getState().onboarding;
