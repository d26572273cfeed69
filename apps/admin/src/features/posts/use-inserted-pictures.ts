import { useUnloadQuestion } from "@sitewright/app-kit/use-confirm-discard";
import { useToast } from "@sitewright/ui";
import { type RefObject, useRef, useState } from "react";
import type { SourceHandle } from "./source-view.ts";
import { useUploadPicture } from "./use-upload-picture.ts";

/** A picture on its way into the text. */
export interface PendingUpload {
  readonly id: string;
  readonly file: File;
  /** Why it could not be uploaded; null while it is. */
  readonly fault: string | null;
}

const notOpen = "The text was not open when its upload ended. Insert it again.";

type Handle = Pick<SourceHandle, "holdPlace" | "releasePlace" | "insertPicture">;

/**
 * Uploads pictures and inserts each at the place that is held for it, in the given order. One that could not be
 * uploaded keeps its place until it is tried again or discarded.
 */
export function useInsertedPictures(handle: RefObject<Handle | null>) {
  const upload = useUploadPicture();
  const { toast } = useToast();
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  useUnloadQuestion(pending.length > 0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const leaveOut = (id: string) => setPending((now) => now.filter((one) => one.id !== id));
  const setFault = (id: string, fault: string | null) =>
    setPending((now) => now.map((one) => (one.id === id ? { ...one, fault } : one)));

  /** Says why a picture is not in the text: at the editor, and in a toast once that is closed. */
  const report = ({ id, file }: PendingUpload, fault: string): void => {
    setFault(id, fault);
    if (handle.current) return;
    toast({ tone: "error", title: `“${file.name}” was not inserted.`, description: fault });
  };

  async function run(one: PendingUpload, begunOn: Element | null): Promise<void> {
    try {
      const url = await upload(one.file);
      if (!handle.current) return report(one, notOpen);
      // The focus stays where somebody has moved it meanwhile.
      const takesFocus = [begunOn, document.body].includes(document.activeElement);
      handle.current.insertPicture(one.id, url, { takesFocus });
    } catch (error) {
      return report(one, error instanceof Error ? error.message : String(error));
    }
    leaveOut(one.id);
    toast({
      title: "Picture inserted",
      description: "Now write what it shows, between the brackets.",
    });
  }
  const enqueue = (one: PendingUpload): void => {
    const begunOn = document.activeElement;
    queue.current = queue.current.then(() => run(one, begunOn));
  };
  return {
    pending,
    /** `at`: the place in the text; without it, the cursor's. */
    add(files: readonly File[], at?: number) {
      const added = files.map((file): PendingUpload => ({ id: crypto.randomUUID(), file, fault: null }));
      setPending((now) => [...now, ...added]);
      for (const one of added) {
        handle.current?.holdPlace({ id: one.id, name: one.file.name, at });
        enqueue(one);
      }
    },
    retry(one: PendingUpload) {
      setFault(one.id, null);
      enqueue(one);
    },
    discard({ id }: PendingUpload) {
      handle.current?.releasePlace(id);
      leaveOut(id);
    },
  };
}
