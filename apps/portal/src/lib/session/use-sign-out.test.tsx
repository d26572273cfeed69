import { ServicesContext } from "@sitewright/app-kit/services";
import { setSession } from "@sitewright/app-kit/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { portalServices } from "../../services.ts";
import { fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";
import { notePendingSignOut } from "./pending-sign-out.ts";
import { knownSession } from "./session.ts";
import { useSignOut } from "./use-sign-out.ts";

freshPortalForEachTest();
afterEach(() => notePendingSignOut(null));

/** The page of a signed-in person, with two buttons that sign out. */
function renderButtons() {
  const queries = new QueryClient();
  setSession(queries, { user: client, isFreshSignIn: false, previous: null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={portalServices()}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ServicesContext>
  );
  const { result } = renderHook(() => [useSignOut(), useSignOut()] as const, { wrapper });
  return { queries, buttons: result.current };
}

it("P-28.21 pressing again, during a sign-out that the server does not confirm or after it, does not take it back", async () => {
  const { requests } = fakeService({ "POST /api/auth/sign-out": () => "offline" });
  const { queries, buttons } = renderButtons();
  expect(await Promise.all(buttons.map((press) => press()))).toEqual([false, false]);
  expect(requests.map(({ path }) => path)).toEqual(["/api/auth/sign-out"]);
  expect(await buttons[0]()).toBe(false);
  expect(localStorage.getItem("pending_sign_out")).toBe(client.uid);
  expect(knownSession(queries)).toMatchObject({
    user: null,
    previous: { email: client.email, isSignedOut: false },
  });
});
