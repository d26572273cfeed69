import { useEffect, useEffectEvent, useState } from "react";
import { z } from "zod";
import { readJson, readText, tabStorage, writeText } from "../storage/device-storage.ts";

interface DraftedForm<V extends object> {
  readonly values: V;
  readonly hasUnsavedInput: boolean;
  readonly change: (part: Partial<V>) => void;
}

interface DraftOptions<V extends object> {
  /** Undefined while the person is unknown: nothing is stored then. */
  readonly viewerId: string | undefined;
  /** What the form is about. */
  readonly name: string;
  /** The values that are restored. */
  readonly schema: z.ZodType<Partial<V>>;
  /** The version of the object when the form was opened. */
  readonly version?: number | undefined;
  readonly onClose: () => void;
}

export interface FormDraft {
  /** The version that the values are based on: a change by another person since then is still a conflict. */
  readonly from: number;
  /** Deletes the draft and closes the form: it was sent, or its values were discarded. */
  readonly close: () => void;
}

const draftKey = (viewerId: string, name: string): string => `draft_${viewerId}_${name}`;

/** True where this tab keeps a person's draft of a form. */
export const hasDraft = (viewerId: string, name: string): boolean =>
  readText(tabStorage(), draftKey(viewerId, name)) !== null;

/**
 * Keeps the unsaved values of a form in this tab, because a phone may discard a page in the background and a session
 * may end. The form shows them when it is opened again.
 */
export function useFormDraft<V extends object>(
  { values, hasUnsavedInput, change }: DraftedForm<V>,
  { viewerId, name, schema, version = 0, onClose }: DraftOptions<V>,
): FormDraft {
  const key = viewerId === undefined ? null : draftKey(viewerId, name);
  const [from, setFrom] = useState(version);
  const restore = useEffectEvent(() => {
    if (key === null || hasUnsavedInput) return;
    const kept = readJson(tabStorage(), key, z.object({ version: z.number(), values: schema }));
    if (!kept) return;
    setFrom(kept.version);
    change(kept.values);
  });
  useEffect(() => restore(), [key]);
  useEffect(() => {
    if (key === null) return;
    writeText(tabStorage(), key, hasUnsavedInput ? JSON.stringify({ version: from, values }) : null);
  }, [key, hasUnsavedInput, from, values]);
  return {
    from,
    close: () => {
      if (key !== null) writeText(tabStorage(), key, null);
      onClose();
    },
  };
}
