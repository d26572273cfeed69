import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";
import { ChangePasswordSection } from "./change-password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { UnverifiedBanner } from "./unverified-banner.tsx";

freshPortalForEachTest();

const laptop = {
  id: "laptop",
  device: "Firefox on Windows",
  createdAt: "2026-03-02T09:00:00.000Z",
  lastSeenAt: "2026-03-12T14:00:00.000Z",
  isCurrent: true,
};
const phone = { ...laptop, id: "phone", device: "Safari on iPhone", isCurrent: false };
const tablet = { ...laptop, id: "tablet", device: "Chrome on Android", isCurrent: false };
const security = (sessions: object[], hasPassword = true) => ({
  status: 200,
  body: { hasPassword, sessions },
});

describe("changing the password", () => {
  const show = () => renderPortal(<ChangePasswordSection user={client} />);
  const current = () => screen.getByLabelText("Current password");
  const next = () => screen.getByLabelText("New password");
  const submit = () => screen.getByRole("button", { name: "Change password" });

  it("A-05.10 asks for the current and the new one, and names what is missing with links to the fields", async () => {
    const { requests } = fakeService({ "GET /api/account/security": () => security([laptop]) });
    const person = show();
    await person.click(submit());
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Please enter your current password", "Please enter a new password"]);
    expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("A-05.11 says that it is done and that other devices are signed out, and empties the form", async () => {
    const { requests } = fakeService({
      "GET /api/account/security": () => security([laptop]),
      "POST /api/account/password": () => ({ status: 204 }),
    });
    const person = show();
    await person.type(current(), "old-bread");
    await person.type(next(), "copper-lantern");
    await person.click(submit());
    expect(
      await screen.findByText("Your password has been changed. Other devices have been signed out."),
    ).toBeTruthy();
    expect([current(), next()].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      currentPassword: "old-bread",
      newPassword: "copper-lantern",
    });
  });

  it("A-05.10 a wrong current password is said at its field", async () => {
    const errors = [{ path: "currentPassword", message: "Incorrect password." }];
    fakeService({
      "GET /api/account/security": () => security([laptop]),
      "POST /api/account/password": () => problem("invalid-input", { errors }),
    });
    const person = show();
    await person.type(current(), "not-this");
    await person.type(next(), "copper-lantern");
    await person.click(submit());
    await screen.findByRole("link", { name: "Incorrect password." });
    expect(current().getAttribute("aria-invalid")).toBe("true");
  });

  it("A-05.10 an account without a password gets a link by mail instead", async () => {
    const { requests } = fakeService({
      "GET /api/account/security": () => security([laptop], false),
      "POST /api/auth/forgot-password": () => ({ status: 202, body: { accepted: true } }),
    });
    const person = show();
    await person.click(await screen.findByRole("button", { name: "Send me a link" }));
    expect(await screen.findByText("A link is on its way to anna@bakehouse.example.")).toBeTruthy();
    expect(requests.at(-1)?.body).toEqual({ email: client.email });
  });
});

describe("where somebody is signed in", () => {
  const rows = () => screen.findAllByRole("listitem");

  it("A-05.12 lists device, beginning and last use to the hour, and marks this one, which has no button", async () => {
    fakeService({ "GET /api/account/security": () => security([laptop, phone]) });
    renderPortal(<SessionsSection />);
    const [here, there] = await rows();
    expect(here?.textContent).toContain("Firefox on Windows");
    expect(here?.textContent).toContain("This device");
    expect(here?.textContent).toMatch(/Signed in 2 March 2026 · In use now/);
    expect(there?.textContent).toMatch(/ · Last used \d+ \w+ 2026 at \d\d:00/);
    expect(within(here as HTMLElement).queryByRole("button")).toBeNull();
    expect(
      within(there as HTMLElement).getByRole("button", { name: "Sign out: Safari on iPhone" }),
    ).toBeTruthy();
  });

  it("A-05.13 signs one out, says so and keeps the focus in the section", async () => {
    let sessions = [laptop, phone, tablet];
    fakeService({
      "GET /api/account/security": () => security(sessions),
      "DELETE /api/account/sessions/phone": () => {
        sessions = [laptop, tablet];
        return { status: 204 };
      },
    });
    const person = renderPortal(<SessionsSection />);
    await person.click(await screen.findByRole("button", { name: "Sign out: Safari on iPhone" }));
    expect(await screen.findByText("Safari on iPhone is signed out.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Where you are signed in" }));
    expect(await rows()).toHaveLength(2);
  });

  it("A-05.13 signs out everywhere else at once", async () => {
    let sessions = [laptop, phone, tablet];
    fakeService({
      "GET /api/account/security": () => security(sessions),
      "DELETE /api/account/sessions": () => {
        sessions = [laptop];
        return { status: 204 };
      },
    });
    const person = renderPortal(<SessionsSection />);
    await person.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
    expect(await screen.findByText("All other devices are signed out.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  it("A-05.12 says that it is loading, and offers another try when it fails", async () => {
    let isUp = false;
    fakeService({
      "GET /api/account/security": () => (isUp ? security([laptop]) : problem("unavailable")),
    });
    const person = renderPortal(<SessionsSection />);
    expect(screen.getByText("Loading...")).toBeTruthy();
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await person.click(again);
    expect(await rows()).toHaveLength(1);
  });
});

describe("the banner for an address that is not confirmed", () => {
  it("A-05.7 mails the link again", async () => {
    fakeService({
      "POST /api/auth/verify-email/resend": () => ({ status: 202, body: { queued: true } }),
    });
    const person = renderPortal(<UnverifiedBanner user={client} />);
    expect(screen.getByText(/We sent a link to anna@bakehouse\.example/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Send it again" }));
    expect(await screen.findByText("Another link is on its way.")).toBeTruthy();
  });

  it("a double tap mails one link", async () => {
    const service = fakeService({
      "POST /api/auth/verify-email/resend": () => ({ status: 202, body: { queued: true } }),
    });
    renderPortal(<UnverifiedBanner user={client} />);
    const again = screen.getByRole("button", { name: "Send it again" });
    fireEvent.click(again, { detail: 1 });
    fireEvent.click(again, { detail: 2 });
    await screen.findByText("Another link is on its way.");
    expect(service.requests).toHaveLength(1);
  });

  it("A-05.7 'Not now' hides it for this visit, and it is not shown for a confirmed address", async () => {
    const person = renderPortal(<UnverifiedBanner user={client} />);
    await person.click(screen.getByRole("button", { name: "Not now" }));
    expect(screen.queryByText(/Please confirm/)).toBeNull();
    renderPortal(<UnverifiedBanner user={{ ...client, emailVerified: true }} />);
    expect(screen.queryByText(/Please confirm/)).toBeNull();
  });
});
