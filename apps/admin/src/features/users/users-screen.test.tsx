import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin, setWindowWidth } from "../../test/render-admin.tsx";
import { founder, sampleUser } from "../../test/samples.ts";

beforeEach(() => setWindowWidth(1440));

const users = [1, 2, 3].map((n) => sampleUser(n));

it("D-02.9 accounts are listed with address, business and role, searched, and lead to their own page", async () => {
  const { user, address } = renderAdmin("/users", { user: founder, users });
  await user.type(await screen.findByLabelText("Search users"), "person2");
  await screen.findByText("1 of 1 user");
  expect(address()).toBe("/users?search=person2");
  const link = screen.getByRole("link", { name: "Person 2" });
  expect(link.getAttribute("href")).toBe("/admin/users/user-2?search=person2");
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe(
    "/api/admin/exports/users?search=person2",
  );
});

it("D-02.35 an account that was opened from a narrowed list leads back to it", async () => {
  const { user, address } = renderAdmin("/users?search=person2", { user: founder, users });
  await user.click(await screen.findByRole("link", { name: "Person 2" }));
  await user.click(await screen.findByRole("link", { name: "All users" }));
  await screen.findByText("1 of 1 user");
  expect(address()).toBe("/users?search=person2");
});

it("D-02.36 an account that could not be created says why, and the form stays as it is", async () => {
  const { user } = renderAdmin("/users?dialog=add-user", { user: founder, users });
  await user.type(await screen.findByLabelText("Email"), "mia@harbour.example");
  await user.click(screen.getByRole("button", { name: "Generate password" }));
  await user.click(screen.getByRole("button", { name: "Add User" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Failed to create user: There is nothing here.",
  );
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mia@harbour.example");
});

it("D-02.32 accounts without a photo are shown with the initial letter of their name", async () => {
  renderAdmin("/users", { user: founder, users: users.slice(0, 1) });
  const row = (await screen.findByRole("link", { name: "Person 1" })).closest("tr");
  expect(row?.querySelector("[aria-hidden] [role=img]")?.textContent).toBe("P");
});

it("D-01.13 something that does not exist (any more) is reported with a link to the bin, and without a retry", async () => {
  const faults = [{ path: "/api/admin/users/", fault: "not-found" as const }];
  renderAdmin("/users/gone", { user: founder, faults });
  await screen.findByText(/^It may have been deleted\..* bin for 30 days\.$/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open the bin" }).getAttribute("href")).toBe("/admin/bin");
  expect(screen.getByRole("link", { name: "All users" }).getAttribute("href")).toBe("/admin/users");
});

it("D-02.12 Add New User is kept in the address, reports missing fields in the specified words, and generates a password", async () => {
  const { user, address } = renderAdmin("/users", { user: founder, users });
  await user.click(await screen.findByRole("button", { name: "Add New User" }));
  const dialog = await screen.findByRole("dialog", { name: "Add New User" });
  expect(address()).toBe("/users?dialog=add-user");
  await user.click(within(dialog).getByRole("button", { name: "Add User" }));
  expect(within(dialog).getAllByText("Email and password are required")).toHaveLength(2);
  await user.click(within(dialog).getByRole("button", { name: "Generate password" }));
  expect(within(dialog).getByLabelText("Password")).toHaveProperty(
    "value",
    expect.stringMatching(/^[A-Za-z0-9!@#$%^&*]{12}$/),
  );
});

it("D-02.37 a dialog with input asks before it is closed by Escape, and the palette does not open over it", async () => {
  const { user, address } = renderAdmin("/users?dialog=add-user", { user: founder, users });
  const dialog = await screen.findByRole("dialog", { name: "Add New User" });
  await user.type(within(dialog).getByLabelText("Email"), "mia@harbour.example");
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(within(dialog).getByLabelText("Email")).toHaveProperty("value", "mia@harbour.example");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(address()).toBe("/users");
});

it("D-02.38 a dialog without input is closed by Escape without a question", async () => {
  const { user, address } = renderAdmin("/users?dialog=add-user", { user: founder, users });
  await screen.findByRole("dialog", { name: "Add New User" });
  await user.keyboard("{Escape}");
  expect(address()).toBe("/users");
});

it("D-02.10 Send Email asks for subject and message in the specified words", async () => {
  const { user } = renderAdmin("/users?dialog=send-email&to=mia@client.example", { user: founder, users });
  const dialog = await screen.findByRole("dialog", { name: "Send Email" });
  expect(within(dialog).getByLabelText("To")).toHaveProperty("value", "mia@client.example");
  // What is typed at once must not replace the address.
  expect(document.activeElement).toBe(within(dialog).getByLabelText("Subject"));
  await user.click(within(dialog).getByRole("button", { name: "Send Email" }));
  expect(within(dialog).getAllByText("Please fill in both subject and message")).toHaveLength(2);
});

it.each([
  [false, "Email sent successfully to mia@client.example!"],
  [true, "Email to mia@client.example kept, not sent"],
])("an email is said to be sent only where a provider takes it (kept: %s)", async (isMailKept, title) => {
  const address = "/users?dialog=send-email&to=mia@client.example";
  const { user } = renderAdmin(address, { user: founder, users: [], isMailKept });
  const dialog = await screen.findByRole("dialog", { name: "Send Email" });
  await user.type(within(dialog).getByLabelText("Subject"), "Your quote");
  await user.type(within(dialog).getByLabelText("Message"), "It is ready.");
  await user.click(within(dialog).getByRole("button", { name: "Send Email" }));
  await screen.findByText(title);
  expect(screen.queryByText(/the email is in the Outbox/) !== null).toBe(isMailKept);
});

it("D-01.8 the overview's cards link to what they count; a role sees only its own screens", async () => {
  const { user } = renderAdmin("/", { user: founder, users });
  await screen.findByRole("heading", { name: "Overview" });
  const card = await screen.findByRole("link", { name: "Total Users" });
  expect(card.getAttribute("href")).toBe("/admin/users");
  expect(screen.getAllByRole("navigation")[0]?.textContent).toContain("Audit");
  await user.keyboard("{Control>}k{/Control}");
  await user.keyboard("invite");
  await screen.findByRole("option", { name: /Invite staff/ });
});

it("D-01.9 a builder finds projects, documents and what belongs to them, no users, mails, staff or audit", async () => {
  renderAdmin("/projects", { user: { ...founder, role: "builder", isAdmin: false } });
  await screen.findByRole("heading", { name: "Projects" });
  const links = within(screen.getByRole("navigation", { name: "Admin" })).getAllByRole("link");
  expect(links.map((link) => link.textContent?.replace(/\d+/, ""))).toEqual([
    "Overview",
    "Projects",
    "Drop-off",
    "Client Documents",
    "Bin",
  ]);
});
