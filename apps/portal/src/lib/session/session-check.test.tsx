import { ServicesContext } from "@sitewright/app-kit/services";
import { setSession } from "@sitewright/app-kit/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { portalServices } from "../../services.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";
import { autosave } from "../saving/autosave.ts";
import { useSaveStatus } from "../saving/save-status.ts";
import { wizard } from "../wizard/actions.ts";
import { notePendingSignOut } from "./pending-sign-out.ts";
import { knownSession } from "./session.ts";
import { useSessionCheck } from "./session-check.ts";
import { useSessionEnd } from "./session-end.ts";

freshPortalForEachTest();

const savingIs = (kind: string) => vi.waitFor(() => expect(useSaveStatus.getState().server.kind).toBe(kind));

const wrapperWith =
  (queries: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <ServicesContext value={portalServices()}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ServicesContext>
  );

it.each([
  ["that person", client.uid, null],
  ["somebody else", "person-9", client],
])(
  "P-28.300 without a response from the server, a page is left once its person has signed out in another tab: %s",
  async (_, uid, user) => {
    fakeService({
      "GET /api/auth/session": () => "offline",
      "GET /api/draft": () => "offline",
    });
    const queries = new QueryClient();
    setSession(queries, { user: client, isFreshSignIn: false, previous: null });
    const { result } = renderHook(useSessionCheck, { wrapper: wrapperWith(queries) });
    const end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
    onTestFinished(() => notePendingSignOut(null));
    notePendingSignOut(uid);
    await result.current();
    expect(knownSession(queries)?.user).toEqual(user);
    end();
  },
);

it("P-29.15 after signing in again in one tab, the other one saves again too", async () => {
  let isSignedIn = true;
  const saved: unknown[] = [];
  fakeService({
    "GET /api/auth/session": () => ({ status: 200, body: { user: client, hasGoogle: false } }),
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    "PUT /api/draft": ({ body }) => {
      if (!isSignedIn) return problem("sign-in-required");
      saved.push(body);
      return { status: 200, body: { version: saved.length, savedAt: "2026-03-01T10:00:00.000Z" } };
    },
  });
  const queries = new QueryClient();
  setSession(queries, { user: client, isFreshSignIn: false, previous: null });
  const { result } = renderHook(useSessionCheck, { wrapper: wrapperWith(queries) });
  const end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
  isSignedIn = false;
  wizard.updateForm({ niche: "Bakery" });
  await autosave.flush();
  await savingIs("signed-out");
  isSignedIn = true;
  await result.current();
  await savingIs("saved");
  expect(saved.at(-1)).toMatchObject({ state: { onboarding: { formData: { niche: "Bakery" } } } });
  expect(useSessionEnd.getState().hasEnded).toBe(false);
  end();
});
