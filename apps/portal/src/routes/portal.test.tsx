import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeService, problem } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
import { PortalRoutes } from "./portal-routes.tsx";

freshPortalForEachTest();

const session = (user: typeof client | null) => ({ status: 200, body: { user } });
const noDraft = () => ({ status: 200, body: { draft: null } });
const signIn = () => screen.findByRole("heading", { level: 1, name: "Sign in" });
const signOutButton = () => {
  const [button] = within(screen.getByRole("banner")).getAllByRole("button", { name: "Sign Out" });
  if (!button) throw new Error("There is no sign-out button.");
  return button;
};
const welcome = () => screen.findByRole("heading", { level: 1, name: "Welcome" });

describe("access to the wizard", () => {
  it("P-01.1 signed out: the login screen", async () => {
    fakeService({ "GET /api/auth/session": () => session(null) });
    renderPortal(<PortalRoutes />);
    expect(await signIn()).toBeTruthy();
  });

  it("P-01.2 while the session is being read: a spinner that says 'Loading...'", () => {
    fakeService({ "GET /api/auth/session": () => new Promise(() => {}) });
    renderPortal(<PortalRoutes />);
    expect(screen.getByRole("status").textContent).toContain("Loading...");
  });

  it("P-01.1 signed in: the wizard", async () => {
    fakeService({ "GET /api/auth/session": () => session(client), "GET /api/draft": noDraft });
    renderPortal(<PortalRoutes />);
    expect(await welcome()).toBeTruthy();
  });

  it("A-01.7 a link of the public site for new clients opens the form for a new account, with signing in one press away", async () => {
    fakeService({ "GET /api/auth/session": () => session(null) });
    const person = renderPortal(<PortalRoutes />, "/app?start");
    expect(await screen.findByRole("heading", { level: 1, name: "Create your account" })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /^Already have an account/ }));
    expect(await signIn()).toBeTruthy();
  });

  it.each([
    ["/app/settings", "Account Settings"],
    ["/app/projects", "Saved projects"],
    ["/app/projects/project-1", "Your specification"],
  ])("P-31.86 at %s the header has the actions of the wizard's, and its menu", async (address, name) => {
    fakeService({
      "GET /api/auth/session": () => session(client),
      "GET /api/draft": noDraft,
      "POST /api/auth/sign-out": () => ({ status: 204 }),
    });
    const person = renderPortal(<PortalRoutes />, address);
    await screen.findByRole("heading", { level: 1, name });
    const header = within(screen.getByRole("banner"));
    await person.click(header.getByRole("button", { name: "Menu" }));
    for (const place of ["Saved projects", "Profile", "Settings"])
      expect(header.getAllByRole("link", { name: place }).length).toBeGreaterThan(0);
    await person.click(signOutButton());
    expect(await screen.findByRole("heading", { level: 1, name: "You are signed out" })).toBeTruthy();
  });

  it("P-31.340 outside the steps a link skips the header, and the header says which page is open", async () => {
    fakeService({ "GET /api/auth/session": () => session(client), "GET /api/draft": noDraft });
    const person = renderPortal(<PortalRoutes />, "/app/settings");
    await screen.findByRole("heading", { level: 1, name: "Account Settings" });
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to the content" }));
    expect(document.activeElement?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
    await person.click(screen.getByRole("button", { name: "Menu" }));
    const isCurrent = (name: string) =>
      screen.getAllByRole("link", { name }).some((link) => link.getAttribute("aria-current") === "page");
    expect(["Saved projects", "Profile", "Settings"].filter(isCurrent)).toEqual(["Settings"]);
  });

  it("P-31.72 after signing in the focus is on the title, where the button that had it was removed", async () => {
    fakeService({
      "GET /api/auth/session": () => session(null),
      "POST /api/auth/sign-in": () => session(client),
      "GET /api/draft": noDraft,
    });
    const person = renderPortal(<PortalRoutes />);
    await signIn();
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.type(screen.getByLabelText("Password"), "a long phrase for bread{Enter}");
    const title = await welcome();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  describe("with ?dev=true", () => {
    beforeEach(() => history.replaceState(null, "", "/app?dev=true"));
    afterEach(() => history.replaceState(null, "", "/app"));

    it("P-01.4 a server without the bypass signs nobody in", async () => {
      fakeService({
        "GET /api/auth/session": () => session(null),
        "POST /api/auth/developer": () => problem("not-found"),
      });
      renderPortal(<PortalRoutes />, "/app?dev=true");
      expect(await signIn()).toBeTruthy();
    });

    it("P-01.5 a server with the bypass on skips the login", async () => {
      fakeService({
        "GET /api/auth/session": () => session(null),
        "POST /api/auth/developer": () => session(client),
        "GET /api/draft": noDraft,
      });
      renderPortal(<PortalRoutes />, "/app?dev=true");
      expect(await welcome()).toBeTruthy();
    });
  });

  it("a server that does not answer is an error with a retry, not a login screen", async () => {
    let isUp = false;
    fakeService({
      "GET /api/auth/session": () => (isUp ? session(null) : problem("unavailable")),
    });
    const person = renderPortal(<PortalRoutes />);
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await person.click(again);
    expect(await signIn()).toBeTruthy();
  });

  it.each([
    ["no connection", () => "offline" as const, /Check your connection and try again/],
    ["a fault of the server", () => problem("internal-error"), /Our server has a fault/],
    ["the answer of a proxy", () => ({ status: 502, body: "Bad Gateway" }), /Our server has a fault/],
  ])("a session that could not be read because of %s says what to do about it", async (_, answer, remedy) => {
    fakeService({ "GET /api/auth/session": answer });
    renderPortal(<PortalRoutes />);
    await screen.findByText("We could not check whether you are signed in.");
    expect(screen.getByRole("alert").textContent).toMatch(remedy);
  });

  it("P-28.1 P-05.30 signing out shows who was signed in, and the way back to the login, and leaves nothing of the chat", async () => {
    fakeService({
      "GET /api/auth/session": () => session(client),
      "GET /api/draft": noDraft,
      "POST /api/auth/sign-out": () => ({ status: 204 }),
    });
    const person = renderPortal(<PortalRoutes />);
    await welcome();
    const button = signOutButton();
    localStorage.setItem("chatHistory", '[{"content":"What does a divorce lawyer\'s site cost?"}]');
    localStorage.setItem("chatHandOver", "My questions");
    await person.click(button);
    await screen.findByRole("heading", { level: 1, name: "You are signed out" });
    expect([localStorage.getItem("chatHistory"), localStorage.getItem("chatHandOver")]).toEqual([null, null]);
    expect(screen.getByText("Anna Baker")).toBeTruthy();
    expect(screen.getByText("anna@bakehouse.example")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Sign Back In" }));
    expect(await signIn()).toBeTruthy();
  });

  it("P-28.22 the button shows that the person is being signed out", async () => {
    let answer = (_: { status: number }): void => {};
    const answered = new Promise<{ status: number }>((resolve) => {
      answer = resolve;
    });
    fakeService({
      "GET /api/auth/session": () => session(client),
      "GET /api/draft": noDraft,
      "POST /api/auth/sign-out": () => answered,
    });
    const person = renderPortal(<PortalRoutes />);
    await welcome();
    await person.click(signOutButton());
    expect(signOutButton().getAttribute("aria-busy")).toBe("true");
    answer({ status: 204 });
    await screen.findByRole("heading", { level: 1, name: "You are signed out" });
  });

  describe("while the server does not end the session", () => {
    let isUp = false;
    let isEnded = false;
    beforeEach(() => {
      isUp = false;
      isEnded = false;
      fakeService({
        "GET /api/auth/session": () => session(isEnded ? null : client),
        "POST /api/auth/sign-in": () => session(client),
        "GET /api/draft": noDraft,
        "POST /api/auth/sign-out": () => {
          isEnded ||= isUp;
          return isUp ? { status: 204 } : problem("unavailable");
        },
      });
    });
    afterEach(() => {
      isUp = true;
      localStorage.removeItem("pending_sign_out");
    });
    const leave = async () => {
      const person = renderPortal(<PortalRoutes />);
      await welcome();
      await person.click(signOutButton());
      await screen.findByRole("heading", { level: 1, name: "Not signed out yet" });
      return person;
    };

    it("P-28.11 leaving says so, and is completed once the connection is back", async () => {
      await leave();
      expect(screen.getByRole("alert").textContent).toContain("still has access to your account");
      expect([screen.queryByText(/auto-saved, so you can close/), isEnded]).toEqual([null, false]);
      isUp = true;
      window.dispatchEvent(new Event("online"));
      await screen.findByRole("heading", { level: 1, name: "You are signed out" });
      expect([screen.queryByRole("alert"), isEnded]).toEqual([null, true]);
    });

    it("P-28.12 who loads the page afterwards is not in: the session is ended first", async () => {
      await leave();
      cleanup();
      renderPortal(<PortalRoutes />);
      await screen.findByText("We could not check whether you are signed in.");
      cleanup();
      isUp = true;
      renderPortal(<PortalRoutes />);
      expect(await signIn()).toBeTruthy();
      expect(isEnded).toBe(true);
    });

    it("P-28.13 signing in again takes it back", async () => {
      const person = await leave();
      await person.click(screen.getByRole("button", { name: "Sign Back In" }));
      await signIn();
      await person.type(screen.getByLabelText("Password"), "secret-bread");
      await person.click(screen.getByRole("button", { name: "Sign in" }));
      expect(await welcome()).toBeTruthy();
      isUp = true;
      window.dispatchEvent(new Event("online"));
      cleanup();
      renderPortal(<PortalRoutes />);
      expect(await welcome()).toBeTruthy();
      expect(isEnded).toBe(false);
    });
  });

  it("P-06.5 signing in by the form opens the welcome, with the answers that this person left", async () => {
    localStorage.setItem("onboarding_owner", client.uid);
    localStorage.setItem("onboarding_activeTab", '"theme"');
    localStorage.setItem("onboarding_journeyStarted", "true");
    localStorage.setItem("onboarding_formData", '{"businessName":"Bakehouse"}');
    fakeService({
      "GET /api/auth/session": () => session(null),
      "POST /api/auth/sign-in": () => session(client),
      "GET /api/draft": noDraft,
    });
    const person = renderPortal(<PortalRoutes />);
    await signIn();
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.type(screen.getByLabelText("Password"), "secret-bread");
    await person.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await welcome()).toBeTruthy();
    expect(localStorage.getItem("onboarding_journeyStarted")).toBe("false");
    expect(screen.getByText("Bakehouse")).toBeTruthy();
  });
});
