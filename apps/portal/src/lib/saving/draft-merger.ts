import type { Draft, DraftState } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { baseFromDraft, emptyBase, findBase } from "./draft-base.ts";
import type { OpenDraft, OpenDraftDeps } from "./open-draft.ts";
import { type AskPerson, mergeResolvingConflicts } from "./resolve-conflicts.ts";

/** The functions of the page that merging calls. A project of null is the new one. */
export interface DraftMergerDeps extends Pick<OpenDraftDeps, "getState" | "readBase"> {
  /** Replaces the answers and the open step by those of a draft. */
  readonly replaceAnswers: (draft: DraftState) => void;
  /** Empties the form, and offers to bring back what it held. */
  readonly emptyForm: () => void;
  /** True where a submission of these answers got no response: they may be a project already. */
  readonly isSubmissionOpen: () => boolean;
  /**
   * Applies merged answers; the open step stays. `from`: position of the other side; `incoming`: paths taken from it.
   */
  readonly applyMerge: (
    answers: Onboarding,
    from: DraftState["position"],
    incoming: readonly string[],
  ) => void;
  readonly askPerson: AskPerson;
  /** Called with the paths of the answers that a merge took from elsewhere. */
  readonly onMerged: (paths: readonly string[]) => void;
  /** Merges the stored project into the answers here, after another device saved its draft into the project. */
  readonly mergeStoredProject: (project: string) => Promise<void>;
}

/** Brings the answers here and the draft that the server has together. */
export class DraftMerger {
  readonly #draft: OpenDraft;
  readonly #deps: DraftMergerDeps & { readonly onDone: () => void };
  #isMerging = false;

  /** `onDone`: called when the two agree except for changes made here, which can be saved then. */
  constructor(draft: OpenDraft, deps: DraftMergerDeps & { readonly onDone: () => void }) {
    this.#draft = draft;
    this.#deps = deps;
  }

  /** Nothing is sent meanwhile. */
  get isMerging(): boolean {
    return this.#isMerging;
  }

  /** Acts on the draft that the server has: null when there is none, undefined when it is not known. */
  compareWithServer(server: Draft | null | undefined): void {
    const { base } = this.#draft.saved;
    // Another tab of this browser may have saved or merged that draft already.
    const known = server && findBase(server, [base, this.#deps.readBase(this.#draft.project)]);
    if (known && known !== base) this.#draft.setBase(known);
    if (server && !known) this.#mergeFromServer(server);
    else if (server === null && this.#draft.saved.base.version > 0) this.#followDeletion();
    else this.#deps.onDone();
  }

  /** Takes over a draft of the server where nothing here has changed. */
  replaceFromServer(server: Draft): void {
    this.#draft.withoutNotice(() => this.#deps.replaceAnswers(server.state));
    this.#draft.setBase(baseFromDraft(server), this.#draft.lastSeen.position);
    this.#deps.onDone();
  }

  /** Merges a draft that was saved elsewhere. Nothing is sent until that is done. */
  async #mergeFromServer(server: Draft): Promise<void> {
    const { askPerson, getState, applyMerge, onMerged } = this.#deps;
    if (this.#isMerging) return;
    this.#isMerging = true;
    const { onboarding: theirs, position } = server.state;
    const base = this.#draft.saved.base.agreed;
    const mine = () => getState().onboarding;
    const savedAt = new Date(server.savedAt);
    const merged = await mergeResolvingConflicts({ base, mine, theirs, savedAt, askPerson });
    this.#isMerging = false;
    if (!merged || !this.#draft.isRunning) return;
    this.#draft.withoutNotice(() => applyMerge(merged.answers, position, merged.incoming));
    this.#draft.setBase(baseFromDraft(server));
    onMerged(merged.incoming);
    this.#deps.onDone();
  }

  /**
   * The draft was deleted elsewhere. A form for a new project that has not changed since its last save was reset or
   * submitted there, and is emptied here too; otherwise the answers here begin a new draft.
   */
  #followDeletion(): void {
    const { emptyForm, isSubmissionOpen } = this.#deps;
    if (this.#draft.project !== null || this.#draft.isDirty || isSubmissionOpen()) {
      void this.#startNewDraft();
      return;
    }
    this.#draft.withoutNotice(emptyForm);
    this.#draft.setBase(emptyBase, this.#draft.lastSeen.position);
    this.#deps.onDone();
  }

  /** The answers here are saved as a new draft, after a newer version of the edited project was merged into them. */
  async #startNewDraft(): Promise<void> {
    const project = this.#draft.project;
    if (this.#isMerging) return;
    this.#isMerging = true;
    try {
      if (project !== null) await this.#deps.mergeStoredProject(project);
    } finally {
      this.#isMerging = false;
    }
    if (!this.#draft.isRunning) return;
    if (project === this.#draft.project)
      this.#draft.setBase({ ...this.#draft.saved.base, version: 0, savedAt: null });
    this.#deps.onDone();
  }
}
