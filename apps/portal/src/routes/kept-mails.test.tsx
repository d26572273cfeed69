import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FirstPassword } from "../components/account-security/first-password.tsx";
import { UnverifiedBanner } from "../components/account-security/unverified-banner.tsx";
import { outcomeText } from "../features/sitemap/outcome-text.ts";
import { fakeService } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
import { PortalRoutes } from "./portal-routes.tsx";

freshPortalForEachTest();
beforeEach(() => {
  document.head.insertAdjacentHTML("beforeend", '<meta name="mail" content="kept" />');
});
afterEach(() => document.querySelector('meta[name="mail"]')?.remove());

const claim = /we (have )?sent|will send|on its way|email you|check your email|confirmation email/i;
const pageText = () => document.body.textContent ?? "";

describe("where the server keeps its mails, nothing claims that one was sent", () => {
  it("a forgotten password: the page says whom to ask for the link", async () => {
    fakeService({ "POST /api/auth/forgot-password": () => ({ status: 202, body: { accepted: true } }) });
    const person = renderPortal(<PortalRoutes />, "/app/forgot-password");
    await person.type(await screen.findByLabelText("Email"), client.email);
    expect(pageText()).not.toMatch(claim);
    await person.click(screen.getByRole("button", { name: "Make a link" }));
    await screen.findByRole("heading", { level: 1, name: "Ask us for your link" });
    expect(
      screen.getByText(/^This site does not send email yet\. Ask us for the link: \S+@\S+/),
    ).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Make another link" }));
    await screen.findByText(/^We have another link\. Ask us for it: \S+@\S+/);
    expect(pageText()).not.toMatch(claim);
  });

  it("an address to confirm", async () => {
    fakeService({ "POST /api/auth/verify-email/resend": () => ({ status: 202, body: { queued: true } }) });
    const person = renderPortal(<UnverifiedBanner user={client} />);
    expect(screen.getByText(/does not send email yet/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Make another link" }));
    await screen.findByText(/^We have another link\. Ask us for it: \S+@\S+/);
    expect(pageText()).not.toMatch(claim);
  });

  it("a first password", async () => {
    fakeService({ "POST /api/auth/forgot-password": () => ({ status: 202, body: { accepted: true } }) });
    const person = renderPortal(<FirstPassword email={client.email} />);
    await person.click(screen.getByRole("button", { name: "Make a link" }));
    await screen.findByText(/does not send email yet/);
    expect(pageText()).not.toMatch(claim);
  });

  it.each(["submitted", "updated", "finalized"] as const)("a project that was %s", (kind) => {
    const text = outcomeText({ kind, name: "Greenwich Bakehouse", email: client.email }, "Sitewright");
    expect(text).toContain("Greenwich Bakehouse");
    expect(text).not.toMatch(claim);
  });
});
