import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "../../test/render-admin.tsx";
import { founder } from "../../test/samples.ts";

/** A mail that was typed when its sender's session had ended. */
async function refusedMail() {
  const shown = renderAdmin("/users?dialog=send-email&to=mia@client.example", {
    user: founder,
    accounts: [{ user: founder, password: "a long password" }],
  });
  const { user, server } = shown;
  await user.type(await screen.findByLabelText("Subject"), "Your quote");
  await user.type(screen.getByLabelText("Message"), "It is ready.");
  server.state.user = null;
  await user.click(screen.getByRole("button", { name: "Send Email" }));
  await screen.findByRole("dialog", { name: "Sign in again" });
  return shown;
}

it("a change refused because the session has ended is made after signing in over the page, which keeps what was typed", async () => {
  const { user } = await refusedMail();
  await user.type(screen.getByLabelText("Password"), "wrong");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByText("Incorrect password.");
  await user.clear(screen.getByLabelText("Password"));
  await user.type(screen.getByLabelText("Password"), "a long password");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign in again" })).toBeNull());
  expect(screen.getByLabelText("Message")).toHaveProperty("value", "It is ready.");
  expect(screen.queryByText(/Please sign in/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send Email" }));
  await screen.findByText("Email sent successfully to mia@client.example!");
});

it("D-01.14 a page acts for nobody else: where another member of staff has signed in since, what was typed is sent by neither", async () => {
  const other = { ...founder, uid: "ann", email: "ann@agency.example" };
  const { user, server } = renderAdmin("/users?dialog=send-email&to=mia@client.example", { user: founder });
  await user.type(await screen.findByLabelText("Subject"), "Your quote");
  await user.type(screen.getByLabelText("Message"), "It is ready.");
  server.state.user = other;
  await user.click(screen.getByRole("button", { name: "Send Email" }));
  const again = await screen.findByRole("dialog", { name: "Sign in again" });
  expect(again.textContent).toContain(`Sign in as ${founder.email}`);
  expect(screen.getByLabelText("Message")).toHaveProperty("value", "It is ready.");
});

it("signing in can wait, to copy what was typed first", async () => {
  const { user } = await refusedMail();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.getByLabelText("Message")).toHaveProperty("value", "It is ready.");
  screen.getByText(/Please sign in/);
});
