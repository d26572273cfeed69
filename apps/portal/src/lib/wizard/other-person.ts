import { pageUserHeaders } from "../api/page-user.ts";
import { isEqual } from "../is-equal.ts";
import { useWizard } from "./wizard-store.ts";

/** From now on, calls `forget` when the wizard has been filled with the answers of another person. */
export function onOtherPerson(forget: () => void): void {
  let user = pageUserHeaders();
  useWizard.subscribe(() => {
    const next = pageUserHeaders();
    if (isEqual(user, next)) return;
    user = next;
    forget();
  });
}
