import type { WizardState } from "../../lib/wizard/wizard-store.ts";
import { chromeTexts } from "../../texts/chrome.ts";

/** The business whose project it is, and that a stored project is edited; empty before there is a name. */
export function projectTitle({ onboarding, editing }: WizardState): string {
  const name = onboarding.formData.businessName.trim();
  return editing === null ? name : chromeTexts.editingMode(name || chromeTexts.unnamed);
}
