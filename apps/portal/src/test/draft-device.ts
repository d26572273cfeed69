import type { Draft, DraftState } from "@sitewright/contracts";
import { defaultOnboarding, type OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { vi } from "vitest";
import { createStore } from "zustand";
import type { DraftBase, DraftHeaders } from "../lib/saving/draft-base.ts";
import type { DraftCalls, SaveResult } from "../lib/saving/draft-calls.ts";
import { DraftSync } from "../lib/saving/draft-sync.ts";
import type { Choices } from "../lib/saving/merge-answers.ts";
import type { ConflictQuestion } from "../lib/saving/resolve-conflicts.ts";
import type { SaveStatus } from "../lib/saving/save-status.ts";
import { answersMerged } from "../lib/wizard/stored-project.ts";
import { initialWizardState, type WizardState } from "../lib/wizard/wizard-store.ts";

export const savedAt = "2026-03-01T14:03:00.000Z";
const answering = (formData: Partial<OnboardingFormData>): DraftState => ({
  onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, ...formData } },
  position: initialWizardState.position,
});
export const named = (businessName: string): DraftState => answering({ businessName });
export const draft = (version: number, name: string): Draft => ({ version, savedAt, state: named(name) });
export const baseOf = (version: number, name: string): DraftBase => ({
  version,
  savedAt,
  agreed: named(name).onboarding,
});

/** The base in a browser's storage, which its tabs share. */
export interface TabStorage {
  base: DraftBase | null;
}

/** One device with the server's side of its drafts in memory: versions as the service counts them. */
export function device(
  server: Map<string, Draft>,
  base: DraftBase | null = null,
  storage: TabStorage = { base },
) {
  const store = createStore<WizardState>()(() => initialWizardState);
  const statuses: SaveStatus[] = [];
  const questions: ConflictQuestion[] = [];
  const merged: string[] = [];
  let failure: SaveResult | null = null;
  let isAnswerLost = false;
  let isSubmissionOpen = false;
  let answer: (choices: Choices | null) => void = () => {};
  let mayDelete = Promise.resolve();
  const save = vi.fn<DraftCalls["save"]>(async (project, { version, state }) => {
    if (failure) return failure;
    const current = server.get(project ?? "") ?? null;
    if ((current?.version ?? 0) !== version) return { kind: "conflict", current };
    server.set(project ?? "", { version: version + 1, savedAt, state });
    if (isAnswerLost) return { kind: "offline" };
    return { kind: "saved", version: version + 1, savedAt: new Date(savedAt) };
  });
  const mergeStoredProject = vi.fn(async () => {});
  const calls: DraftCalls = {
    read: async (project) => (failure ? undefined : (server.get(project ?? "") ?? null)),
    save,
    delete: async (project) => {
      await mayDelete;
      if (!failure) server.delete(project ?? "");
      return !failure;
    },
  };
  const sync = new DraftSync({
    calls,
    getState: store.getState,
    subscribe: store.subscribe,
    replaceAnswers: (state) => store.setState(state),
    emptyForm: () => store.setState(initialWizardState),
    isSubmissionOpen: () => isSubmissionOpen,
    applyMerge: (answers, from, paths) => store.setState(answersMerged(answers, from, paths)),
    readBase: () => storage.base,
    writeBase: (_, next) => {
      storage.base = next;
    },
    onStatus: (status) => statuses.push(status),
    askPerson: (question) =>
      new Promise((resolve) => {
        questions.push(question);
        answer = resolve;
      }),
    withdrawQuestion: () => answer(null),
    onMerged: (paths) => merged.push(...paths),
    mergeStoredProject,
    random: () => 0,
  });
  const type = (formData: Partial<OnboardingFormData>): void => {
    const { onboarding } = store.getState();
    store.setState({ onboarding: { ...onboarding, formData: { ...onboarding.formData, ...formData } } });
  };
  return {
    sync,
    store,
    save,
    mergeStoredProject,
    statuses,
    questions,
    merged,
    choose: (choices: Choices) => answer(choices),
    write: type,
    type: (businessName: string) => type({ businessName }),
    /** The answers here become a project. */
    submit: () => {
      const { onboarding: answers } = store.getState();
      store.setState({ sent: { id: "p1", name: "Sent", answers, isNoted: false } });
    },
    /** A submission of the answers here gets no response. */
    loseSubmission: () => {
      isSubmissionOpen = true;
    },
    /** The server's part of a submission: it deletes the draft that the headers name. */
    deleteNamed: (headers: DraftHeaders, project = ""): void => {
      const { version, savedAt: at } = server.get(project) ?? {};
      if (headers["draft-version"] === `${version}` && headers["draft-saved-at"] === at)
        server.delete(project);
    },
    form: () => store.getState().onboarding.formData,
    name: () => store.getState().onboarding.formData.businessName,
    fail: (result: SaveResult | null) => {
      failure = result;
    },
    goOffline: () => {
      failure = { kind: "offline" };
    },
    goOnline: () => {
      failure = null;
      isAnswerLost = false;
    },
    /** Requests arrive; their responses do not. */
    loseAnswers: () => {
      isAnswerLost = true;
    },
    /** Deletions wait for a call of the returned function. */
    holdDeletion: () => {
      let finish = (): void => {};
      mayDelete = new Promise((resolve) => {
        finish = resolve;
      });
      return () => finish();
    },
    keptBase: () => storage.base,
  };
}

export const storedName = (server: Map<string, Draft>, key = "") =>
  server.get(key)?.state.onboarding.formData.businessName;
