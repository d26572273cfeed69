import {
  beginGoogleSignIn,
  endGoogleSignIn,
  GOOGLE_OUTCOME_PARAMETER,
  type GoogleOutcome,
} from "@sitewright/contracts";
import type { Attempt, AttemptCookie } from "../../auth/oauth/attempt-cookie.ts";
import type { Sessions } from "../../auth/sessions.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { GoogleService } from "./service.ts";

type Place = Pick<Attempt, "window" | "entry">;

/**
 * The URL after a sign-in. A pop-up goes to a page that sends the portal a message; a sign-in in the same
 * window goes to the portal or the requested profile.
 */
function addressAfter(outcome: GoogleOutcome, { window, entry }: Place, accountId?: string): string {
  if (window === "same" && entry === "profile" && accountId !== undefined)
    return `/profile/${encodeURIComponent(accountId)}`;
  return `${window === "popup" ? "/app/google" : "/app"}?${GOOGLE_OUTCOME_PARAMETER}=${outcome}`;
}

function redirect(c: AppContext, address: string): undefined {
  c.header("Location", address);
  // Any other value would separate the pop-up from the portal that opened it (HTML, cross-origin opener
  // policies).
  c.header("Cross-Origin-Opener-Policy", "unsafe-none");
  c.header("Referrer-Policy", "no-referrer");
  return undefined;
}

/** Signing in by Google: the redirect to Google, and its callback. */
export function mountGoogleSignIn(
  mount: Mount,
  {
    service,
    sessions,
    cookie,
    now,
  }: {
    service: GoogleService;
    sessions: Sessions;
    cookie: AttemptCookie;
    now: () => Date;
  },
): void {
  mount(beginGoogleSignIn, async ({ query, c }) => {
    if (!service.isOffered) return new Refusal("not-found");
    // A sign-in may be started only by our own pages or by the user's own navigation.
    if (["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? ""))
      return new Refusal("cross-site");
    const begun = await service.begin();
    if (begun === "unavailable") return redirect(c, addressAfter("unavailable", query));
    cookie.write(c, { ...begun.secrets, ...query, startedAt: now().getTime() });
    return redirect(c, begun.url);
  });
  mount(endGoogleSignIn, async ({ c }) => {
    if (!service.isOffered) return new Refusal("not-found");
    const attempt = cookie.take(c);
    const place = attempt ?? { window: "same", entry: "builder" };
    const { search } = new URL(c.req.url);
    const end = await service.finish(search, attempt);
    if (end.kind !== "signed-in") return redirect(c, addressAfter(end.kind, place));
    await sessions.begin(c, end.account);
    return redirect(c, addressAfter("signed-in", place, end.account.id));
  });
}
