import { createClient, getAccountSecurity, getSession, signIn } from "@sitewright/contracts";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { endSession, sessionKey, setSession, watchSession } from "./session.ts";
import { createFakeServer, ok, problem } from "./test-kit/fake-server.ts";

it("P-29.32 a refused call is the end of the session, a refused sign-in is not", async () => {
  const { fetch } = createFakeServer({
    "GET /api/account/security": () => problem("sign-in-required"),
    "POST /api/auth/sign-in": () => problem("sign-in-failed"),
    "GET /api/auth/session": () => ok({ user: null }),
  });
  const onEnd = vi.fn();
  const client = createClient({ fetch: watchSession(fetch, onEnd) });
  await client.call(signIn, { body: { email: "anna@bakehouse.example", password: "a long password" } });
  await client.call(getSession, {});
  expect(onEnd).not.toHaveBeenCalled();
  await client.call(getAccountSecurity, {});
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("the cache of a session is cleared when it ends, except for the next session", () => {
  const queries = createQueryClient({ retries: 0, staleTimeMs: 0, refetchesSession: () => false });
  setSession(queries, { user: null, isFreshSignIn: true });
  queries.setQueryData(["documents", "anna"], ["secret"]);
  endSession(queries, { user: null });
  expect(queries.getQueryData(["documents", "anna"])).toBeUndefined();
  expect(queries.getQueryData(sessionKey)).toEqual({ user: null });
});
