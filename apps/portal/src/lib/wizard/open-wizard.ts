import type { KeyValue } from "@sitewright/app-kit/storage";
import { readDraftBase } from "../saving/draft-base.ts";
import { useSaveStatus } from "../saving/save-status.ts";
import { keepTheme } from "../theme/theme-choice.ts";
import { signedIn } from "./navigation.ts";
import { type OtherTab, StoredCopy } from "./stored-copy.ts";
import { claimStorage, holdStorage, isOwner, restoreState } from "./stored-state.ts";
import { useWizard } from "./wizard-store.ts";

/** A wizard that is open on this page. */
export interface OpenWizard {
  /** Looks for what another tab has written, and hands it to `onOtherTab`. */
  readonly readOthers: () => void;
  /** Writes everything again, after the storage was emptied. */
  readonly rewrite: () => void;
  /** Ends the keeping. */
  readonly close: () => void;
}

interface OpenWizardOptions {
  readonly storage: KeyValue | null;
  readonly uid: string;
  readonly isFreshSignIn: boolean;
  /** Puts what another tab wrote in place. Called before anything of it would be written over. */
  readonly onOtherTab: (other: OtherTab) => void;
}

/**
 * Opens the wizard for a person: their stored answers come back and every change is kept under its own key from
 * now on, as long as the storage is theirs. After a real sign-in the welcome is open.
 */
export function openWizard({ storage, uid, isFreshSignIn, onOtherTab }: OpenWizardOptions): OpenWizard {
  claimStorage(storage, uid);
  const { state, isDamaged } = restoreState(
    storage,
    (project) => readDraftBase(storage, project)?.agreed ?? null,
  );
  const copy = new StoredCopy(storage, state);
  const readOthers = (): void => {
    const other = isOwner(storage, uid) ? copy.readOthers() : null;
    if (other) onOtherTab(other);
  };
  const keep = (): void => {
    if (!holdStorage(storage, uid)) return;
    readOthers();
    const isKeptOnDevice = copy.write(useWizard.getState());
    if (isKeptOnDevice !== useSaveStatus.getState().isKeptOnDevice)
      useSaveStatus.setState({ isKeptOnDevice });
  };
  useWizard.setState(isFreshSignIn ? signedIn(state) : state, true);
  useSaveStatus.setState({ isDamaged });
  keepTheme(storage);
  keep();
  return {
    readOthers,
    rewrite: () => {
      claimStorage(storage, uid);
      copy.forget();
      keep();
    },
    close: useWizard.subscribe(keep),
  };
}
