import { handOverKey } from "./conversation/hand-over-key.ts";
import { keys } from "./storage-keys.ts";

/**
 * Takes the conversation, the pages seen and what waits for the contact form out of this browser, for the next person at
 * it; a chat that is open shows it, in this window as in others. What the server keeps names nobody and stays its 90 days.
 */
export function forgetChat(): void {
  try {
    for (const key of [...Object.values(keys), handOverKey]) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
  // A browser tells other windows alone.
  dispatchEvent(new StorageEvent("storage", { key: keys.history }));
}
