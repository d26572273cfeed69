import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";
import { autosave } from "../lib/saving/autosave.ts";
import { uploads } from "../lib/uploads/uploads.ts";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";

// Test files share one page and the portal's modules: none leaves anything to the next.
afterAll(() => {
  cleanup();
  autosave.stopForSignOut();
  uploads.cancelAll();
  useWizard.setState(initialWizardState, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
