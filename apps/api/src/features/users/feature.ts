import { createPasswordPolicy } from "../../auth/password-policy.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createUserDirectory } from "./directory.ts";
import { historyData } from "./personal-data.ts";
import { mountUsers } from "./routes.ts";
import { createUserService, type UserOptions } from "./service.ts";

/** Dependencies on other features. */
type UserNeeds = Pick<UserOptions, "insertAccount">;

/** Accounts as staff manage them. */
export const users = ({ insertAccount }: UserNeeds): Feature => ({
  name: "users",
  mount(mount, context) {
    const passwordPolicy = createPasswordPolicy(context.settings.passwordMin);
    mountUsers(mount, {
      service: createUserService({ ...context, passwordPolicy, insertAccount }),
      directory: createUserDirectory(context),
    });
  },
  personalData: historyData,
});
