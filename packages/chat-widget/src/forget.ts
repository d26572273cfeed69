import { handOverKey } from "./conversation/hand-over-key.ts";
import { forgetKey, keys } from "./storage-keys.ts";

/**
 * Removes the conversation, the visited pages and the text for the contact form from this browser, for the
 * next person; the chat of this and other windows closes and loses what was typed there. What the server stores is
 * linked to no account, though its questions may hold names, and stays for its 90 days.
 */
export function forgetChat(): void {
  try {
    for (const key of [...Object.values(keys), handOverKey]) localStorage.removeItem(key);
    localStorage.setItem(forgetKey, "");
    localStorage.removeItem(forgetKey);
  } catch {
    // Storage is blocked: nothing was stored there.
  }
  // Browsers dispatch `storage` events to other windows only.
  dispatchEvent(new StorageEvent("storage", { key: forgetKey }));
}
