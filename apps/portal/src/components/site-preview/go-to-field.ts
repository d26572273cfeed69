import { placeOf } from "../../lib/preview/places.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";

/** Opens the step of a field, if it is not open, and puts the focus on it. */
export function goToField(fieldId: string): void {
  const place = placeOf(fieldId);
  if (place === undefined) return;
  if (useWizard.getState().position.activeTab !== place.step) wizard.goTo(place.step, fieldId);
  else document.getElementById(fieldId)?.focus();
}
