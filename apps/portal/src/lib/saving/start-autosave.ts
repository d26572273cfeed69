import type { KeyValue } from "@sitewright/app-kit/storage";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { reportNotice } from "../page-notices.ts";
import type { OtherTabChange } from "../storage/stored-copy.ts";
import { isOwner } from "../storage/stored-state.ts";
import { isUnconfirmed } from "../submission/submission-key.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { signedIn } from "../wizard/navigation.ts";
import { openProject, useWizard } from "../wizard/wizard-store.ts";
import { callsWhileOwner } from "./draft-calls.ts";
import { DraftSync } from "./draft-sync.ts";
import { type LocalCopy, openLocalCopy } from "./local-copy.ts";
import { mergeStoredProject } from "./merge-project.ts";
import { reportMergedFields } from "./merged-fields.ts";
import { addPageListeners, openTabChannel, type TabChannel } from "./page-events.ts";
import {
  type AskPerson,
  askAboutConflicts,
  mergeResolvingConflicts,
  withdrawQuestion,
} from "./resolve-conflicts.ts";
import { useSaveStatus } from "./save-status.ts";
import { readDraftBase, writeDraftBase, writeRejectedAnswers } from "./stored-bases.ts";
import { savingTexts } from "./texts.ts";

/** The running autosave of one signed-in person on this page. */
export interface AutosaveSession {
  readonly uid: string;
  readonly storage: KeyValue;
  readonly sync: DraftSync;
  readonly askPerson: AskPerson;
  readonly tabs: TabChannel;
  /** Resolves when the server's draft is loaded too. */
  readonly isReady: Promise<void>;
  /** Ends saving on the device and on the server. */
  readonly end: () => void;
}

export interface AutosaveOptions {
  readonly uid: string;
  readonly isFreshSignIn: boolean;
  readonly storage: KeyValue;
  /** Called after a sign-in or sign-out in another tab. */
  readonly onSessionChange: () => void;
  /** Called when the project was reset in another tab. */
  readonly onReset: () => void;
}

/** Debounce of reading what another tab writes: it writes several keys, with a `storage` event for each. */
const otherTabWritesWithinMs = 50;

/** Asks about conflicts, and stores on this device the answers that were not chosen. */
const askAndStoreRejected =
  (storage: KeyValue): AskPerson =>
  async (question) => {
    const choices = await askAboutConflicts(question);
    if (choices) writeRejectedAnswers(storage, question.conflicts, choices);
    return choices;
  };

/** Empties the form that was reset or submitted elsewhere, and offers to bring back what it held. */
function emptyForm(askPerson: AskPerson): void {
  const { onboarding, position } = useWizard.getState();
  wizard.reset();
  async function bringBack(): Promise<void> {
    const mine = () => useWizard.getState().onboarding;
    const merged = await mergeResolvingConflicts({
      base: defaultOnboarding,
      mine,
      theirs: onboarding,
      savedAt: null,
      askPerson,
    });
    if (merged && openProject() === null) wizard.mergeAnswers(merged.answers, position, merged.incoming);
  }
  reportNotice({
    tone: "info",
    title: savingTexts.emptied,
    action: { label: savingTexts.bringBack, onPress: () => void bringBack() },
  });
}

function createSync({ storage, uid, onSessionChange }: AutosaveOptions, askPerson: AskPerson): DraftSync {
  return new DraftSync({
    calls: callsWhileOwner({ isOwner: () => isOwner(storage, uid), onOtherOwner: onSessionChange }),
    getState: useWizard.getState,
    subscribe: useWizard.subscribe,
    replaceAnswers: wizard.loadDraft,
    emptyForm: () => emptyForm(askPerson),
    isSubmissionOpen: () => isUnconfirmed(storage),
    applyMerge: wizard.mergeAnswers,
    readBase: (project) => readDraftBase(storage, project),
    writeBase: (project, base) => {
      const { isKeptOnDevice } = useSaveStatus.getState();
      if (isOwner(storage, uid)) writeDraftBase(storage, project, { base, isKeptOnDevice });
    },
    onStatus: (server) => useSaveStatus.setState({ server }),
    askPerson,
    withdrawQuestion,
    onMerged: reportMergedFields,
    mergeStoredProject: (project) => mergeStoredProject({ storage, askPerson, project }),
    random: Math.random,
  });
}

/** Merges what another tab of this browser wrote; conflicts are asked about. */
async function mergeOtherTab(
  { base, theirs }: OtherTabChange,
  { sync, askPerson }: Pick<AutosaveSession, "sync" | "askPerson">,
): Promise<void> {
  // The other tab may have saved or merged a newer version of the project: the changes here are based on it now.
  if (theirs.editing) wizard.setProjectVersion(theirs.editing.version);
  if (theirs.sent !== base.sent) wizard.setSent(theirs.sent);
  const merged = await mergeResolvingConflicts({
    base: base.onboarding,
    mine: () => useWizard.getState().onboarding,
    theirs: theirs.onboarding,
    savedAt: null,
    askPerson,
  });
  if (!merged) return;
  sync.applyOtherTabsChange(() => wizard.mergeAnswers(merged.answers, theirs.position, merged.incoming));
}

/** All tabs of a browser show the same project: this tab opens the project that another tab opened. */
function followToOtherProject({ theirs }: OtherTabChange, sync: DraftSync): void {
  useWizard.setState(theirs, true);
  void sync.open(openProject()).then(uploads.resendNow);
}

/**
 * Saves, merges and retries when the page's visibility, connection or storage changes. Returns its stop
 * function.
 */
function watchPage({
  uid,
  storage,
  onSessionChange,
  copy,
  sync,
}: AutosaveOptions & { readonly copy: LocalCopy; readonly sync: DraftSync }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readOtherTabsSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      copy.readOtherTabs();
      const base = readDraftBase(storage, openProject());
      if (base) sync.acceptBaseOfOtherTab(base);
    }, otherTabWritesWithinMs);
  };
  const removeListeners = addPageListeners({
    onOnline: () => {
      // The draft may not have been readable when its project was opened.
      sync.refresh();
      uploads.resendNow();
    },
    onHidden: () => sync.flushOnPageHide(),
    onClose: () => sync.flushOnPageClose(),
    onVisible: () => {
      copy.readOtherTabs();
      sync.refresh();
      // Another tab that was uploading a file may have been closed meanwhile.
      uploads.resendNow();
    },
    onStorageChange: (key) => {
      if (!isOwner(storage, uid)) onSessionChange();
      else if (key === null) copy.rewrite();
      else readOtherTabsSoon();
    },
    wouldLoseData: () =>
      uploads.hasUnstoredBytes() || (!useSaveStatus.getState().isKeptOnDevice && sync.isDirty),
  });
  return () => {
    clearTimeout(timer);
    removeListeners();
  };
}

/**
 * Starts autosave for a person: their stored answers are loaded, and every change is saved on the device and on the
 * server.
 */
export function startAutosave(options: AutosaveOptions): AutosaveSession {
  const { uid, isFreshSignIn, storage, onSessionChange, onReset } = options;
  const askPerson = askAndStoreRejected(storage);
  useSaveStatus.setState({ server: { kind: "untouched" } });
  const copy = openLocalCopy({
    storage,
    uid,
    isFreshSignIn,
    onOtherTab: (other) => {
      if (other.isOtherProject) followToOtherProject(other, sync);
      else mergeOtherTab(other, { sync, askPerson });
    },
  });
  const sync = createSync(options, askPerson);
  const endWatching = watchPage({ ...options, copy, sync });
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
    uploads.cancelAll();
    endWatching();
    tabs.close();
    sync.stop();
    copy.close();
  };
  const tabs = openTabChannel((message) => {
    if (message === "session-changed") onSessionChange();
    else onReset();
  });
  const isReady = sync.open(openProject()).then(() => {
    if (hasEnded) return;
    if (isFreshSignIn) useWizard.setState(signedIn, true);
    uploads.startResending();
  });
  return { uid, storage, sync, askPerson, tabs, isReady, end };
}
