import { useSaveStatus } from "../saving/save-status.ts";
import type { KeyValue } from "../storage/device-storage.ts";
import { signedIn } from "./navigation.ts";
import { claimStorage, keepState, restoreState } from "./stored-state.ts";
import type { WizardState } from "./wizard-state.ts";
import { useWizard } from "./wizard-store.ts";

/**
 * Opens the wizard for a person: their stored answers come back and every change is kept under its own key from
 * now on. After a real sign-in the welcome is open. Returns what ends the keeping.
 */
export function openWizard({
  storage,
  uid,
  isFreshSignIn,
}: {
  storage: KeyValue | null;
  uid: string;
  isFreshSignIn: boolean;
}): () => void {
  const keep = (state: WizardState, before?: WizardState): void => {
    const isKeptOnDevice = keepState(storage, state, before);
    if (isKeptOnDevice !== useSaveStatus.getState().isKeptOnDevice)
      useSaveStatus.setState({ isKeptOnDevice });
  };
  claimStorage(storage, uid);
  const restored = restoreState(storage);
  useWizard.setState(isFreshSignIn ? signedIn(restored) : restored, true);
  keep(useWizard.getState());
  return useWizard.subscribe(keep);
}
