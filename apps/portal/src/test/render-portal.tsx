import { renderPart } from "@sitewright/app-kit/render-part";
import { cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach } from "vitest";
import { autosave } from "../lib/saving/autosave.ts";
import { useSaveStatus } from "../lib/saving/save-status.ts";
import { useSubmission } from "../lib/submission/submission-store.ts";
import { initialWizardState, useWizard } from "../lib/wizard/wizard-store.ts";
import { portalServices } from "../services.ts";

/** Resets the portal and the storage before every test of a file, and the page after it. */
export function freshPortalForEachTest(): void {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, "");
    window.scrollTo = () => {};
    useWizard.setState(initialWizardState, true);
    useSaveStatus.setState({ server: { kind: "untouched" }, isKeptOnDevice: true, isDamaged: false });
    useSubmission.setState({ phase: "idle", outcome: null, error: null, reasons: [] });
  });
  afterEach(() => {
    cleanup();
    autosave.stopForSignOut();
  });
}

/** Renders part of the portal at an address, with the app's providers; returns the simulated user. */
export const renderPortal = (part: ReactNode, address = "/app") =>
  renderPart(part, { address, services: portalServices() }).user;
