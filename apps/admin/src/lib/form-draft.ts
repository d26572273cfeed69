import { type KeyValue, readJson, writeText } from "@sitewright/app-kit/storage";
import { useEffect, useEffectEvent, useState } from "react";
import { z } from "zod";
import { useViewerId } from "./viewer.ts";

/** The storage of this tab, which a browser keeps when it discards the page; null where the browser refuses it. */
function tabStorage(): KeyValue | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

interface DraftedForm<V extends object> {
  readonly values: V;
  readonly hasUnsavedInput: boolean;
  readonly change: (part: Partial<V>) => void;
}

/**
 * Keeps the unsaved values of a dialog's form in this tab, because a phone may discard a page in the background. The
 * dialog that is opened again shows them; closing it, by sending or discarding them, deletes them.
 * `name`: what the form is about. `version`: that of the object as it was opened. Returns the version that the values
 * were made from, so that a change of another person since then is still a conflict.
 */
export function useFormDraft<V extends object>(
  name: string,
  schema: z.ZodType<Partial<V>>,
  { values, hasUnsavedInput, change }: DraftedForm<V>,
  version = 0,
): number {
  const key = `draft_${useViewerId()}_${name}`;
  const [from, setFrom] = useState(version);
  const restore = useEffectEvent(() => {
    const kept = readJson(tabStorage(), key, z.object({ version: z.number(), values: schema }));
    if (!kept) return;
    setFrom(kept.version);
    change(kept.values);
  });
  useEffect(() => {
    restore();
    return () => void writeText(tabStorage(), key, null);
  }, [key]);
  useEffect(() => {
    writeText(tabStorage(), key, hasUnsavedInput ? JSON.stringify({ version: from, values }) : null);
  }, [key, hasUnsavedInput, from, values]);
  return from;
}
