import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { createStore, type StoreApi } from "zustand";
import type { ChosenTwice } from "./chosen-twice.ts";
import type { UploadCategory } from "./file-rules.ts";
import type { SendFailure, SendFile, SendResult } from "./send-file.ts";
import { Slots } from "./slots.ts";
import { uploadTexts } from "./texts.ts";
import { sentPercent } from "./upload-progress.ts";
import type { WaitingFiles } from "./waiting-files.ts";

/** A file in the queue. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly category: UploadCategory;
  /** The project that it was chosen for; null: the new one. */
  readonly project: string | null;
  /** 0 to 90 while bytes are sent, 100 once the server has stored the file. */
  readonly percent: number;
  readonly phase: "waiting" | "preparing" | "sending" | "stored" | "failed";
  /** Object URL of a picture while it is in the queue; empty for other files. */
  readonly previewUrl: string;
}

/** A file that was left out, and why. */
export interface RejectedFile {
  readonly id: string;
  readonly category: UploadCategory;
  readonly fault: string;
}

/** The state of the queue. `faults`: why files failed, by the id of their preview. */
export interface UploadQueueState {
  readonly items: readonly UploadItem[];
  readonly faults: Readonly<Record<string, string>>;
  /** Ids of previews whose files wait for a connection. */
  readonly offline: readonly string[];
  /** Files that could not be converted or are in the list already, until the next ones are added. */
  readonly rejected: readonly RejectedFile[];
}

export const isUnderWay = ({ phase }: Pick<UploadItem, "phase">): boolean =>
  phase === "waiting" || phase === "preparing" || phase === "sending";

/** A file as the server accepts it. */
export interface PreparedFile {
  readonly file: Blob;
  readonly name: string;
}

/** The functions of the page that the queue calls. */
export interface UploadQueueDeps {
  readonly send: SendFile;
  /** Converts a file to one that the server accepts, or says why it cannot; null where no conversion is needed. */
  readonly prepare: (file: Blob, name: string) => Promise<PreparedFile | SendFailure> | null;
  readonly waiting: WaitingFiles;
  /** Recognizes added files that are in the list already; they are left out. */
  readonly chosenTwice: Pick<ChosenTwice, "take" | "settle">;
  readonly newId: () => string;
  /** An object URL of the bytes, valid until `endPreview`. */
  readonly previewUrl: (file: Blob) => string;
  readonly endPreview: (url: string) => void;
  /** The project that is open now; null: the new one. */
  readonly openProject: () => string | null;
  /** The lists of files. A project that is not open any more is changed on the server. */
  readonly files: {
    add(project: string | null, file: UploadedFile): Promise<void> | void;
    replace(project: string | null, id: string, file: UploadedFile): Promise<void> | void;
  };
}

/** The time for which a finished batch stays on the screen. */
export const clearAfterMs = 1000;
/** One less than the server accepts of one person at a time (`underWayLimits` of the api). */
const uploadsAtOnce = 3;
/** The abort reason of uploads that stay listed as not uploaded. */
const interruption = "interrupted";

/** True for bytes that a browser can render as a picture. */
const isShowable = ({ type }: Blob): boolean => /^image\/(jpeg|png|gif|webp|avif|svg\+xml)$/.test(type);

/** The queue of uploads: at most `uploadsAtOnce` at a time, with progress, failures and cancelling. */
export class UploadQueue {
  /** The state of the queue, for the screen. */
  readonly store: StoreApi<UploadQueueState>;
  readonly #deps: UploadQueueDeps;
  readonly #running = new Map<string, AbortController>();
  readonly #batches = new Set<Promise<unknown>>();
  readonly #slots = new Slots(uploadsAtOnce);

  constructor(deps: UploadQueueDeps) {
    this.#deps = deps;
    this.store = createStore<UploadQueueState>()(() => ({
      items: [],
      faults: {},
      offline: [],
      rejected: [],
    }));
  }

  /** Uploads files, three at a time. One that fails becomes a temporary preview in the list. Never rejects. */
  add(chosen: readonly File[], category: UploadCategory): Promise<void> {
    return this.#underWay(this.#addAll(chosen, category));
  }

  /** Uploads the bytes of a temporary preview again; false when this browser no longer has them and none are given. */
  retry(preview: UploadedFile, category: UploadCategory, again?: File): Promise<boolean> {
    return this.#underWay(this.#sendAgain(preview, category, again));
  }

  /** Resolves when every file that is in progress now is in the list, whether or not the server has it. */
  async allDone(): Promise<void> {
    await Promise.all(this.#batches);
  }

  /** Aborts all uploads; the files stay in the list as not uploaded, with their bytes. */
  interrupt(): void {
    for (const controller of this.#running.values()) controller.abort(interruption);
  }

  /** Aborts all uploads and forgets the files: the list belongs to another person or project now. */
  cancelAll(): void {
    for (const { id } of this.store.getState().items) this.cancel(id);
    this.store.setState({ rejected: [], offline: [] });
  }

  #underWay<T>(batch: Promise<T>): Promise<T> {
    this.#batches.add(batch);
    return batch.finally(() => this.#batches.delete(batch));
  }

  async #addAll(chosen: readonly File[], category: UploadCategory): Promise<void> {
    const project = this.#deps.openProject();
    const jobs = chosen.map((file) => ({
      file,
      item: this.#newItem({ id: this.#deps.newId(), name: file.name, category, project }, file),
    }));
    this.store.setState(({ rejected }) => ({
      rejected: rejected.filter((file) => file.category !== category),
    }));
    this.#enqueue(jobs.map((job) => job.item));
    const send = async ({ item, file: bytes }: (typeof jobs)[number]): Promise<void> => {
      const file = await this.#transferInSlot(item, bytes, true);
      if (file) await this.#deps.files.add(item.project, file);
      this.#deps.chosenTwice.settle(item.id, file?.id ?? null);
    };
    await Promise.all(jobs.map(send));
    this.#clearWhenDone();
  }

  async #sendAgain(preview: UploadedFile, category: UploadCategory, again?: File): Promise<boolean> {
    const project = this.#deps.openProject();
    const file = again ?? (await this.#deps.waiting.get(preview.id));
    if (!file) return false;
    const name = again?.name ?? preview.name;
    const item = this.#newItem({ id: preview.id, name, category, project }, file);
    this.#setFault(preview.id, null);
    // The row of the failed upload is shown for another second.
    this.#removeItems(({ id }) => id === preview.id);
    this.#enqueue([item]);
    const result = await this.#transferInSlot(item, file);
    if (result) await this.#deps.files.replace(item.project, preview.id, result);
    this.#clearWhenDone();
    return true;
  }

  /**
   * Aborts the upload of a file. One that was being added disappears; one that was being retried stays listed as not
   * uploaded.
   */
  cancel(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    this.#removeItems((item) => item.id === id);
  }

  #newItem(named: Pick<UploadItem, "id" | "name" | "category" | "project">, file: Blob): UploadItem {
    const previewUrl = isShowable(file) ? this.#deps.previewUrl(file) : "";
    this.#running.set(named.id, new AbortController());
    return { ...named, percent: 0, phase: "waiting", previewUrl };
  }

  #removeItems(isRemoved: (item: UploadItem) => boolean): void {
    const { items } = this.store.getState();
    for (const item of items)
      if (isRemoved(item) && item.previewUrl !== "") this.#deps.endPreview(item.previewUrl);
    this.store.setState({ items: items.filter((item) => !isRemoved(item)) });
  }

  #enqueue(added: readonly UploadItem[]): void {
    this.store.setState(({ items }) => ({ items: [...items, ...added] }));
  }

  #change(id: string, part: Partial<UploadItem>): void {
    this.store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    }));
  }

  #setFault(id: string, fault: SendFailure | null): void {
    this.store.setState(({ faults, offline }) => {
      const { [id]: _, ...others } = faults;
      const rest = offline.filter((entry) => entry !== id);
      return {
        faults: fault === null ? others : { ...others, [id]: fault.reason },
        offline: fault?.isOffline ? [...rest, id] : rest,
      };
    });
  }

  /** Clears the rows a second after the last file of the batch is done. */
  #clearWhenDone(): void {
    const isBusy = (): boolean => this.store.getState().items.some(isUnderWay);
    if (isBusy()) return;
    const { items: done } = this.store.getState();
    setTimeout(() => {
      if (!isBusy()) this.#removeItems((item) => done.includes(item));
    }, clearAfterMs);
  }

  async #transferInSlot(item: UploadItem, file: Blob, isNew = false): Promise<UploadedFile | null> {
    const slot = this.#slots.acquire();
    if (slot) await slot;
    try {
      return await this.#transfer(item, file, isNew);
    } finally {
      this.#slots.release();
    }
  }

  /** Converts and uploads a file; null when it was cancelled or rejected. */
  async #transfer(item: UploadItem, given: Blob, isNew: boolean): Promise<UploadedFile | null> {
    const { id, category, project } = item;
    const signal = this.#running.get(id)?.signal ?? AbortSignal.abort();
    const isCancelled = (): boolean => signal.aborted && signal.reason !== interruption;
    if (isCancelled()) return null;
    const preparing = this.#deps.prepare(given, item.name);
    if (preparing) this.#change(id, { phase: "preparing" });
    const prepared = preparing ? await preparing : { file: given, name: item.name };
    if (isCancelled()) return null;
    const isReady = "file" in prepared;
    const { file, name } = isReady ? prepared : { file: given, name: item.name };
    const sent = { id, category, project, name, file };
    const comparing = isNew && isReady ? this.#deps.chosenTwice.take(sent) : null;
    const isDuplicate = comparing && (await comparing);
    if (isCancelled()) return null;
    if (isDuplicate) {
      this.#running.delete(id);
      return this.#leaveOut({ id, category, fault: uploadTexts.alreadyListed(name) });
    }
    const result = isReady ? await this.#send(item, { file, name, signal }) : prepared;
    this.#running.delete(id);
    if (isCancelled() && !result.ok) return null;
    if (result.ok) {
      this.#setFault(id, null);
      this.#change(id, { percent: 100, phase: "stored" });
      // Not awaited: IndexedDB may be slow, or never respond.
      void this.#deps.waiting.remove(id);
      return result.upload;
    }
    if (isNew && result.isRejected) return this.#leaveOut({ id, category, fault: result.reason });
    return this.#listAsNotUploaded({ id, name, category, file }, result);
  }

  #send(
    { id, category }: UploadItem,
    { file, name, signal }: PreparedFile & { signal: AbortSignal },
  ): Promise<SendResult> {
    this.#change(id, { phase: "sending" });
    const onSent = (sent: number, total: number): void =>
      this.#change(id, { percent: sentPercent(sent, total) });
    return this.#deps.send({ key: id, file, name, category, onSent, signal });
  }

  /** Lists a file that failed as not uploaded, with its bytes; without them where no retry could upload it. */
  #listAsNotUploaded(
    { id, name, category, file }: PreparedFile & Pick<UploadItem, "id" | "category">,
    fault: SendFailure,
  ): UploadedFile {
    const { waiting } = this.#deps;
    void (fault.isRejected ? waiting.remove(id) : waiting.put(id, file));
    this.#setFault(id, fault);
    this.#change(id, { phase: "failed" });
    // Without an object URL, which nobody would revoke: the component that shows the file uses its waiting bytes.
    return { id, name, type: category, size: file.size, url: "", storagePath: "", isTemporary: true };
  }

  #leaveOut(file: RejectedFile): null {
    this.#removeItems(({ id }) => id === file.id);
    this.#setFault(file.id, { ok: false, reason: file.fault });
    this.store.setState(({ rejected }) => ({ rejected: [...rejected, file] }));
    return null;
  }
}
