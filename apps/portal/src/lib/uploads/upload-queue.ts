import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { createStore, type StoreApi } from "zustand";
import type { UploadCategory } from "./file-rules.ts";
import type { SendFault, SendFile, SendResult } from "./send-file.ts";
import { Turns } from "./turns.ts";
import { sentPercent } from "./upload-progress.ts";
import type { WaitingFiles } from "./waiting-files.ts";

/** A file on its way. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly category: UploadCategory;
  /** 0 to 90 while bytes are sent, 100 once the server has stored the file. */
  readonly percent: number;
  readonly phase: "waiting" | "preparing" | "sending" | "stored" | "failed";
  /** Where the bytes can be looked at while they are on their way; empty for what is no picture. */
  readonly previewUrl: string;
}

/** A file that was left out, and why. */
export interface LeftOut {
  readonly id: string;
  readonly category: UploadCategory;
  readonly fault: string;
}

/** What shows of the queue: the files on their way, and why others did not arrive (by the preview's id). */
export interface UploadQueueState {
  readonly items: readonly UploadItem[];
  readonly faults: Readonly<Record<string, string>>;
  /** Previews whose files only wait for the line. */
  readonly lost: readonly string[];
  /** Files of which nothing could be made, until the next ones are handed in. */
  readonly left: readonly LeftOut[];
}

/** Whether a file is still under way. */
export const isUnderWay = ({ phase }: Pick<UploadItem, "phase">): boolean =>
  phase === "waiting" || phase === "preparing" || phase === "sending";

/** A file as the server takes it. */
export interface PreparedFile {
  readonly file: Blob;
  readonly name: string;
}

/** What the queue needs of the world around it. */
export interface UploadQueueDeps {
  readonly send: SendFile;
  /** Makes of a file one that the server takes; null where it is one already. Why none can be made is an answer too. */
  readonly prepare: (file: Blob, name: string) => Promise<PreparedFile | SendFault> | null;
  readonly waiting: WaitingFiles;
  readonly newId: () => string;
  /** A local address under which the bytes can be looked at, until it is given back. */
  readonly previewUrl: (file: Blob) => string;
  readonly endPreview: (url: string) => void;
  readonly files: {
    add(files: readonly UploadedFile[]): void;
    replace(id: string, file: UploadedFile): void;
  };
}

/** How long a finished batch stays in sight. */
export const clearAfterMs = 1000;
/** One less than the server takes of one person at a time (`underWayLimits` of the api). */
const parallel = 3;
/** Why uploads are broken off that their person still wants. */
const interruption = "interrupted";

/** Whether a browser shows these bytes as a picture. */
const isShowable = ({ type }: Blob): boolean => /^image\/(jpeg|png|gif|webp|avif|svg\+xml)$/.test(type);

/** Files on their way to the server. */
export class UploadQueue {
  /** What shows of the queue. */
  readonly store: StoreApi<UploadQueueState>;
  readonly #deps: UploadQueueDeps;
  readonly #running = new Map<string, AbortController>();
  readonly #batches = new Set<Promise<unknown>>();
  readonly #turns = new Turns(parallel);

  constructor(deps: UploadQueueDeps) {
    this.#deps = deps;
    this.store = createStore<UploadQueueState>()(() => ({
      items: [],
      faults: {},
      lost: [],
      left: [],
    }));
  }

  /** Sends files, three at a time of all that are under way. What fails becomes a temporary preview in the list. Never rejects. */
  add(chosen: readonly File[], category: UploadCategory): Promise<void> {
    return this.#underWay(this.#addAll(chosen, category));
  }

  /** Sends a temporary preview's bytes again; false when this browser no longer has them and none are given. */
  retry(preview: UploadedFile, category: UploadCategory, again?: File): Promise<boolean> {
    return this.#underWay(this.#sendAgain(preview, category, again));
  }

  /** Resolves when every file that is under way now is in the list, whether or not the server has it. */
  async arrived(): Promise<void> {
    await Promise.all(this.#batches);
  }

  /** Breaks everything off: what has not been stored stays in the list as not uploaded, with its bytes. */
  interrupt(): void {
    for (const controller of this.#running.values()) controller.abort(interruption);
  }

  /** Breaks everything off without a trace: the list is not that of its person any more. */
  drop(): void {
    for (const { id } of this.store.getState().items) this.cancel(id);
    this.store.setState({ left: [], lost: [] });
  }

  #underWay<T>(batch: Promise<T>): Promise<T> {
    this.#batches.add(batch);
    return batch.finally(() => this.#batches.delete(batch));
  }

  async #addAll(chosen: readonly File[], category: UploadCategory): Promise<void> {
    const jobs = chosen.map((file) => ({
      file,
      item: this.#newItem({ id: this.#deps.newId(), name: file.name, category }, file),
    }));
    this.store.setState(({ left }) => ({ left: left.filter((file) => file.category !== category) }));
    this.#enqueue(jobs.map((job) => job.item));
    const send = async ({ item, file: bytes }: (typeof jobs)[number]): Promise<void> => {
      const file = await this.#inTurn(item, bytes);
      if (file) this.#deps.files.add([file]);
    };
    await Promise.all(jobs.map(send));
    this.#clearWhenDone();
  }

  async #sendAgain(preview: UploadedFile, category: UploadCategory, again?: File): Promise<boolean> {
    const file = again ?? (await this.#deps.waiting.get(preview.id));
    if (!file) return false;
    const item = this.#newItem({ id: preview.id, name: again?.name ?? preview.name, category }, file);
    this.#setFault(preview.id, null);
    this.#enqueue([item]);
    const result = await this.#inTurn(item, file);
    if (result) this.#deps.files.replace(preview.id, result);
    this.#clearWhenDone();
    return true;
  }

  /**
   * Breaks off a file that has not been stored yet. One that was being added leaves no trace; one that was being
   * tried again stays what it was, not uploaded.
   */
  cancel(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    this.#removeItem(id);
  }

  #newItem(named: Pick<UploadItem, "id" | "name" | "category">, file: Blob): UploadItem {
    const previewUrl = isShowable(file) ? this.#deps.previewUrl(file) : "";
    this.#running.set(named.id, new AbortController());
    return { ...named, percent: 0, phase: "waiting", previewUrl };
  }

  #removeItem(id: string): void {
    const { items } = this.store.getState();
    this.#endPreviews(items.filter((item) => item.id === id));
    this.store.setState({ items: items.filter((item) => item.id !== id) });
  }

  #endPreviews(items: readonly UploadItem[]): void {
    for (const { previewUrl } of items) if (previewUrl !== "") this.#deps.endPreview(previewUrl);
  }

  #enqueue(added: readonly UploadItem[]): void {
    this.store.setState(({ items }) => ({ items: [...items, ...added] }));
  }

  #change(id: string, part: Partial<UploadItem>): void {
    this.store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    }));
  }

  #setFault(id: string, fault: SendFault | null): void {
    this.store.setState(({ faults, lost }) => {
      const { [id]: _, ...others } = faults;
      const rest = lost.filter((entry) => entry !== id);
      return {
        faults: fault === null ? others : { ...others, [id]: fault.reason },
        lost: fault?.isLost ? [...rest, id] : rest,
      };
    });
  }

  /** Clears the rows a second after the last file of the batch is through. */
  #clearWhenDone(): void {
    const { items } = this.store.getState();
    if (items.some(isUnderWay)) return;
    setTimeout(() => {
      if (this.store.getState().items !== items) return;
      this.#endPreviews(items);
      this.store.setState({ items: [] });
    }, clearAfterMs);
  }

  async #inTurn(item: UploadItem, file: Blob): Promise<UploadedFile | null> {
    const turn = this.#turns.take();
    if (turn) await turn;
    try {
      return await this.#transfer(item, file);
    } finally {
      this.#turns.give();
    }
  }

  /** What became of a file; null when it was cancelled, or nothing could be made of it. */
  async #transfer(item: UploadItem, given: Blob): Promise<UploadedFile | null> {
    const { id, category } = item;
    const signal = this.#running.get(id)?.signal ?? AbortSignal.abort();
    const isCancelled = (): boolean => signal.aborted && signal.reason !== interruption;
    if (isCancelled()) return null;
    const preparing = this.#deps.prepare(given, item.name);
    if (preparing) this.#change(id, { phase: "preparing" });
    const prepared = preparing ? await preparing : { file: given, name: item.name };
    if (isCancelled()) return null;
    const isReady = "file" in prepared;
    const { file, name } = isReady ? prepared : { file: given, name: item.name };
    const result = isReady ? await this.#send(item, { file, name, signal }) : prepared;
    this.#running.delete(id);
    if (isCancelled() && !result.ok) return null;
    if (result.ok) {
      this.#setFault(id, null);
      this.#change(id, { percent: 100, phase: "stored" });
      // Not waited for: a browser's database may take its time, or never answer.
      void this.#deps.waiting.remove(id);
      return result.upload;
    }
    if (result.isLeft) return this.#leaveOut({ id, category, fault: result.reason });
    return this.#keep({ id, name, category, file }, result);
  }

  #send(
    { id, category }: UploadItem,
    { file, name, signal }: PreparedFile & { signal: AbortSignal },
  ): Promise<SendResult> {
    this.#change(id, { phase: "sending" });
    const onSent = (sent: number, total: number): void =>
      this.#change(id, { percent: sentPercent(sent, total) });
    return this.#deps.send({ file, name, category, onSent, signal });
  }

  /** A file that did not arrive stays in the list as not uploaded, with its bytes. */
  #keep(
    { id, name, category, file }: PreparedFile & Pick<UploadItem, "id" | "category">,
    fault: SendFault,
  ): UploadedFile {
    void this.#deps.waiting.put(id, file);
    this.#setFault(id, fault);
    this.#change(id, { phase: "failed" });
    const url = this.#deps.previewUrl(file);
    return { id, name, type: category, size: file.size, url, storagePath: "", isTemporary: true };
  }

  #leaveOut(file: LeftOut): null {
    this.#removeItem(file.id);
    this.#setFault(file.id, { ok: false, reason: file.fault });
    this.store.setState(({ left }) => ({ left: [...left, file] }));
    return null;
  }
}
