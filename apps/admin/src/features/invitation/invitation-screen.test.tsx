import { createFakeServer, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
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
