import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { sessionKey } from "@sitewright/app-kit/session";
import { createClient } from "@sitewright/contracts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { founder } from "../../test/samples.ts";
import { InvitationScreen } from "./invitation-screen.tsx";

function open(state: { isOnline: boolean }) {
  const { fetch } = createFakeServer({
    "GET /api/staff/invitation": () => (state.isOnline ? problem("link-invalid") : "offline"),
  });
  return renderPart(<InvitationScreen />, {
    address: "/admin/invitation#secret",
    services: { client: createClient({ fetch }) },
  });
}

it("a link that no longer works leads on: to the newest email, or to whoever invited", async () => {
  open({ isOnline: true });
  await screen.findByText(/open the link in the newest email.* ask whoever invited you for a new invitation/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("a link that could not be checked can be tried again", async () => {
  const state = { isOnline: false };
  const { user } = open(state);
  await screen.findByText("This invitation could not be opened.");
  expect(screen.queryByText(/newest email/)).toBeNull();
  state.isOnline = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/open the link in the newest email/);
});

it("A-14.320 whoever is signed in with another account is told so above the form, and can sign out there", async () => {
  const state = { email: "owner@agency.example", isOnline: false };
  const { fetch } = createFakeServer({
    "GET /api/staff/invitation": () =>
      ok({
        email: "eve@agency.example",
        role: "editor",
        expiresAt: "2026-11-27T14:03:00Z",
        hasAccount: false,
      }),
    "GET /api/auth/session": () => ok({ user: { ...founder, email: state.email } }),
    "POST /api/auth/sign-out": () => (state.isOnline ? { status: 204 } : "offline"),
  });
  const show = () =>
    renderPart(<InvitationScreen />, {
      address: "/admin/invitation#secret",
      services: { client: createClient({ fetch }) },
    });
  const { user } = show();
  const note = await screen.findByText(
    "You are signed in as owner@agency.example. Sign out before you accept this invitation for eve@agency.example.",
  );
  const password = screen.getByLabelText(/^New password/);
  expect(note.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(password, "copper-lantern-42");
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText(/You could not be signed out/);
  state.isOnline = true;
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(screen.queryByText(/You are signed in as/)).toBeNull());
  // Asked again: a field that was made anew would be empty.
  expect(screen.getByLabelText(/^New password/)).toHaveProperty("value", "copper-lantern-42");
  cleanup();
  state.email = "eve@agency.example";
  const { queries } = show();
  await screen.findByLabelText(/^New password/);
  await waitFor(() => expect(queries.getQueryData(sessionKey)).toBeTruthy());
  expect(screen.queryByText(/You are signed in as/)).toBeNull();
});

it("A-14.360 whoever signs out there is told so where the button was, and goes on from there by keyboard", async () => {
  const invitation = {
    email: "eve@agency.example",
    role: "editor",
    expiresAt: "2026-11-27T14:03:00Z",
    hasAccount: true,
  };
  const { fetch } = createFakeServer({
    "GET /api/staff/invitation": () => ok(invitation),
    "GET /api/auth/session": () => ok({ user: { ...founder, email: "owner@agency.example" } }),
    "POST /api/auth/sign-out": () => ({ status: 204 }),
  });
  const { user } = renderPart(<InvitationScreen />, {
    address: "/admin/invitation#secret",
    services: { client: createClient({ fetch }) },
  });
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  const said = await screen.findByText("You are signed out.");
  expect([said.role, document.activeElement]).toEqual(["status", said]);
  await user.tab();
  const password = screen.getByLabelText(/^New password/);
  expect(document.activeElement).toBe(password);
  await user.type(password, "copper");
  expect(password).toHaveProperty("value", "copper");
});

const signInLink = () => screen.findByRole("link", { name: "sign in with your new password" });

it("A-14.302 whoever accepted an invitation and got no answer is led to the sign-in, at the next try and after a reload", async () => {
  let isAccepted = false;
  const invitation = {
    email: "eve@agency.example",
    role: "editor",
    expiresAt: "2026-11-27T14:03:00Z",
    hasAccount: false,
  };
  const { fetch } = createFakeServer({
    "GET /api/staff/invitation": () => (isAccepted ? problem("link-invalid") : ok(invitation)),
    "POST /api/staff/invitation": () => {
      if (isAccepted) return problem("link-invalid");
      isAccepted = true;
      return "offline";
    },
  });
  const show = () =>
    renderPart(<InvitationScreen />, {
      address: "/admin/invitation#secret",
      services: { client: createClient({ fetch }) },
    });
  const { user } = show();
  await user.type(await screen.findByLabelText(/^New password/), "copper-lantern-42");
  await user.click(screen.getByRole("button", { name: "Accept invitation" }));
  await screen.findByText(/The server did not answer/);
  expect(screen.queryByRole("link", { name: /sign in/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Accept invitation" }));
  expect((await signInLink()).getAttribute("href")).toBe("/admin");
  cleanup();
  show();
  expect((await signInLink()).getAttribute("href")).toBe("/admin");
});
