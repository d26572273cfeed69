import { browserStorage, type KeyValue, MemoryFallbackStorage } from "@sitewright/app-kit/storage";
import type { Project } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { setPageUser } from "../api/page-user.ts";
import { clearStoredState, releaseStorage } from "../storage/stored-state.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import type { DraftHeaders } from "./draft-base.ts";
import type { Choices } from "./merge-answers.ts";
import { mergeNewerVersion } from "./merge-project.ts";
import { askAboutConflicts, type ConflictQuestion } from "./resolve-conflicts.ts";
import { type AutosaveOptions, type AutosaveSession, startAutosave } from "./start-autosave.ts";
import { writeProjectBase } from "./stored-bases.ts";

/** The page reloads this time after a reset. */
export const reloadAfterMs = 100;

/**
 * The place of a person's latest answers after signing out: all on the server, stored on this device, or only
 * in the memory of this page.
 */
export type AnswersAfterSignOut = "saved" | "on-device" | "in-memory";

let current: AutosaveSession | null = null;
let pageStorage: KeyValue | null = null;

/** The storage of the wizard: the browser's, with the memory of this page for what the browser refuses. */
export function wizardStorage(): KeyValue {
  pageStorage ??= new MemoryFallbackStorage(browserStorage());
  return pageStorage;
}

const reloadSoon = (): void => void setTimeout(() => location.reload(), reloadAfterMs);

function endSession(): void {
  current?.end();
  current = null;
}

function startSession(
  options: Pick<AutosaveOptions, "uid" | "isFreshSignIn" | "onSessionChange">,
): AutosaveSession {
  endSession();
  setPageUser(options.uid);
  const onReset = (): void => {
    endSession();
    reloadSoon();
  };
  return startAutosave({ ...options, storage: wizardStorage(), onReset });
}

/** Loads a stored project into the wizard, as the version that changes are made to. */
function loadProject(project: Pick<Project, "id" | "version" | "onboarding">): void {
  wizard.loadProject(project);
  writeProjectBase(wizardStorage(), project);
}

/**
 * Autosave of the signed-in person's answers: on this device at every change, on the server within two seconds of the
 * last one. How it works: docs/autosave.md.
 */
export const autosave = {
  /**
   * Loads a person's answers, those of the device and of the server merged, and starts saving; if it is running already
   * for this person, it continues. Returns its stop function. `onSessionChange` is called after a sign-in or sign-out
   * in another tab.
   */
  async start({
    uid,
    isFreshSignIn,
    onSessionChange = () => {},
  }: {
    readonly uid: string;
    readonly isFreshSignIn: boolean;
    readonly onSessionChange?: () => void;
  }): Promise<() => void> {
    if (current?.uid !== uid) current = startSession({ uid, isFreshSignIn, onSessionChange });
    if (isFreshSignIn) autosave.resume();
    const session = current;
    await session.isReady;
    return () => {
      if (current === session) endSession();
    };
  },
  /** Stops saving: another person, or nobody, is signed in now. The stored answers stay as they are. */
  end: endSession,
  /**
   * Waits for uploads, then saves now what has not been saved; false when the server does not have the latest answers.
   */
  async flush(): Promise<boolean> {
    await uploads.allDone();
    return (await current?.sync.flush()) ?? true;
  },
  /** The person has signed in again in this tab: resumes saving and uploading, in the other tabs too. */
  resume(): void {
    current?.tabs.send("session-changed");
    autosave.resumeAfterOtherTab();
  },
  /** The person has signed in again in another tab: resumes saving and uploading here. */
  resumeAfterOtherTab(): void {
    current?.sync.resume();
    uploads.resendNow();
  },
  /**
   * Stops saving at a sign-out. Answers that the server has are removed from this device; others are kept for the
   * person.
   */
  stopForSignOut(): AnswersAfterSignOut {
    setPageUser(null);
    if (!current) return "saved";
    const { uid, storage, sync, tabs } = current;
    const isAcknowledged = !sync.isDirty;
    tabs.send("session-changed");
    endSession();
    const isKept = releaseStorage(storage, { uid, isAcknowledged });
    if (isAcknowledged) return "saved";
    return isKept ? "on-device" : "in-memory";
  },
  /** The account was deleted: removes all of its data from this device. */
  discard(): void {
    setPageUser(null);
    if (!current) return;
    const { storage, tabs } = current;
    tabs.send("session-changed");
    endSession();
    clearStoredState(storage);
  },
  /**
   * True where a project's draft can be read (null: the new one's). Without it, the project would open without what was
   * typed last.
   */
  canOpen: async (project: string | null): Promise<boolean> =>
    !current || (await current.sync.canRead(project)),
  /** Opens a stored project for editing, with its draft of earlier changes. */
  async openProject(project: Pick<Project, "id" | "version" | "onboarding">): Promise<void> {
    await current?.sync.open(project.id, () => loadProject(project));
    uploads.resendNow();
    wizard.reopen();
  },
  /** Asks about conflicts, and stores on this device the answers that were not chosen. */
  askPerson: (question: ConflictQuestion): Promise<Choices | null> =>
    (current?.askPerson ?? askAboutConflicts)(question),
  /** Merges a newer version of the edited project into the changes here; false when a conflict was not resolved. */
  mergeProject: (newer: Project): Promise<boolean> =>
    mergeNewerVersion(newer, { storage: wizardStorage(), askPerson: autosave.askPerson }),
  /**
   * Runs a call that makes the answers here part of a project; its headers name the draft that the server deletes with
   * it.
   */
  submit: <T>(call: (headers: DraftHeaders) => Promise<T>): Promise<T> =>
    current ? current.sync.submit(call) : call({}),
  /** This tab saved that version of the edited project: further changes are based on it. */
  setBaseVersion(project: Pick<Project, "id" | "version" | "onboarding">): void {
    wizard.setProjectVersion(project.version);
    writeProjectBase(wizardStorage(), project);
  },
  /** The changes were saved in the project: their draft is deleted. `sent`: the answers that were saved. */
  async afterProjectSaved(
    project: Pick<Project, "id" | "version" | "onboarding">,
    sent: Onboarding,
  ): Promise<void> {
    // The person may have opened another project meanwhile.
    if (useWizard.getState().editing?.projectId !== project.id) return;
    autosave.setBaseVersion(project);
    await current?.sync.deleteDraft(sent);
  },
  /**
   * After a submission: empties the form for another project. False, with everything as it was, while the draft of the
   * submitted one cannot be deleted: it would be merged into the new one.
   */
  async startNewProject(): Promise<boolean> {
    if (!current) return false;
    const { sync } = current;
    const isDeleted = await sync.deleteDraft();
    if (isDeleted) void sync.open(null, wizard.reset);
    return isDeleted;
  },
  /**
   * Deletes the project's draft, every stored key and its uploads (the server keeps those that a stored project refers
   * to), then reloads the page. False, with everything as it was, while the draft cannot be deleted.
   */
  async resetProject(): Promise<boolean> {
    if (current && !(await current.sync.deleteDraft())) return false;
    const { uploadedFiles } = useWizard.getState().onboarding;
    clearStoredState(wizardStorage());
    current?.tabs.send("reset");
    endSession();
    await Promise.all(uploadedFiles.map(uploads.remove));
    wizard.reset();
    reloadSoon();
    return true;
  },
  /** Goes back from the edited project to the new one, once the changes are saved; does nothing when they cannot be. */
  async closeProject(): Promise<void> {
    if (await autosave.flush()) await autosave.closeProjectUnsaved();
  },
  /** Goes back from the edited project to the new one, whether or not the changes are saved. */
  async closeProjectUnsaved(): Promise<void> {
    await current?.sync.open(null, wizard.reset);
    uploads.resendNow();
  },
  /**
   * Ends the editing of a finished project. Its answers stay on the screen, without becoming those of the new
   * project. Unsaved changes are saved first.
   */
  async endEditing(): Promise<void> {
    const { editing } = useWizard.getState();
    if (!editing || (current?.sync.isDirty && !(await autosave.flush()))) return;
    if (useWizard.getState().editing?.projectId !== editing.projectId) return;
    if (current) await current.sync.open(null, wizard.endEditing);
    else wizard.endEditing();
  },
  /** These answers were submitted: their draft is deleted, and the next change begins a new one. */
  async afterSubmit(sent: Onboarding): Promise<void> {
    if (useWizard.getState().editing === null) await current?.sync.deleteDraft(sent);
  },
};
