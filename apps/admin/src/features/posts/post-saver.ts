import {
  CallError,
  currentIn,
  dataOf,
  failureOf,
  isRefusedWith,
  isTemporary,
} from "@sitewright/app-kit/calls";
import {
  type ApiClient,
  adminRestorePostRevision,
  type CallFailure,
  type EditedPost,
  editedPostSchema,
  type PostFields,
  updatePost,
} from "@sitewright/contracts";
import { type LocalCopy, type ReplacedText, replacedOf } from "./local-copy.ts";
import {
  baseAfterSending,
  changedFields,
  type FieldName,
  type Merged,
  mergeFields,
  takeTheirs,
} from "./merge-fields.ts";
import { refusedFields, refusedFieldText, slugFaultOf } from "./refused-field.ts";
import type { Conflict, SaverState } from "./saver-state.ts";

interface SaverOptions {
  readonly client: ApiClient;
  readonly post: EditedPost;
  readonly copies: {
    readonly read: (id: string) => LocalCopy | undefined;
    readonly write: (id: string, copy: LocalCopy) => boolean;
    readonly remove: (id: string) => boolean;
  };
}

/** Changes reach the server within two seconds, as in the portal. */
const saveAfterMs = 1000;
const retryMs = 5000;

/** A restored revision keeps the address and the date that the post has. */
const isKeptByRestoring = (name: FieldName): boolean => name === "slug" || name === "date";

/**
 * Saves a post while it is typed. One request at a time; a save names the version that it is based on, and
 * another person's changes since are merged field by field. On a conflict the person is asked, and the side
 * that is not chosen stays in the revisions, as does the text that a generated one replaces. Unsent changes stay in this
 * browser. A save without a response is repeated unchanged before newer text is sent, so that at most one is uncertain.
 */
export class PostSaver {
  readonly #client: ApiClient;
  readonly #copies: SaverOptions["copies"];
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> | undefined;
  /** The next save must create a new revision, because the last one holds what was not chosen or was replaced. */
  #needsNewRevision = false;
  /** The fields of a save that got no response (yet): the server may have stored them. */
  #unanswered: PostFields | undefined;
  /** The text before an inserted one, until it is a revision. */
  #replaced: ReplacedText | undefined;
  /** The conflict that is being settled for the other side, until that is stored. */
  #settling: Conflict | undefined;
  /** The fields of the local copy, as written here. */
  #copied: PostFields | undefined;
  /** The editor is closed; another saver may have the post by now. */
  #isStopped = false;

  constructor({ client, post, copies }: SaverOptions) {
    this.#client = client;
    this.#copies = copies;
    const copy = copies.read(post.id);
    this.#state = {
      post,
      fields: post.fields,
      saving: "saved",
      reason: "",
      isSignedOut: false,
      isKept: true,
      slugFault: undefined,
      conflict: undefined,
      epoch: 0,
    };
    if (copy) {
      const { base, fields, sent = base } = copy;
      const theirs = post.fields;
      this.#replaced = copy.replaced;
      // A save of the previous editor may still be in flight: repeated unchanged, it causes no conflict.
      if (changedFields(base, theirs).length === 0) this.#unanswered = copy.sent;
      this.#merge(post, mergeFields(baseAfterSending(base, { sent, theirs }), { mine: fields, theirs }));
      if (this.isDirty) this.#schedule(saveAfterMs);
      else copies.remove(post.id);
    }
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): SaverState => this.#state;

  /** True while the server is known to lack changes. */
  get isDirty(): boolean {
    const { post, fields } = this.#state;
    return this.#unanswered !== undefined || changedFields(post.fields, fields).length > 0;
  }

  /**
   * Applies typed input. `isTyped` false: changed other than by typing, so that the fields have to show it.
   * `isReplacing`: the text until now is kept as a revision of its own.
   */
  change(
    part: Partial<PostFields>,
    { isTyped = true, isReplacing = false }: { isTyped?: boolean; isReplacing?: boolean } = {},
  ): void {
    const { epoch, slugFault, fields } = this.#state;
    // Of several replacements since the last save, only the first one's text was the person's.
    if (isReplacing) this.#replaced ??= replacedOf(fields);
    this.#set({
      fields: { ...fields, ...part },
      slugFault: part.slug === undefined ? slugFault : undefined,
      epoch: isTyped ? epoch : epoch + 1,
      saving: "saving",
    });
    // A text that is being generated changes all the time: it must not put off the save of what is typed beside it.
    if (isTyped || this.#timer === undefined) this.#schedule(saveAfterMs);
  }

  /** Applies the response of a call other than a save. */
  accept(post: EditedPost): void {
    const { post: before, fields } = this.#state;
    this.#merge(post, mergeFields(before.fields, { mine: fields, theirs: post.fields }));
    if (this.isDirty) this.#schedule(saveAfterMs);
    else this.#finish();
  }

  /** Applies the newer version that the service refused a call with, if it did. */
  acceptFromRefusal(error: Error): void {
    const current = currentIn(failureOf(error), editedPostSchema);
    if (current) this.accept(current);
  }

  /** Saves at once; true where the server has the exact current state then. */
  async flush(): Promise<boolean> {
    this.#unschedule();
    while (this.#running) await this.#running;
    if (this.isDirty && !this.#state.conflict) await this.#start();
    return !this.isDirty && !this.#state.conflict;
  }

  /**
   * Resolves a conflict. The other side becomes, or stays, a revision. Where the other side was chosen and could not be
   * stored, the conflict is there again: a retry would send only this side.
   */
  async choose(side: "mine" | "theirs"): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#needsNewRevision = true;
    this.#settling = side === "theirs" ? conflict : undefined;
    this.#set({ conflict: undefined });
    const isStored = await this.flush();
    const isSettled = side === "mine" || (isStored && (await this.#restore(conflict)));
    this.#settling = undefined;
    if (!isSettled && !this.#state.conflict) this.#set({ conflict });
    if (!this.isDirty && !this.#state.conflict) this.#finish();
  }

  /** Stores unsaved changes in this browser; called when the page may be unloaded. */
  storeLocally(): void {
    const { post, fields } = this.#state;
    if (this.#isStopped || !this.isDirty) return;
    this.#copied = fields;
    // From the base of a conflict, so that the next editor asks about it again.
    const base = (this.#state.conflict ?? this.#settling)?.base ?? post.fields;
    const unsent = { sent: this.#unanswered, replaced: this.#replaced };
    const isKept = this.#copies.write(post.id, { base, fields, ...unsent });
    if (isKept !== this.#state.isKept) this.#set({ isKept });
  }

  /** Saves automatically again, where the editor is shown again after `stop`. */
  resume(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    if (this.isDirty) this.#schedule(saveAfterMs);
  }

  /**
   * Stops automatic saving, after a last save. Changes that it could not send stay in this browser for the next editor
   * of the post: retrying here would overwrite what is typed there.
   */
  async stop(): Promise<void> {
    const saved = this.flush();
    // After the save has begun, so that the copy says what was sent.
    this.storeLocally();
    this.#isStopped = true;
    await saved;
  }

  #set(part: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Saves after a time. Once stopped, only what was merged with another version is sent, which is at once. */
  #schedule(afterMs: number): void {
    this.#unschedule();
    if (this.#isStopped && afterMs > 0) return;
    this.#timer = setTimeout(() => void this.flush(), afterMs);
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Takes another version of the post, merged with the fields here. */
  #merge(post: EditedPost, merged: Merged): void {
    const isReplaced = changedFields(this.#state.fields, merged.mine).length > 0;
    const epoch = this.#state.epoch + (isReplaced ? 1 : 0);
    const conflict = merged.conflicts.length > 0 ? { ...merged, post } : undefined;
    this.#set({ post, fields: merged.mine, epoch, conflict });
  }

  #start(): Promise<unknown> {
    this.#set({ saving: "saving", isSignedOut: false });
    this.#running = this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #saveAll(): Promise<void> {
    if (this.#unanswered && !(await this.#save(this.#unanswered))) return;
    if (this.isDirty && !this.#state.conflict) await this.#saveInOrder();
  }

  /**
   * Saves the fields, with this part of them otherwise, and before that the text that they replaced. Returns false where
   * the server has not stored them.
   */
  async #saveInOrder(part: Partial<PostFields> = {}): Promise<boolean> {
    if (this.#replaced) {
      if (!(await this.#saveChanged({ ...this.#state.fields, ...part, ...this.#replaced }))) return false;
      this.#replaced = undefined;
      this.#needsNewRevision = true;
    }
    return this.#saveChanged({ ...this.#state.fields, ...part });
  }

  async #saveChanged(fields: PostFields): Promise<boolean> {
    return changedFields(this.#state.post.fields, fields).length === 0 || (await this.#save(fields));
  }

  /** Returns false where the server has not stored the fields. */
  async #save(fields: PostFields): Promise<boolean> {
    const { id, version } = this.#state.post;
    const headers = { "if-match": String(version) };
    const query = this.#needsNewRevision ? ({ revision: "new" } as const) : {};
    this.#unanswered = fields;
    try {
      const input = { params: { id }, query, headers, body: fields };
      const { post } = await dataOf(this.#client.call(updatePost, input));
      this.#takeSaved(post, fields);
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const current = currentIn(failureOf(error), editedPostSchema);
      // An earlier request of this save was stored and its response lost.
      if (current && changedFields(current.fields, fields).length === 0) {
        this.#takeSaved(current, fields);
        return true;
      }
      await this.#fail(error, fields);
      return false;
    }
  }

  /** Stores the other side's version again, once this side is a revision. False where it could not. */
  async #restore(conflict: Conflict): Promise<boolean> {
    const { id, version } = this.#state.post;
    const headers = { "if-match": String(version) };
    const params = { id, version: conflict.post.version };
    try {
      const { post } = await dataOf(this.#client.call(adminRestorePostRevision, { params, headers }));
      await this.#takeRestored(post, conflict);
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const current = currentIn(failureOf(error), editedPostSchema);
      // An earlier request of this was stored and its response lost.
      if (current && changedFields(current.fields, conflict.post.fields).every(isKeptByRestoring)) {
        await this.#takeRestored(current, conflict);
        return true;
      }
      await this.#fail(error, this.#state.fields);
      return false;
    }
  }

  async #takeRestored(post: EditedPost, conflict: Conflict): Promise<void> {
    const fields = takeTheirs(this.#state.fields, conflict);
    this.#settling = undefined;
    this.#set({ post, fields, epoch: this.#state.epoch + 1 });
    await this.flush();
  }

  /** Takes the version that a save made, with what the server filled in: a date, for instance. */
  #takeSaved(post: EditedPost, sent: PostFields): void {
    this.#needsNewRevision = false;
    this.#unanswered = undefined;
    const { mine } = mergeFields(sent, { mine: this.#state.fields, theirs: post.fields });
    this.#merge(post, { base: sent, mine, theirs: mine, conflicts: [] });
    this.#finish();
  }

  #finish(): void {
    if (this.isDirty) {
      this.#schedule(saveAfterMs);
      return;
    }
    if (!this.#isStopped || this.#isCopyOwn()) this.#copies.remove(this.#state.post.id);
    this.#set({ saving: "saved", reason: "" });
  }

  /** True where no other saver has replaced the local copy. */
  #isCopyOwn(): boolean {
    const copy = this.#copies.read(this.#state.post.id);
    return (
      copy !== undefined &&
      this.#copied !== undefined &&
      changedFields(copy.fields, this.#copied).length === 0
    );
  }

  /** Saves all but an address that was refused: it must not block saving the rest. */
  async #saveRest(refused: string, slugFault: string): Promise<void> {
    const { post, fields } = this.#state;
    // Another one was typed meanwhile.
    if (fields.slug !== refused) return this.#schedule(0);
    this.#set({ slugFault });
    if (!(await this.#saveInOrder({ slug: post.fields.slug }))) return;
    const { post: saved, fields: now } = this.#state;
    // Text typed meanwhile is scheduled to be saved.
    if (now.slug !== refused || changedFields(saved.fields, now).some((name) => name !== "slug")) return;
    this.#unschedule();
    this.storeLocally();
    this.#set({ saving: "failed", reason: `Saved except for the address: ${slugFault}` });
  }

  /** The replaced text is refused: it cannot be kept, and must not block saving the new one. */
  #isReplacedRefused(failure: CallFailure, sent: PostFields): boolean {
    const replaced = this.#replaced;
    if (!replaced || changedFields(sent, { ...sent, ...replaced }).length > 0) return false;
    return refusedFields(failure).some((name) => name in replaced);
  }

  /** Handles a failed call; `sent`: the fields of the request. */
  async #fail(error: unknown, sent: PostFields): Promise<void> {
    if (!(error instanceof Error)) throw error;
    const failure = failureOf(error);
    if (!isTemporary(failure)) this.#unanswered = undefined;
    const { post, fields } = this.#state;
    const current = currentIn(failure, editedPostSchema);
    if (current) {
      const theirs = current.fields;
      const base = baseAfterSending(this.#settling?.base ?? post.fields, { sent, theirs });
      this.#merge(current, mergeFields(base, { mine: fields, theirs }));
      if (!this.#state.conflict) this.#schedule(0);
      return;
    }
    if (this.#isReplacedRefused(failure, sent)) {
      this.#replaced = undefined;
      return this.#schedule(0);
    }
    const slugFault = slugFaultOf(failure);
    if (slugFault !== undefined && sent.slug !== post.fields.slug) {
      await this.#saveRest(sent.slug, slugFault);
      return;
    }
    this.storeLocally();
    const message = error instanceof CallError ? error.message : "The server did not answer.";
    const reason = refusedFieldText(failure) ?? message;
    if (isTemporary(failure)) this.#schedule(retryMs);
    const isSignedOut = isRefusedWith(failure, "sign-in-required");
    this.#set({ saving: isTemporary(failure) ? "offline" : "failed", reason, isSignedOut });
  }
}
