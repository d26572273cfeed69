import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { mountAccountDeletion } from "./routes.ts";
import { type AccountDeletionService, createAccountDeletionService } from "./service.ts";

export { eraseNoted } from "./erase-again.ts";

/** Erases an account that lies in the bin. */
export const createEraseBinned = (context: Context): AccountDeletionService["eraseBinned"] =>
  createAccountDeletionService(context).eraseBinned;

/** Deleting one's account with everything of it. */
export const accountDeletion: Feature = {
  name: "account-deletion",
  mount(mount, context) {
    mountAccountDeletion(mount, createAccountDeletionService(context), context.sessions);
  },
};
