import { lateImport } from "@sitewright/app-kit/late-import";
import { pause } from "@sitewright/app-kit/pause";
import { deleteUpload } from "@sitewright/contracts";
import { limits, type UploadedFile } from "@sitewright/spec-core/onboarding";
import { useStore } from "zustand";
import { api } from "../api/api-client.ts";
import { retryDelay } from "../saving/save-timer.ts";
import { wizard } from "../wizard/actions.ts";
import { uploadReplaced, uploadsAdded } from "../wizard/uploaded-files.ts";
import { openProject, useWizard, type WizardChange } from "../wizard/wizard-store.ts";
import type { CheckedFile } from "./check-file.ts";
import { ChosenTwice } from "./chosen-twice.ts";
import { categoryOf, isHeicName, type UploadCategory } from "./file-rules.ts";
import type { Resending } from "./resend.ts";
import { offlineFailure, type SendFile, sendFile, sendWithRetry } from "./send-file.ts";
import { Slots } from "./slots.ts";
import { isUnderWay, UploadQueue, type UploadQueueState } from "./upload-queue.ts";
import { createWaitingFiles } from "./waiting-files.ts";

/** Loaded by `startResending`, so that it is available without a connection. */
const lazyUploads = lateImport(() => import("./lazy-uploads.ts"));

const waiting = createWaitingFiles();

/** The bytes of a listed file, from this browser or the server; null if neither has them. */
async function listedBytes({ id, url }: UploadedFile): Promise<Blob | null> {
  const kept = await waiting.get(id);
  if (kept || url === "") return kept;
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}

const sendPatiently = sendWithRetry(sendFile, pause);

/** Sends a file; a refusal names it, and says of content of another type what can be chosen here. */
const send: SendFile = async (options) => {
  const result = await sendPatiently(options);
  if (result.ok || !result.isRejected) return result;
  const reason = await lazyUploads().then(
    ({ rejectionTexts }) => rejectionTexts.refused(options, result),
    () => result.reason,
  );
  return { ...result, reason };
};

const chosenTwice = new ChosenTwice({
  listed: () => useWizard.getState().onboarding.uploadedFiles,
  bytesOf: listedBytes,
  isSame: (one, other) =>
    lazyUploads().then(
      ({ isSameBytes }) => isSameBytes(one, other),
      () => false,
    ),
});
/** As many deletions as the server runs of one person at once; it refuses those that do not fit in its queue. */
const removals = new Slots(4);

/** The number of files that are being added to the lists of projects that are not open any more. */
let lateFiles = 0;

/** Lists a file in the draft of a project that is not open any more. Resolves after the first try. */
function listLater(project: string | null, { name }: UploadedFile, change: WizardChange): Promise<void> {
  lateFiles += 1;
  return new Promise((onTried) => {
    void lazyUploads()
      .then(({ changeLate }) => changeLate({ project, change, name, onTried }))
      .finally(() => {
        lateFiles -= 1;
        onTried();
      });
  });
}

const queue = new UploadQueue({
  send,
  prepare: (file, name) =>
    isHeicName(name)
      ? lazyUploads().then(
          async ({ convertHeic }) => (await convertHeic(file, name)) ?? offlineFailure(),
          offlineFailure,
        )
      : null,
  waiting,
  chosenTwice,
  newId: () => crypto.randomUUID(),
  previewUrl: (file) => URL.createObjectURL(file),
  endPreview: (url) => URL.revokeObjectURL(url),
  openProject,
  files: {
    add: (project, file) =>
      project === openProject() ? wizard.addUploads([file]) : listLater(project, file, uploadsAdded([file])),
    replace: (project, id, file) =>
      project === openProject()
        ? wizard.replaceUpload(id, file)
        : listLater(project, file, uploadReplaced(id, file)),
  },
});

const countUnderWay = (): number => queue.store.getState().items.filter(isUnderWay).length;

let resending: Promise<Resending> | null = null;
const endResending = (): void => {
  void resending?.then((running) => running.end());
  resending = null;
};

/** The files in the list that have not reached the server. */
const pending = (): UploadedFile[] =>
  useWizard.getState().onboarding.uploadedFiles.filter((file) => file.isTemporary);

/**
 * Retries a file, unless another tab of this browser does or has done it: the tabs share the waiting files.
 */
async function sendAgain(file: UploadedFile): Promise<void> {
  const send = async (): Promise<void> => {
    const isListed = pending().some(({ id }) => id === file.id);
    if (isListed && (await waiting.stillWait(file.id))) await queue.retry(file, categoryOf(file));
  };
  const options = { ifAvailable: true };
  await navigator.locks.request(`sitewright-upload-${file.id}`, options, (lock) => lock && send());
}

/** Its code is loaded after the first screen. */
const startLater = async (): Promise<Resending> =>
  (await lazyUploads()).startResending({
    store: queue.store,
    pending,
    retry: sendAgain,
    delayMs: retryDelay,
  });

/**
 * Uploading files, the same for every step: `uploads.add(files, "media")` uploads them and puts them in
 * `onboarding.uploadedFiles`; the rows of a batch are read with `useUploadQueue`. The drop zone, the rows and the
 * tile that go with it are in `src/components/uploads/`.
 */
export const uploads = {
  /**
   * The `accept` attribute of a file input; null where its code could not be loaded: then all files are
   * accepted.
   */
  accept: (category: UploadCategory): Promise<string | null> =>
    lazyUploads().then(
      ({ acceptList }) => acceptList(category),
      () => null,
    ),
  /** Checks a chosen file. Where the code could not be loaded, only the server checks. */
  async check(file: File, category: UploadCategory): Promise<CheckedFile> {
    const code = await lazyUploads().catch(() => null);
    return code ? code.checkFile(file, category) : { verdict: "send", file };
  },
  add: (files: readonly File[], category: UploadCategory) => queue.add(files, category),
  /** Uploads a temporary file again; false when it has to be chosen again (then pass the chosen file). */
  retry: (file: UploadedFile, again?: File) => queue.retry(file, categoryOf(file), again),
  /** Starts the automatic retries of files that wait for a connection, those of earlier visits too. */
  startResending(): void {
    endResending();
    resending = startLater();
    resending.catch((cause: unknown) => {
      // Without its code only the button retries files, until the page is reloaded.
      console.warn(cause);
      resending = null;
    });
  },
  /** Uploads at once what waits: see `Resending.now`. */
  resendNow: () => void resending?.then((running) => running.now()),
  /** Aborts the upload of a file. */
  cancel: (id: string) => queue.cancel(id),
  countUnderWay,
  /** The number of files that the project may have besides the present ones. */
  freeSlots: (): number =>
    limits.filesMax - useWizard.getState().onboarding.uploadedFiles.length - countUnderWay(),
  /** Resolves when every file that is in progress now is in the list. */
  allDone: () => queue.allDone(),
  /** Aborts all uploads; the files stay in the list as not uploaded. */
  interrupt: () => queue.interrupt(),
  /** Aborts all uploads and forgets the files: the list belongs to another person or project from now on. */
  cancelAll(): void {
    endResending();
    queue.cancelAll();
  },
  /** Deletes a file on the server and removes it from the list, also when the deletion fails. */
  async remove(file: UploadedFile): Promise<void> {
    queue.cancel(file.id);
    wizard.removeUpload(file.id);
    void waiting.remove(file.id);
    if (file.storagePath === "") return;
    await removals.acquire();
    // A deletion that gets lost is made up for by the server's daily search for files that nothing names.
    await api.call(deleteUpload, { params: { id: file.id } }).finally(() => removals.release());
  },
  /** The bytes of a file that has not been uploaded, null when this browser does not have them. */
  waitingBytes: (id: string) => waiting.get(id),
  /** True where closing the page now would lose files: some are in progress, or this browser refused to store them. */
  hasUnstoredBytes: (): boolean => waiting.hasUnstoredBytes() || countUnderWay() + lateFiles > 0,
};

/** The state of the upload queue, as a hook. */
export const useUploadQueue = <T>(selector: (state: UploadQueueState) => T): T =>
  useStore(queue.store, selector);
