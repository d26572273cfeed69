import { developerSignIn, getSession, signIn, signOut, signUp } from "@sitewright/contracts";
import type { Account } from "../../access/actor.ts";
import type { BeginSession, Sessions } from "../../auth/sessions.ts";
import { userOf } from "../../auth/user-view.ts";
import type { Settings } from "../../env.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { Refusal } from "../../http/refusal.ts";
import { accountLimits, signUpLimit } from "./limits.ts";
import type { AccountService } from "./service.ts";
import type { SignUp } from "./sign-up.ts";

interface AccountServices {
  service: AccountService;
  signUp: SignUp;
  sessions: Sessions;
  networkOf: ReadNetwork;
  settings: Pick<Settings, "signUpsPerHour">;
}

/** Sign-up, sign-in, sign-out and the current account. */
export function mountAccount(
  mount: Mount,
  { service, signUp: signUpService, sessions, networkOf, settings }: AccountServices,
): void {
  async function enter(c: AppContext, work: (begin: BeginSession) => Promise<Account | Refusal>) {
    const account = await sessions.beginDuring(c, work);
    return account instanceof Refusal ? account : { user: userOf(account) };
  }

  mount(
    signUp,
    ({ body, c }) => enter(c, (begin) => signUpService(body, { network: networkOf(c), begin })),
    signUpLimit(settings.signUpsPerHour),
  );
  mount(
    signIn,
    ({ body, c }) => {
      const onKnown = (accountId: string) => c.set("userId", accountId);
      return enter(c, (begin) =>
        service.signIn(body, { network: networkOf(c), onKnown, begin, signal: () => c.req.raw.signal }),
      );
    },
    accountLimits.signIns,
  );
  mount(developerSignIn, ({ c }) => enter(c, (begin) => service.signInAsDeveloper(begin)));
  mount(signOut, async ({ c }) => {
    await sessions.end(c);
    return undefined;
  });
  mount(getSession, async ({ c }) => {
    const actor = await sessions.resolve(c);
    return { user: actor.kind === "anonymous" ? null : userOf(actor.account), hasGoogle: service.hasGoogle };
  });
}
