import type { KeyValue } from "@sitewright/app-kit/storage";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { signedIn } from "../wizard/navigation.ts";
import { openWizard } from "../wizard/open-wizard.ts";
import type { OtherTab } from "../wizard/stored-copy.ts";
import { isOwner } from "../wizard/stored-state.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { keepDraftBase, readDraftBase } from "./draft-base.ts";
import { callsOf } from "./draft-calls.ts";
import { DraftSync } from "./draft-sync.ts";
import { tellNews } from "./merge-news.ts";
import { askPerson, withdrawQuestion } from "./open-question.ts";
import { listenToPage } from "./page-events.ts";
import { rejoinProject } from "./project-merge.ts";
import { type Ask, reconcile } from "./reconcile.ts";
import { useSaveStatus } from "./save-status.ts";
import { openTabChannel, type TabChannel } from "./tab-channel.ts";
import { keepUnchosen } from "./unchosen.ts";

/** One person's work on this page. */
export interface OpenWork {
  readonly uid: string;
  readonly storage: KeyValue;
  readonly sync: DraftSync;
  readonly ask: Ask;
  readonly tabs: TabChannel;
  /** Ends the keeping and the saving. */
  readonly end: () => void;
}

interface WorkOptions {
  readonly uid: string;
  readonly isFreshSignIn: boolean;
  readonly storage: KeyValue;
  /** Somebody has signed in or out in another tab. */
  readonly onSessionChange: () => void;
  /** The project was given up in another tab. */
  readonly onReset: () => void;
}

/** How long another tab's writing is waited for: it writes several keys, each of which is told on its own. */
const settleAfterMs = 50;

/** Asks, and remembers on this device what the person decided against. */
const askAndRemember =
  (storage: KeyValue): Ask =>
  async (question) => {
    const choices = await askPerson(question);
    if (choices) keepUnchosen(storage, question.clashes, choices);
    return choices;
  };

function startSync({ storage, uid, onSessionChange }: WorkOptions, ask: Ask): DraftSync {
  return new DraftSync({
    calls: callsOf(() => isOwner(storage, uid), onSessionChange),
    getState: useWizard.getState,
    subscribe: useWizard.subscribe,
    load: wizard.loadDraft,
    merge: wizard.mergeAnswers,
    readBase: (project) => readDraftBase(storage, project),
    keepBase: (project, base) => {
      const isWhole = useSaveStatus.getState().isKeptOnDevice;
      if (isOwner(storage, uid)) keepDraftBase(storage, project, { base, isWhole });
    },
    report: (server) => useSaveStatus.setState({ server }),
    ask,
    withdraw: withdrawQuestion,
    tell: tellNews,
    rejoin: (project) => rejoinProject({ storage, ask, project }),
    random: Math.random,
  });
}

/** Puts in place what another tab of this browser wrote, asking where both tabs changed the same answer. */
async function joinOtherTab({ base, theirs }: OtherTab, { sync, ask }: Pick<OpenWork, "sync" | "ask">) {
  // Another tab may have stored the next version, or merged one in: what is changed here is made from it too.
  if (theirs.editing) wizard.storedAs(theirs.editing.version);
  if (theirs.sent !== base.sent) wizard.followSent(theirs.sent);
  const found = await reconcile({
    base: base.onboarding,
    mine: () => useWizard.getState().onboarding,
    theirs: theirs.onboarding,
    savedAt: null,
    ask,
  });
  if (found) sync.follow(() => wizard.mergeAnswers(found.answers, theirs.position, found.news));
}

const openProject = (): string | null => useWizard.getState().editing?.projectId ?? null;

/** Begins a person's work: what they left comes back, and every change is kept here and on the server. */
export function openWork(options: WorkOptions): { work: OpenWork; isReady: Promise<void> } {
  const { uid, isFreshSignIn, storage, onSessionChange, onReset } = options;
  const ask = askAndRemember(storage);
  useSaveStatus.setState({ server: { kind: "untouched" } });
  const opened = openWizard({
    storage,
    uid,
    isFreshSignIn,
    onOtherTab: (other) => {
      if (!other.hasMoved) joinOtherTab(other, { sync, ask });
      else {
        // The tabs of a browser work on one project: this one goes where the other went.
        useWizard.setState(other.theirs, true);
        sync.open(openProject());
      }
    },
  });
  const sync = startSync(options, ask);
  let looking: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    clearTimeout(looking);
    looking = setTimeout(() => {
      opened.readOthers();
      const base = readDraftBase(storage, openProject());
      if (base) sync.hear(base);
    }, settleAfterMs);
  };
  const endListening = listenToPage({
    onOnline: () => {
      sync.flush();
      uploads.lineIsBack();
    },
    onHidden: () => sync.leave(),
    onVisible: () => {
      opened.readOthers();
      sync.catchUp();
    },
    onStored: (key) => {
      if (!isOwner(storage, uid)) onSessionChange();
      else if (key === null) opened.rewrite();
      else lookSoon();
    },
    isOnlyInMemory: () =>
      uploads.areOnlyInMemory() || (!useSaveStatus.getState().isKeptOnDevice && sync.isDirty),
  });
  let hasEnded = false;
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    uploads.drop();
    clearTimeout(looking);
    endListening();
    tabs.close();
    sync.stop();
    opened.close();
  };
  const tabs = openTabChannel((message) => {
    if (message === "session") {
      onSessionChange();
      return;
    }
    end();
    onReset();
  });
  const isReady = sync.open(openProject()).then(() => {
    if (isFreshSignIn) useWizard.setState(signedIn, true);
  });
  return { work: { uid, storage, sync, ask, tabs, end }, isReady };
}
