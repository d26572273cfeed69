import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { useWizard } from "../wizard/wizard-store.ts";
import { categoryOf } from "./file-rules.ts";
import { type Resending, startResending } from "./resend.ts";
import type { UploadQueue } from "./upload-queue.ts";
import type { KeptFiles } from "./waiting-files.ts";

interface Sending {
  readonly queue: UploadQueue;
  readonly waiting: KeptFiles;
}

/** The files in the list that have not reached the server. */
const pending = (): UploadedFile[] =>
  useWizard.getState().onboarding.uploadedFiles.filter((file) => file.isTemporary);

/** Once for all tabs of this browser, which share the bytes that wait. */
async function alone(id: string, act: () => Promise<unknown>): Promise<void> {
  if (!("locks" in navigator)) return void (await act());
  await navigator.locks.request(`sitewright-upload-${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}

/** Sends a file again by itself, unless another tab sends it now or has sent it. */
const sendAgain = (file: UploadedFile, { queue, waiting }: Sending): Promise<void> =>
  alone(file.id, async () => {
    const isListed = pending().some(({ id }) => id === file.id);
    if (isListed && (await waiting.stillWait(file.id))) await queue.retry(file, categoryOf(file));
  });

/** From now on files that wait for the line are sent by themselves, those of earlier visits at once. */
export const beginResending = (queue: UploadQueue, waiting: KeptFiles): Resending =>
  startResending({
    store: queue.store,
    pending,
    retry: (file) => sendAgain(file, { queue, waiting }),
    random: Math.random,
  });
