import { deleteUpload } from "@sitewright/contracts";
import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { useStore } from "zustand";
import { api } from "../api/api-client.ts";
import { wizard } from "../wizard/actions.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import type { UploadCategory } from "./file-rules.ts";
import { makeSendable, prepareWith } from "./prepare-file.ts";
import { type Resending, startResending } from "./resend.ts";
import { sendFile } from "./send-file.ts";
import { sendPatiently, waitFor } from "./send-patiently.ts";
import { isUnderWay, UploadQueue, type UploadQueueState } from "./upload-queue.ts";
import { createWaitingFiles } from "./waiting-files.ts";

const waiting = createWaitingFiles();
const queue = new UploadQueue({
  send: sendPatiently(sendFile, waitFor),
  prepare: prepareWith(makeSendable),
  waiting,
  newId: () => crypto.randomUUID(),
  previewUrl: (file) => URL.createObjectURL(file),
  endPreview: (url) => URL.revokeObjectURL(url),
  files: { add: wizard.addUploads, replace: wizard.replaceUpload },
});

/** The category under which a listed file was handed in. */
export const categoryOf = (file: UploadedFile): UploadCategory =>
  file.type === "logo" || file.type === "document" ? file.type : "media";

const countUnderWay = (): number => queue.store.getState().items.filter(isUnderWay).length;

/** Once for all tabs of this browser, which share the bytes that wait. */
async function alone(id: string, act: () => Promise<unknown>): Promise<void> {
  if (!("locks" in navigator)) return void (await act());
  await navigator.locks.request(`sitewright-upload-${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}

/** Sends a file again by itself, unless another tab sends it now or has sent it. */
const sendAgain = (file: UploadedFile): Promise<void> =>
  alone(file.id, async () => {
    const { uploadedFiles } = useWizard.getState().onboarding;
    const isListed = uploadedFiles.some(({ id, isTemporary }) => id === file.id && isTemporary);
    if (isListed && (await waiting.stillWait(file.id))) await queue.retry(file, categoryOf(file));
  });

let resending: Resending | null = null;

/**
 * Handing in files, the same for every step that does it: `uploads.add(files, "media")` sends them and puts them in
 * `onboarding.uploadedFiles`; the rows of a batch are read with `useUploadQueue`. The drop zone, the rows and the
 * tile that go with it are in `src/components/uploads/`.
 */
export const uploads = {
  add: (files: readonly File[], category: UploadCategory) => queue.add(files, category),
  /** Sends a temporary file again; false when it has to be chosen again (then pass the chosen file). */
  retry: (file: UploadedFile, again?: File) => queue.retry(file, categoryOf(file), again),
  /** From now on files that wait for the line are sent by themselves, those of earlier visits too. */
  beginResending(): void {
    resending?.end();
    resending = startResending({
      store: queue.store,
      pending: () => useWizard.getState().onboarding.uploadedFiles.filter((file) => file.isTemporary),
      retry: sendAgain,
      random: Math.random,
    });
  },
  /** The line is back: what waits for it goes now. */
  lineIsBack: () => resending?.now(),
  /** Breaks off a file that is on its way. */
  cancel: (id: string) => queue.cancel(id),
  /** How many files are under way. */
  countUnderWay,
  /** Resolves when every file that is under way now is in the list. */
  arrived: () => queue.arrived(),
  /** Breaks off what is under way; it stays in the list as not uploaded. */
  interrupt: () => queue.interrupt(),
  /** Breaks off what is under way without a trace: the list is somebody else's, or another project's, from now on. */
  drop(): void {
    resending?.end();
    resending = null;
    queue.drop();
  },
  /** Deletes a file from the storage and takes it off the list, also when the deletion fails. */
  async remove(file: UploadedFile): Promise<void> {
    queue.cancel(file.id);
    wizard.removeUpload(file.id);
    void waiting.remove(file.id);
    if (file.storagePath !== "") await api.call(deleteUpload, { params: { id: file.id } });
  },
  /** The bytes of a file that has not been uploaded, null when this browser does not have them. */
  waitingBytes: (id: string) => waiting.get(id),
  /** Whether closing the page now would lose bytes: some are on their way, or this browser refused to keep them. */
  areOnlyInMemory: (): boolean => waiting.areOnlyInMemory() || countUnderWay() > 0,
};

/** What shows of the upload queue. */
export const useUploadQueue = <T>(selector: (state: UploadQueueState) => T): T =>
  useStore(queue.store, selector);
