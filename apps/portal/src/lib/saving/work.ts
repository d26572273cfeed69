import type { Draft, Project } from "@sitewright/contracts";
import { create } from "zustand";
import { browserStorage } from "../storage/device-storage.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { signedIn } from "../wizard/navigation.ts";
import { openWizard } from "../wizard/open-wizard.ts";
import { clearStoredState } from "../wizard/stored-state.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { keepDraftBase, readDraftBase } from "./draft-base.ts";
import { draftCalls } from "./draft-calls.ts";
import { DraftSync } from "./draft-sync.ts";
import { useSaveStatus } from "./save-status.ts";

/** The draft that someone else saved in the meantime, while the person has not chosen between it and their own. */
export const useDraftConflict = create<{ readonly current: Draft | null }>()(() => ({ current: null }));

/** How long after a reset the page loads anew. */
export const reloadAfterMs = 100;

let sync: DraftSync | null = null;
let endKeeping: () => void = () => {};

function startSync(): DraftSync {
  const storage = browserStorage();
  return new DraftSync({
    calls: draftCalls,
    getState: useWizard.getState,
    subscribe: useWizard.subscribe,
    load: wizard.loadDraft,
    readBase: (project) => readDraftBase(storage, project),
    keepBase: (project, base) => keepDraftBase(storage, project, base),
    report: (server) => useSaveStatus.setState({ server }),
    ask: (current) => useDraftConflict.setState({ current }),
  });
}

const flush = (): void => void sync?.flush();

/**
 * The signed-in person's work: kept on this device at every change and on the server within two seconds of the
 * last one.
 */
export const work = {
  /** Brings a person's answers back, the newer of device and server. Returns what ends the keeping. */
  async begin({ uid, isFreshSignIn }: { uid: string; isFreshSignIn: boolean }): Promise<() => void> {
    const close = openWizard({ storage: browserStorage(), uid, isFreshSignIn });
    const mine = startSync();
    sync = mine;
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    await mine.open(useWizard.getState().editing?.projectId ?? null);
    if (isFreshSignIn) useWizard.setState(signedIn, true);
    const end = (): void => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      mine.stop();
      close();
    };
    endKeeping = end;
    return end;
  },
  /** Sends what has not been sent; false when the server does not have it. */
  flush: async (): Promise<boolean> => (await sync?.flush()) ?? true,
  settleConflict: (choice: "mine" | "theirs"): void => sync?.settle(choice),
  /** Loads a stored project for editing, with the changes that were already made to it. */
  async edit(project: Pick<Project, "id" | "version" | "onboarding">): Promise<void> {
    await sync?.open(project.id, () => wizard.loadProject(project));
    wizard.reopen();
  },
  /** The changes are part of the stored project now: their draft has served. */
  async changesStored(version: number): Promise<void> {
    wizard.storedAs(version);
    await sync?.forget();
  },
  /** After a submission: everything from the beginning, for another project. */
  async startNew(): Promise<void> {
    await sync?.forget();
    await sync?.open(null, wizard.reset);
  },
  /**
   * Gives the project up: its files are deleted (the server keeps those that a stored project refers to), its draft
   * and every stored key removed, then the page loads anew.
   */
  async startOver(): Promise<void> {
    await Promise.all(useWizard.getState().onboarding.uploadedFiles.map(uploads.remove));
    await sync?.forget();
    endKeeping();
    wizard.reset();
    clearStoredState(browserStorage());
    setTimeout(() => location.reload(), reloadAfterMs);
  },
  /** Leaves the project that was edited and goes back to the client's own new one. */
  async leaveProject(): Promise<void> {
    await sync?.open(null, wizard.reset);
  },
  /** The draft has served or is given up; the next change begins another. */
  forgetDraft: async (): Promise<void> => sync?.forget(),
};
