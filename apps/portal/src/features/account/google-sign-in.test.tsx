import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useGoogleArrival } from "../../lib/session/google-arrival.ts";
import { postOutcome } from "../../lib/session/google-channel.ts";
import { noteSessionEnd, useSessionEnd } from "../../lib/session/session-end.ts";
import { PortalRoutes } from "../../routes/portal-routes.tsx";
import { fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";

freshPortalForEachTest();

const session = (user: typeof client | null, hasGoogle = true) => ({
  status: 200,
  body: { user, hasGoogle },
});
const button = () => screen.findByRole("button", { name: "Continue with Google" });
const popup = { closed: false };
const open = vi.fn<typeof window.open>();
const assign = vi.fn();

beforeEach(() => {
  popup.closed = false;
  open.mockReset().mockReturnValue(popup as Window);
  assign.mockReset();
  vi.spyOn(window, "open").mockImplementation(open);
  vi.spyOn(location, "assign").mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/app");
  useGoogleArrival.setState({ isOffered: false, outcome: null });
});

function show(user: () => typeof client | null = () => null, hasGoogle = true) {
  fakeService({
    "GET /api/auth/session": () => session(user(), hasGoogle),
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
  });
  return renderPortal(<PortalRoutes />);
}

describe("signing in by Google", () => {
  it("A-01.5 the Google button comes before the e-mail form", async () => {
    show();
    const google = await button();
    const order = google.compareDocumentPosition(screen.getByLabelText("Email"));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("A-03.1 opens a pop-up at the server's address", async () => {
    const person = show();
    await person.click(await button());
    expect(open.mock.calls[0]?.[0]).toBe("/api/auth/google?window=popup&entry=builder");
    expect(assign).not.toHaveBeenCalled();
  });

  it("A-03.2 the message of the pop-up signs the person in here", async () => {
    let user: typeof client | null = null;
    const person = show(() => user);
    await person.click(await button());
    user = client;
    postOutcome("signed-in");
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome" })).toBeTruthy();
  });

  it("P-29.36 signing in at any form renews an ended session", async () => {
    let user: typeof client | null = null;
    const person = show(() => user);
    await person.click(await button());
    noteSessionEnd();
    user = client;
    postOutcome("signed-in");
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome" })).toBeTruthy();
    expect(useSessionEnd.getState().hasEnded).toBe(false);
  });

  it("A-03.3 where the browser blocks the pop-up, this window goes there instead", async () => {
    open.mockReturnValue(null);
    const person = show();
    await person.click(await button());
    expect(assign).toHaveBeenCalledWith("/api/auth/google?window=same&entry=builder");
  });

  it("A-03.4 closing the pop-up cancels: nothing continues automatically, 'Continue in this window' is offered", async () => {
    const person = show();
    await person.click(await button());
    popup.closed = true;
    const here = await screen.findByRole("button", { name: "Continue in this window" });
    expect(assign).not.toHaveBeenCalled();
    await person.click(here);
    expect(assign).toHaveBeenCalledWith("/api/auth/google?window=same&entry=builder");
  });

  it("A-03.5 a failure says 'Login failed. Please try again.' to everybody, also in a live region", async () => {
    const person = show();
    await person.click(await button());
    postOutcome("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Login failed. Please try again.");
  });

  it("A-03.5 so does a failed sign-in in this window, once: not again after a reload", async () => {
    history.replaceState(null, "", "/app?google=failed");
    show();
    expect((await screen.findByRole("alert")).textContent).toBe("Login failed. Please try again.");
    expect(location.search).toBe("");
  });

  it("A-03.10 without credentials configured there is no button, and the e-mail form is there", async () => {
    show(() => null, false);
    expect(await screen.findByLabelText("Email")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /google/i })).toBeNull();
  });

  it("A-01.6 in Client Profile mode the profile opens 500 ms after it", async () => {
    let user: typeof client | null = null;
    const person = show(() => user);
    await person.click(await screen.findByRole("radio", { name: "Client Profile" }));
    await person.click(await button());
    expect(open.mock.calls[0]?.[0]).toBe("/api/auth/google?window=popup&entry=profile");
    user = client;
    postOutcome("signed-in");
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/profile/person-1"));
  });

  it("arriving signed in by way of Google counts as a fresh sign-in: the welcome opens", async () => {
    history.replaceState(null, "", "/app?google=signed-in");
    localStorage.setItem("onboarding_owner", client.uid);
    localStorage.setItem("onboarding_activeTab", '"theme"');
    show(() => client);
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome" })).toBeTruthy();
    expect(location.search).toBe("");
  });
});
