import { staffMemberSchema } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "../../test/render-admin.tsx";
import { founder, sampleMail } from "../../test/samples.ts";

const member = (uid: string, displayName: string) =>
  staffMemberSchema.parse({
    uid,
    displayName,
    email: `${uid}@agency.example`,
    role: "owner",
    emailVerified: true,
    lastLoginAt: null,
  });

it("D-01.12 an owner who removes or demotes themselves is asked first, in words that say so and that only another owner can undo it", async () => {
  const staff = [member(founder.uid, "Fay Founder"), member("other", "Olga Other")];
  const { user } = renderAdmin("/staff", { user: founder, staff });
  await user.click(await screen.findByRole("button", { name: "Remove Fay Founder from the staff" }));
  const question = await screen.findByText(
    /^This is your own account\. .* Only another owner can invite you back\.$/,
  );
  await user.keyboard("{Escape}");
  expect(question.isConnected).toBe(false);
  await user.selectOptions(screen.getByRole("combobox", { name: "Role of Fay Founder" }), "editor");
  await screen.findByText(
    /^This is your own account\. You can manage the posts, .* Only another owner can change it back\.$/,
  );
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Remove Olga Other from the staff" }));
  await screen.findByText("Olga Other becomes a client again and is signed out everywhere.");
});

it("without a mail provider an invitation says that its email was not sent, and where the link is", async () => {
  const { user } = renderAdmin("/staff?dialog=invite", { user: founder, staff: [], isMailKept: true });
  await user.type(await screen.findByLabelText("Email"), "bea@agency.example");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await screen.findByText("Invited bea@agency.example");
  await screen.findByText(/the email was not sent\. Open it in the Outbox and pass its link on yourself/);
});

it("A-14.32 the only owner is offered neither another role nor removal, as the service would refuse both", async () => {
  const staff = [
    member(founder.uid, "Fay Founder"),
    { ...member("b", "Bea Builder"), role: "builder" as const },
  ];
  renderAdmin("/staff", { user: founder, staff });
  await screen.findByRole("button", { name: "Remove Bea Builder from the staff" });
  expect(screen.queryByRole("button", { name: "Remove Fay Founder from the staff" })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Role of Fay Founder" })).toBeNull();
  expect(screen.getByText("The only owner: role cannot be changed", { exact: false })).toBeTruthy();
});

it("an address that is invited already says so before it is invited again, and the result says which link works", async () => {
  const [email, createdAt] = ["bea@agency.example", "2026-11-19T09:00:00.000Z"];
  const invitations = [
    { id: "first", email, role: "builder" as const, createdAt, expiresAt: createdAt, mailFault: null },
  ];
  const { user } = renderAdmin("/staff?dialog=invite", { user: founder, staff: [], invitations });
  await screen.findByText(email);
  await user.type(screen.getByLabelText("Email"), "bea@agency.exampl");
  expect(screen.queryByText(/^Already invited/)).toBeNull();
  await user.type(screen.getByLabelText("Email"), "e");
  screen.getByText(/^Already invited as Builder\. .* only the link in the new email will work\.$/);
  await user.click(screen.getByRole("button", { name: "Invite again" }));
  await screen.findByText(/^Invited bea@agency\.example again$/i);
  await screen.findByText("Only the link in the new email works; the earlier one does not.");
});

it("an invitation whose email got lost is sent again from its row, in the same role", async () => {
  const [email, createdAt] = ["bea@agency.example", "2026-11-19T09:00:00.000Z"];
  const invitations = [
    { id: "first", email, role: "editor" as const, createdAt, expiresAt: createdAt, mailFault: null },
  ];
  const { user, server } = renderAdmin("/staff", { user: founder, staff: [], invitations });
  await user.click(await screen.findByRole("button", { name: `Send again the invitation for ${email}` }));
  await screen.findByText(`Invited ${email} again`);
  await screen.findByText("Only the link in the new email works; the earlier one does not.");
  const sent = server.requests.filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toEqual([{ email, role: "editor" }]);
});

it("A-14.321 an invitation whose email failed or was kept says so in its row, with a link in words to the email", async () => {
  const at = "2026-11-19T09:00:00.000Z";
  const invited = (id: string, mailFault: "failed" | "kept" | null) => ({
    id,
    email: `${id}@agency.example`,
    role: "editor" as const,
    createdAt: at,
    expiresAt: at,
    mailFault,
  });
  const invitations = [invited("ann", "failed"), invited("bea", "kept"), invited("cat", null)];
  renderAdmin("/staff", { user: founder, staff: [], invitations });
  const failed = await screen.findByRole("link", { name: "Open email to ann@agency.example in the Outbox" });
  expect(failed.getAttribute("href")).toBe("/admin/outbox?search=ann%40agency.example");
  expect(failed.closest("li")?.textContent).toContain("Email failed");
  const kept = screen.getByRole("link", { name: "Open email to bea@agency.example in the Outbox" });
  expect(kept.closest("li")?.textContent).toContain("Email not sent");
  expect(screen.queryByRole("link", { name: /cat@agency/ })).toBeNull();
});

it("an invitation counts at once among the navigation's emails", async () => {
  const { user, server } = renderAdmin("/staff?dialog=invite", { user: founder, staff: [] });
  const email = await screen.findByLabelText("Email");
  screen.getByRole("link", { name: /Outbox/, hidden: true });
  server.state.mails = [sampleMail(1)];
  await user.type(email, "bea@agency.example");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await screen.findByText("Invited bea@agency.example");
  await waitFor(() => expect(screen.getByRole("link", { name: /Outbox/ }).textContent).toContain("1"));
});
