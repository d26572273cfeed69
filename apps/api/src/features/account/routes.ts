import { developerSignIn, getSession, signIn, signOut, signUp } from "@sitewright/contracts";
import type { Account } from "../../auth/actor.ts";
import type { Sessions } from "../../auth/sessions.ts";
import { userOf } from "../../auth/user-view.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { Refusal } from "../../http/refusal.ts";
import type { AccountService } from "./service.ts";

/** Sign-up, sign-in, sign-out and who is signed in. */
export function mountAccount(
  mount: Mount,
  { service, sessions, networkOf }: { service: AccountService; sessions: Sessions; networkOf: ReadNetwork },
): void {
  async function begin(c: AppContext, account: Account | Refusal) {
    if (account instanceof Refusal) return account;
    await sessions.begin(c, account);
    return { user: userOf(account) };
  }

  mount(signUp, async ({ body, c }) => begin(c, await service.signUp(body, networkOf(c))));
  mount(signIn, async ({ body, c }) => {
    const onKnown = (accountId: string) => c.set("userId", accountId);
    return begin(c, await service.signIn(body, { network: networkOf(c), onKnown }));
  });
  mount(developerSignIn, async ({ c }) => begin(c, await service.signInAsDeveloper()));
  mount(signOut, async ({ c }) => {
    await sessions.end(c);
    return undefined;
  });
  mount(getSession, async ({ c }) => {
    const actor = await sessions.resolve(c);
    return { user: actor.kind === "anonymous" ? null : userOf(actor.account), hasGoogle: service.hasGoogle };
  });
}
