import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "../test/render-admin.tsx";
import { founder } from "../test/samples.ts";

const address = "/users?dialog=send-email&to=mia@client.example";

/** Opens the dialog in a page that the browser had discarded: the tab's storage is what it was. */
function openDiscarded() {
  const stored = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, text] of stored) sessionStorage.setItem(key, text);
  return renderAdmin(address, { user: founder });
}

it("what was typed into a dialog is there again after the browser discarded the page, and is deleted once it is sent", async () => {
  const { user } = renderAdmin(address, { user: founder });
  await user.type(await screen.findByLabelText("Subject"), "Your quote");
  await user.type(screen.getByLabelText("Message"), "It is ready.{Enter}Two pages.");
  const again = openDiscarded();
  expect(await screen.findByLabelText("Message")).toHaveProperty("value", "It is ready.\nTwo pages.");
  expect(screen.getByLabelText("Subject")).toHaveProperty("value", "Your quote");
  await again.user.click(screen.getByRole("button", { name: "Send Email" }));
  await screen.findByText("Email sent successfully to mia@client.example!");
  await waitFor(() => expect(screen.queryByLabelText("Message")).toBeNull());
  expect(Object.entries({ ...sessionStorage })).toEqual([]);
});

it("what was discarded does not come back", async () => {
  const { user } = renderAdmin(address, { user: founder });
  await user.type(await screen.findByLabelText("Message"), "It is ready.");
  expect(sessionStorage).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard email" }));
  expect(sessionStorage).toHaveLength(0);
});

it("D-11.305 every field of a mail that is wrong is marked at the first try, and nothing is sent", async () => {
  const { user, server } = renderAdmin("/users?dialog=send-email", { user: founder });
  await user.type(await screen.findByLabelText(/^To/), "mia@client.example, ann@client.example");
  await user.click(screen.getByRole("button", { name: "Send Email" }));
  for (const label of [/^To/, /^Subject/, /^Message/])
    expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  expect(server.requests.filter(({ method }) => method === "POST")).toEqual([]);
});
