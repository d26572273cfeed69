import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeService, problem } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
import { PortalRoutes } from "./portal-routes.tsx";

freshPortalForEachTest();

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const session = (user: typeof client | null) => () => ({ status: 200, body: { user, hasGoogle: false } });
const accepted = () => ({ status: 202, body: { accepted: true } });
const done = () => ({ status: 204 });
const dead = () => problem("link-invalid");
const tooMany = () =>
  problem("too-many-requests", { detail: "Too many attempts. Please try again in 12 minutes." });

describe("A-05 a forgotten password", () => {
  it("A-05.8 the sign-in form leads to it and hands the typed address over", async () => {
    fakeService({ "GET /api/auth/session": session(null) });
    const person = renderPortal(<PortalRoutes />);
    await heading("Sign in");
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.click(screen.getByRole("link", { name: "Forgot password?" }));
    const title = await heading("Forgot your password?");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(client.email);
  });

  it("A-05.8 says the same for every address, and can send it again", async () => {
    const { requests } = fakeService({ "POST /api/auth/forgot-password": accepted });
    const person = renderPortal(<PortalRoutes />, "/app/forgot-password");
    await heading("Forgot your password?");
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.click(screen.getByRole("button", { name: "Send me a link" }));
    const title = await heading("Check your email");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(/^If anna@bakehouse\.example has an account/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Send it again" }));
    expect((await screen.findByRole("status")).textContent).toBe("Another link is on its way.");
    expect(requests.map(({ body }) => body)).toEqual([{ email: client.email }, { email: client.email }]);
  });

  it("A-05.8 an address that is none is refused before anything is sent", async () => {
    const { requests } = fakeService({});
    const person = renderPortal(<PortalRoutes />, "/app/forgot-password");
    await heading("Forgot your password?");
    await person.click(screen.getByRole("button", { name: "Send me a link" }));
    expect(screen.getByText("Please enter your email")).toBeTruthy();
    await person.type(screen.getByLabelText("Email"), "anna");
    await person.click(screen.getByRole("button", { name: "Send me a link" }));
    expect(screen.getByText("Invalid email address.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(requests).toEqual([]);
  });

  it("S-06.5 too many requests: how long to wait", async () => {
    fakeService({ "POST /api/auth/forgot-password": tooMany });
    const person = renderPortal(<PortalRoutes />, "/app/forgot-password");
    await person.type(await screen.findByLabelText("Email"), client.email);
    await person.click(screen.getByRole("button", { name: "Send me a link" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Too many attempts. Please try again in 12 minutes.",
    );
  });
});

describe("A-05 choosing a new password", () => {
  const address = "/app/reset-password#the-secret";
  const save = () => screen.getByRole("button", { name: "Save new password" });

  it("A-05.9 sends the secret after the # in the body, then asks to sign in", async () => {
    const { requests } = fakeService({ "POST /api/auth/reset-password": done });
    const person = renderPortal(<PortalRoutes />, address);
    await person.type(await screen.findByLabelText("New password"), "copper-lantern");
    await person.click(save());
    await heading("Your password has been changed");
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/app");
    expect(requests).toMatchObject([
      { path: "/api/auth/reset-password", body: { token: "the-secret", password: "copper-lantern" } },
    ]);
  });

  it.each([
    ["", "Please enter a new password"],
    ["five5", "Password should be at least 6 characters."],
  ])("A-02.1 %j is refused before it is sent, and the field takes the focus", async (password, text) => {
    const { requests } = fakeService({});
    const person = renderPortal(<PortalRoutes />, address);
    const field = await screen.findByLabelText("New password");
    if (password) await person.type(field, password);
    await person.click(save());
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(requests).toEqual([]);
  });

  it("A-02.21 the server's error for it is shown at the field", async () => {
    const text = "This password is among the most common ones. Please choose another.";
    fakeService({
      "POST /api/auth/reset-password": () =>
        problem("invalid-input", { errors: [{ path: "password", message: text }] }),
    });
    const person = renderPortal(<PortalRoutes />, address);
    await person.type(await screen.findByLabelText("New password"), "123456");
    await person.click(save());
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ["/app/reset-password", false],
    [address, true],
  ])("A-05.9 an invalid link (%s) leads to another one", async (at, isSent) => {
    fakeService({ "POST /api/auth/reset-password": dead });
    const person = renderPortal(<PortalRoutes />, at);
    if (isSent) {
      await person.type(await screen.findByLabelText("New password"), "copper-lantern");
      await person.click(save());
    }
    await heading("This link no longer works");
    await person.click(screen.getByRole("link", { name: "Request a new link" }));
    expect(await heading("Forgot your password?")).toBeTruthy();
  });
});

describe("A-05 a link that an unanswered try has used up", () => {
  it("A-05.70 confirming: the address is shown as confirmed, not the link as invalid", async () => {
    let user = client;
    const answers = ["offline" as const, dead()];
    fakeService({
      "GET /api/auth/session": () => session(user)(),
      "POST /api/auth/verify-email": () => {
        user = { ...client, emailVerified: true };
        return answers.shift() ?? dead();
      },
    });
    const person = renderPortal(<PortalRoutes />, "/app/verify-email#the-secret");
    const confirm = await screen.findByRole("button", { name: "Confirm this address" });
    await person.click(confirm);
    await screen.findByRole("alert");
    await person.click(confirm);
    expect(await heading("Your address is confirmed")).toBeTruthy();
  });

  it("A-05.71 a new password: it is said that it may be the new one already, with the way to sign in", async () => {
    const answers = ["offline" as const, dead()];
    fakeService({ "POST /api/auth/reset-password": () => answers.shift() ?? dead() });
    const person = renderPortal(<PortalRoutes />, "/app/reset-password#the-secret");
    await person.type(await screen.findByLabelText("New password"), "copper-lantern");
    const save = screen.getByRole("button", { name: "Save new password" });
    await person.click(save);
    await screen.findByRole("alert");
    await person.click(save);
    await heading("This link no longer works");
    expect(screen.getByText(/^Your earlier try got no answer, but it may have changed/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/app");
    expect(screen.getByRole("link", { name: "Request a new link" })).toBeTruthy();
  });
});

describe("A-05 confirming an address", () => {
  const address = "/app/verify-email#the-secret";

  it("A-05.4 opening the link sends nothing; the button does, and the page then shows it as confirmed", async () => {
    let user = client;
    const { requests } = fakeService({
      "GET /api/auth/session": () => session(user)(),
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
      "POST /api/auth/verify-email": () => {
        user = { ...client, emailVerified: true };
        return done();
      },
    });
    const person = renderPortal(<PortalRoutes />, address);
    await heading("Confirm your address");
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Confirm this address" }));
    const title = await heading("Your address is confirmed");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({ token: "the-secret" });
    await person.click(screen.getByRole("link", { name: "Continue to your project" }));
    await heading("Welcome");
    expect(screen.queryByText(/Please confirm your address/)).toBeNull();
  });

  it("A-05.3 who is not signed in signs in first, and then confirms", async () => {
    fakeService({
      "GET /api/auth/session": session(null),
      "POST /api/auth/sign-in": () => ({ status: 200, body: { user: client } }),
    });
    const person = renderPortal(<PortalRoutes />, address);
    await heading("Sign in");
    expect(screen.getByText("Sign in to confirm your address.")).toBeTruthy();
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.type(screen.getByLabelText("Password"), "secret-bread");
    await person.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await heading("Confirm your address")).toBeTruthy();
  });

  it("A-05.3 an address that is confirmed already needs no second time", async () => {
    fakeService({ "GET /api/auth/session": session({ ...client, emailVerified: true }) });
    renderPortal(<PortalRoutes />, address);
    expect(await heading("Your address is confirmed")).toBeTruthy();
  });

  it("A-05.7 an invalid link offers another by mail", async () => {
    const { requests } = fakeService({
      "GET /api/auth/session": session(client),
      "POST /api/auth/verify-email": dead,
      "POST /api/auth/verify-email/resend": () => ({ status: 202, body: { queued: true } }),
    });
    const person = renderPortal(<PortalRoutes />, address);
    await person.click(await screen.findByRole("button", { name: "Confirm this address" }));
    await heading("This link does not work");
    await person.click(screen.getByRole("button", { name: "Send me another link" }));
    expect((await screen.findByRole("status")).textContent).toContain("Another link is on its way.");
    expect(requests.at(-1)?.path).toBe("/api/auth/verify-email/resend");
  });

  it("who signs in to confirm stays on this page: there is no choice of another one", async () => {
    fakeService({ "GET /api/auth/session": session(null) });
    renderPortal(<PortalRoutes />, address);
    await heading("Sign in");
    expect(screen.queryByText("What would you like to open?")).toBeNull();
  });

  it("a link of another account leads to signing in with that one, and then to its confirmation", async () => {
    const other = { ...client, uid: "person-2", email: "other@bakehouse.example" };
    let user: typeof client | null = client;
    fakeService({
      "GET /api/auth/session": () => session(user)(),
      "POST /api/auth/verify-email": dead,
      "POST /api/auth/sign-out": () => {
        user = null;
        return done();
      },
      "POST /api/auth/sign-in": () => ({ status: 200, body: { user: other } }),
    });
    const person = renderPortal(<PortalRoutes />, address);
    await person.click(await screen.findByRole("button", { name: "Confirm this address" }));
    await heading("This link does not work");
    await person.click(screen.getByRole("button", { name: "Sign in with another account" }));
    await heading("Sign in");
    await person.type(screen.getByLabelText("Email"), other.email);
    await person.type(screen.getByLabelText("Password"), "secret-bread{Enter}");
    await heading("Confirm your address");
    expect(screen.getByText(/^Is other@bakehouse\.example yours/)).toBeTruthy();
  });
});

describe("an address that was confirmed on another device", () => {
  const banner = /Please confirm your address/;

  /** The wizard of somebody who confirms the address elsewhere while it is open. */
  async function confirmElsewhere() {
    let user = client;
    fakeService({
      "GET /api/auth/session": () => session(user)(),
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
      "POST /api/auth/verify-email/resend": () => ({ status: 202, body: { queued: false } }),
    });
    const person = renderPortal(<PortalRoutes />);
    await screen.findByText(banner);
    user = { ...client, emailVerified: true };
    return person;
  }

  it("is not asked for any more when the person comes back to this tab", async () => {
    await confirmElsewhere();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  });

  it("gets no other link, which is said instead of that one is on its way", async () => {
    const person = await confirmElsewhere();
    await person.click(screen.getByRole("button", { name: "Send it again" }));
    expect(await screen.findByText("Your address is confirmed")).toBeTruthy();
    expect(screen.queryByText(/on its way/)).toBeNull();
    expect(screen.queryByText(banner)).toBeNull();
  });
});
