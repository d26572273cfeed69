import { useServices } from "@sitewright/app-kit/services";
import { readText, writeText } from "@sitewright/app-kit/storage";
import { useSyncExternalStore } from "react";
import { useViewerId } from "./viewer.ts";

interface StoredText {
  readonly stored: string;
  /** The text at the time of the call, for what is called after the form was closed. */
  readonly read: () => string;
  readonly store: (text: string) => void;
}

/**
 * The text of a form beside a list, kept in this browser for the signed-in person until it is sent: another row, filter
 * or page closes the form without a question.
 */
export function useStoredText(name: string): StoredText {
  const { storage } = useServices();
  const key = `unsent_${useViewerId()}_${name}`;
  const read = () => readText(storage, key) ?? "";
  return {
    stored: useSyncExternalStore(storage.subscribe, read),
    read,
    store: (text) => void writeText(storage, key, text || null),
  };
}
