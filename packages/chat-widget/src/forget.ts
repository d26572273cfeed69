import { handOverKey } from "./conversation/hand-over-key.ts";
import { keys } from "./storage-keys.ts";

/**
 * Removes the conversation, the visited pages and the text for the contact form from this browser, for the
 * next person; an open chat is updated, in this and other windows. The server's data contain no names and
 * stay for their 90 days.
 */
export function forgetChat(): void {
  try {
    for (const key of [...Object.values(keys), handOverKey]) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored there.
  }
  // Browsers dispatch `storage` events to other windows only.
  dispatchEvent(new StorageEvent("storage", { key: keys.history }));
}
