import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { mountAccountDeletion } from "./routes.ts";
import { type AccountDeletionService, createAccountDeletionService } from "./service.ts";

export { eraseRecorded, forgetUncommitted } from "./erase-again.ts";

/** Erases an account that is in the bin. */
export const createEraseBinned = (context: Context): AccountDeletionService["eraseBinned"] =>
  createAccountDeletionService(context).eraseBinned;

/** Deleting an account with all its data. */
export const accountDeletion: Feature = {
  name: "account-deletion",
  mount(mount, context) {
    mountAccountDeletion(mount, createAccountDeletionService(context), context.sessions);
  },
};
