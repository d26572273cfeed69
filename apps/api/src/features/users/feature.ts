import { createPasswordPolicy } from "../../auth/password-policy.ts";
import type { Feature } from "../../wiring/feature.ts";
import { historyData } from "./personal-data.ts";
import { mountUsers } from "./routes.ts";
import { createUserService } from "./service.ts";

/** Accounts as administrators manage them. */
export const users: Feature = {
  name: "users",
  mount(mount, context) {
    const passwordPolicy = createPasswordPolicy(context.passwordMin);
    mountUsers(mount, createUserService({ ...context, passwordPolicy }));
  },
  personalData: historyData,
};
