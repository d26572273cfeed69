import { browserStorage, HeldStorage, type KeyValue } from "@sitewright/app-kit/storage";
import type { Project } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { setPageUser } from "../api/page-user.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { clearStoredState, releaseStorage } from "../wizard/stored-state.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { askPerson } from "./open-question.ts";
import { type OpenWork, openWork } from "./open-work.ts";
import { keepProjectBase } from "./project-base.ts";
import { mergeProject } from "./project-merge.ts";

/** How long after a reset the page loads anew. */
export const reloadAfterMs = 100;

/** Where a person's latest answers are after they left: all on the server, waiting aside here, or in this page alone. */
export type LeftAnswers = "saved" | "aside" | "in-memory";

let current: OpenWork | null = null;
let pageStorage: KeyValue | null = null;

/** The browser's storage for the wizard; what it refuses is held for as long as the page lives. */
export function wizardStorage(): KeyValue {
  pageStorage ??= new HeldStorage(browserStorage());
  return pageStorage;
}

const reloadLater = (): void => void setTimeout(() => location.reload(), reloadAfterMs);

/** A project's answers as they are stored, which changes are made from. */
function startFrom(project: Pick<Project, "id" | "version" | "onboarding">): void {
  wizard.loadProject(project);
  keepProjectBase(wizardStorage(), project);
}

/**
 * The signed-in person's work: kept on this device at every change and on the server within two seconds of the
 * last one.
 */
export const work = {
  /**
   * Brings a person's answers back, those of device and server merged. Returns what ends the keeping.
   * `onSessionChange`: somebody has signed in or out in another tab.
   */
  async begin({
    uid,
    isFreshSignIn,
    onSessionChange = () => {},
  }: {
    readonly uid: string;
    readonly isFreshSignIn: boolean;
    readonly onSessionChange?: () => void;
  }): Promise<() => void> {
    current?.end();
    setPageUser(uid);
    const storage = wizardStorage();
    const opened = openWork({ uid, isFreshSignIn, storage, onSessionChange, onReset: reloadLater });
    current = opened.work;
    if (isFreshSignIn) opened.work.tabs.tell("session");
    await opened.isReady;
    uploads.beginResending();
    return opened.work.end;
  },
  /** Sends what has not been sent, files on their way included; false when the server does not have it. */
  async flush(): Promise<boolean> {
    await uploads.arrived();
    return (await current?.sync.flush()) ?? true;
  },
  /** The person has signed in again: saving goes on, in the other tabs too. */
  resume(): void {
    current?.tabs.tell("session");
    current?.sync.resume();
  },
  /** They have signed in again in another tab. */
  followResume: (): void => current?.sync.resume(),
  /** The person leaves: what the server has is removed from this device, what it does not have waits for them. */
  release(): LeftAnswers {
    setPageUser(null);
    if (!current) return "saved";
    const { uid, storage, sync, tabs, end } = current;
    const isAcknowledged = !sync.isDirty;
    tabs.tell("session");
    end();
    current = null;
    const isKept = releaseStorage(storage, { uid, isAcknowledged });
    if (isAcknowledged) return "saved";
    return isKept ? "aside" : "in-memory";
  },
  /** The account is gone: nothing of it stays on this device. */
  discard(): void {
    setPageUser(null);
    if (!current) return;
    const { storage, tabs, end } = current;
    tabs.tell("session");
    end();
    current = null;
    clearStoredState(storage);
  },
  /** Loads a stored project for editing, with the changes that were already made to it. */
  async edit(project: Pick<Project, "id" | "version" | "onboarding">): Promise<void> {
    await current?.sync.open(project.id, () => startFrom(project));
    wizard.reopen();
  },
  /** Merges a newer version of the edited project into the changes; false when the person did not choose. */
  mergeProject: (newer: Project): Promise<boolean> =>
    mergeProject(newer, { storage: wizardStorage(), ask: current?.ask ?? askPerson }),
  /** This version of the edited project came from here: changes are made from it. */
  noteVersion(project: Pick<Project, "id" | "version" | "onboarding">): void {
    wizard.storedAs(project.version);
    keepProjectBase(wizardStorage(), project);
  },
  /** The changes are part of the stored project now: their draft has served. `sent`: the answers that were stored. */
  async changesStored(
    project: Pick<Project, "id" | "version" | "onboarding">,
    sent: Onboarding,
  ): Promise<void> {
    work.noteVersion(project);
    await current?.sync.forget(sent);
  },
  /** After a submission: everything from the beginning, for another project. */
  async startNew(): Promise<void> {
    await current?.sync.forget();
    await current?.sync.open(null, wizard.reset);
  },
  /**
   * Gives the project up: its files are deleted (the server keeps those that a stored project refers to), its draft
   * and every stored key removed, then the page loads anew.
   */
  async startOver(): Promise<void> {
    uploads.drop();
    await Promise.all(useWizard.getState().onboarding.uploadedFiles.map(uploads.remove));
    await current?.sync.forget();
    current?.tabs.tell("reset");
    current?.end();
    wizard.reset();
    clearStoredState(wizardStorage());
    reloadLater();
  },
  /**
   * Leaves the project that was edited and goes back to the client's own new one; not before what has changed there is
   * saved.
   */
  async leaveProject(): Promise<void> {
    if (await work.flush()) await work.abandonProject();
  },
  /** Leaves the project that was edited, saved or not. */
  abandonProject: async (): Promise<void> => current?.sync.open(null, wizard.reset),
  /**
   * The project is finished: it is not edited any more, and its answers, which still show, are not those of a new one.
   * What was typed since it was finished is saved first.
   */
  async endEditing(): Promise<void> {
    const { editing } = useWizard.getState();
    if (!editing || (current?.sync.isDirty && !(await work.flush()))) return;
    if (useWizard.getState().editing?.projectId !== editing.projectId) return;
    if (current) await current.sync.open(null, wizard.endEditing);
    else wizard.endEditing();
  },
  /** These answers are submitted: their draft has served, the next change begins another. */
  submitted: async (sent: Onboarding): Promise<void> => current?.sync.forget(sent),
};
