import { useServices } from "@sitewright/app-kit/services";
import { readText, writeText } from "@sitewright/app-kit/storage";
import { useViewerId } from "./viewer.ts";

/**
 * The text of a form beside a list, kept in this browser for the signed-in person until it is sent: another row, filter
 * or page closes the form without a question.
 */
export function useStoredText(name: string): { stored: string; store: (text: string) => void } {
  const { storage } = useServices();
  const key = `unsent_${useViewerId()}_${name}`;
  return {
    stored: readText(storage, key) ?? "",
    store: (text) => void writeText(storage, key, text || null),
  };
}
