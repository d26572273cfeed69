import { ToastProvider } from "@sitewright/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach } from "vitest";
import { useSaveStatus } from "../lib/saving/save-status.ts";
import { useSubmission } from "../lib/submission/submission-store.ts";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";

/** Screens come as modules of their own; a busy machine takes its time to load one. */
const patienceMs = 15_000;

/** Starts every test of a file with an untouched portal and empty storage, and ends it with an empty page. */
export function freshPortalForEachTest(): void {
  configure({ asyncUtilTimeout: patienceMs });
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, "");
    window.scrollTo = () => {};
    useWizard.setState(initialWizardState, true);
    useSaveStatus.setState({ server: { kind: "untouched" }, isKeptOnDevice: true, isDamaged: false });
    useSubmission.setState({ phase: "idle", outcome: null, error: null, reasons: [] });
  });
  afterEach(cleanup);
}

/** Shows part of the portal at an address, with all that the app puts around it; gives a person who uses it. */
export function renderPortal(part: ReactNode, address = "/app") {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
