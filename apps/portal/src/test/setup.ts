import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";
import { autosave } from "../lib/saving/autosave.ts";
import { uploads } from "../lib/uploads/uploads.ts";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";

// happy-dom has no Web Locks; here every lock is free.
const request = (_name: string, _options: LockOptions, use: (lock: object) => unknown) => use({});
Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });

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
