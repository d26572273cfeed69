import { useQueryClient } from "@tanstack/react-query";
import { autosave, wizardStorage } from "../saving/autosave.ts";
import { storedOwner } from "../storage/storage-owner.ts";
import { knownSession } from "./session.ts";
import { useSignOut } from "./use-sign-out.ts";

/**
 * `useSignOut` for pages that are shown without the wizard. A running autosave is what sends the last answers and takes
 * them out of this browser, so it is started where it is not running yet.
 */
export function useSignOutAnywhere(): () => Promise<boolean> {
  const queries = useQueryClient();
  return useSignOut(async () => {
    const uid = knownSession(queries)?.user?.uid;
    if (uid !== undefined && storedOwner(wizardStorage()) === uid)
      await autosave.start({ uid, isFreshSignIn: false });
  });
}
