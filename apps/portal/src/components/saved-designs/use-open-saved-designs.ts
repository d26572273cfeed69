import { useEffect } from "react";
import { browserStorage } from "../../lib/storage/device-storage.ts";
import { openSavedDesigns } from "./saved-designs.ts";

/** Keeps this person's saved designs open while the component is shown. */
export function useOpenSavedDesigns(uid: string): void {
  useEffect(() => openSavedDesigns({ storage: browserStorage(), uid }), [uid]);
}
