import type { KeyValue } from "@sitewright/app-kit/storage";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { type OtherTabChange, StoredCopy } from "../storage/stored-copy.ts";
import { claimStorage, ensureOwner, isOwner, restoreState } from "../storage/stored-state.ts";
import { storeTheme } from "../theme/theme-choice.ts";
import { signedIn } from "../wizard/navigation.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { useSaveStatus } from "./save-status.ts";
import { readDraftBase } from "./stored-bases.ts";

/** The wizard's state in the browser's storage, kept equal to the state of this page. */
export interface LocalCopy {
  /** Reads what other tabs have written, and passes it to `onOtherTab`. */
  readonly readOtherTabs: () => void;
  /** Writes everything again, after the storage was cleared. */
  readonly rewrite: () => void;
  /** Ends the writing. */
  readonly close: () => void;
}

interface LocalCopyOptions {
  readonly storage: KeyValue;
  readonly uid: string;
  readonly isFreshSignIn: boolean;
  /** Applies another tab's changes. Called before this tab overwrites them. */
  readonly onOtherTab: (other: OtherTabChange) => void;
}

/**
 * Loads a person's stored answers into the wizard, and from then on writes every change to the storage, each part under
 * its own key, as long as the storage is theirs. After a fresh sign-in the wizard opens at the welcome.
 */
export function openLocalCopy({ storage, uid, isFreshSignIn, onOtherTab }: LocalCopyOptions): LocalCopy {
  // The previous person did not sign out.
  if (!isOwner(storage, uid)) forgetChat();
  claimStorage(storage, uid);
  const { state, isDamaged } = restoreState(
    storage,
    (project) => readDraftBase(storage, project)?.agreed ?? null,
  );
  const copy = new StoredCopy(storage, state);
  const readOtherTabs = (): void => {
    const other = isOwner(storage, uid) ? copy.readOtherTabs() : null;
    if (other) onOtherTab(other);
  };
  const write = (): void => {
    if (!ensureOwner(storage, uid)) return;
    readOtherTabs();
    const isKeptOnDevice = copy.write(useWizard.getState());
    if (isKeptOnDevice !== useSaveStatus.getState().isKeptOnDevice)
      useSaveStatus.setState({ isKeptOnDevice });
  };
  useWizard.setState(isFreshSignIn ? signedIn(state) : state, true);
  useSaveStatus.setState({ isDamaged });
  storeTheme(storage);
  write();
  return {
    readOtherTabs,
    rewrite: () => {
      claimStorage(storage, uid);
      copy.invalidate();
      write();
    },
    close: useWizard.subscribe(write),
  };
}
