import type { Feature } from "../../wiring/feature.ts";
import { mountAccountDeletion } from "./routes.ts";
import { createAccountDeletionService } from "./service.ts";

/** Deleting one's account with everything of it. */
export const accountDeletion: Feature = {
  name: "account-deletion",
  mount(mount, context) {
    mountAccountDeletion(mount, createAccountDeletionService(context), context.sessions);
  },
};
