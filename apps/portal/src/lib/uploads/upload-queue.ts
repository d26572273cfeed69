import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { createStore, type StoreApi } from "zustand";
import type { UploadCategory } from "./file-rules.ts";
import type { SendFile } from "./send-file.ts";
import { sentPercent } from "./upload-progress.ts";
import type { WaitingFiles } from "./waiting-files.ts";

/** A file on its way. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly category: UploadCategory;
  /** 0 to 90 while bytes are sent, 100 once the server has stored the file. */
  readonly percent: number;
  readonly phase: "sending" | "stored" | "failed";
}

/** What shows of the queue: the files on their way, and why others did not arrive (by the preview's id). */
export interface UploadQueueState {
  readonly items: readonly UploadItem[];
  readonly faults: Readonly<Record<string, string>>;
}

/** What the queue needs of the world around it. */
export interface UploadQueueDeps {
  readonly send: SendFile;
  readonly waiting: WaitingFiles;
  readonly newId: () => string;
  /** A local address under which the bytes can be looked at. */
  readonly previewUrl: (file: Blob) => string;
  readonly files: {
    add(files: readonly UploadedFile[]): void;
    replace(id: string, file: UploadedFile): void;
  };
}

/** How long a finished batch stays in sight. */
export const clearAfterMs = 1000;
const parallel = 3;

export interface UploadQueue {
  readonly store: StoreApi<UploadQueueState>;
  /** Sends files, three at a time. What fails becomes a temporary preview in the list. Never rejects. */
  add(files: readonly File[], category: UploadCategory): Promise<void>;
  /** Sends a temporary preview's bytes again; false when this browser no longer has them and none are given. */
  retry(preview: UploadedFile, category: UploadCategory, again?: File): Promise<boolean>;
}

/** A queue of files on their way to the server. */
export function createUploadQueue({ send, waiting, newId, previewUrl, files }: UploadQueueDeps): UploadQueue {
  const store = createStore<UploadQueueState>()(() => ({ items: [], faults: {} }));

  const change = (id: string, part: Partial<UploadItem>): void =>
    store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    }));

  function setFault(id: string, fault: string | null): void {
    store.setState(({ faults }) => {
      const { [id]: _, ...others } = faults;
      return { faults: fault === null ? others : { ...others, [id]: fault } };
    });
  }

  /** Clears the row a second after the last file of the batch is through. */
  function clearWhenDone(): void {
    const { items } = store.getState();
    if (items.some((item) => item.phase === "sending")) return;
    setTimeout(() => {
      if (store.getState().items === items) store.setState({ items: [] });
    }, clearAfterMs);
  }

  async function transfer(item: UploadItem, file: Blob): Promise<UploadedFile> {
    const { id, name, category } = item;
    const onSent = (sent: number, total: number): void => change(id, { percent: sentPercent(sent, total) });
    const result = await send({ file, name, category, onSent });
    if (result.ok) {
      setFault(id, null);
      change(id, { percent: 100, phase: "stored" });
      await waiting.remove(id);
      return result.upload;
    }
    await waiting.put(id, file);
    setFault(id, result.reason);
    change(id, { phase: "failed" });
    const url = previewUrl(file);
    return { id, name, type: category, size: file.size, url, storagePath: "", isTemporary: true };
  }

  const enqueue = (
    names: readonly { id: string; name: string }[],
    category: UploadCategory,
  ): UploadItem[] => {
    const added = names.map(({ id, name }) => ({
      id,
      name,
      category,
      percent: 0,
      phase: "sending" as const,
    }));
    store.setState(({ items }) => ({ items: [...items, ...added] }));
    return added;
  };

  return {
    store,
    async add(chosen, category) {
      const entries = chosen.map((file) => ({ file, id: newId(), name: file.name }));
      const queue = enqueue(entries, category).map((item, index) => ({ item, file: entries[index]?.file }));
      const worker = async (): Promise<void> => {
        for (let job = queue.shift(); job?.file; job = queue.shift())
          files.add([await transfer(job.item, job.file)]);
      };
      await Promise.all(Array.from({ length: parallel }, worker));
      clearWhenDone();
    },
    async retry(preview, category, again) {
      const file = again ?? (await waiting.get(preview.id));
      if (!file) return false;
      setFault(preview.id, null);
      for (const item of enqueue([{ id: preview.id, name: again?.name ?? preview.name }], category))
        files.replace(preview.id, await transfer(item, file));
      clearWhenDone();
      return true;
    },
  };
}
