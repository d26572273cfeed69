import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type User } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { AdminRoutes } from "../../routes/admin-routes.tsx";
import { bakerySpec, founder, sampleProject, testNow } from "../../test/samples.ts";
import { questionParts } from "./question-parts.ts";

const builder: User = { ...founder, isAdmin: false, role: "builder" };
const forClient = bakerySpec.clarifications.filter(({ asks }) => asks === "client");

/** Opens the questions of a project in version 2; `query` names another version. */
function open(user: User, query = "") {
  const createdAt = "2026-11-19T12:00:00Z";
  const { fetch, requests } = createFakeServer({
    "GET /api/auth/session": () => ok({ user }),
    "GET /api/admin/projects/:id": () => ok({ project: sampleProject(1, { version: 2 }) }),
    "GET /api/admin/projects/:id/versions": () =>
      ok({ versions: [2, 1].map((version) => ({ version, createdAt })) }),
    "GET /api/admin/projects/:id/versions/:version": () => ok(bakerySpec),
    "POST /api/send-admin-email": () => ok({ success: true, id: "mail", isKept: false }),
  });
  const shown = renderPart(<AdminRoutes />, {
    address: `/admin/projects/project-1/specification/questions${query}`,
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }), now: () => testNow },
  });
  const mails = () => requests.filter(({ path }) => path === "/api/send-admin-email");
  return { ...shown, mails };
}

it("the open questions are mailed to the client as they were edited", async () => {
  const { user, mails } = open(founder);
  await user.click(await screen.findByRole("button", { name: "Email them to the client" }));
  const message = await screen.findByLabelText("Message");
  for (const { first, more } of forClient.map(questionParts))
    for (const part of [first, ...more])
      expect(message).toHaveProperty("value", expect.stringContaining(part));
  await user.type(message, " Thank you!");
  await user.click(screen.getByRole("button", { name: "Send Email" }));
  await screen.findByText(/^Email sent successfully to /);
  expect(mails().map(({ body }) => body)).toEqual([
    {
      to: "owner1@client.example",
      subject: "Questions about your website: Business 1",
      message: expect.stringMatching(/^We have \d+ questions about your website\.[\s\S]* Thank you!$/),
    },
  ]);
});

it("without the permission to send mails the questions can be copied", async () => {
  const { user } = open(builder);
  await user.click(await screen.findByRole("button", { name: "Copy questions" }));
  await screen.findByText("Questions copied");
  expect(await navigator.clipboard.readText()).toContain(
    `1. ${forClient[0] && questionParts(forClient[0]).first}`,
  );
  expect(screen.queryByRole("button", { name: "Email them to the client" })).toBeNull();
});

it("questions of an earlier version are shown, but not offered to be sent", async () => {
  open(founder, "?version=1");
  await screen.findByRole("heading", { name: `For the client (${forClient.length})` });
  expect(screen.queryByRole("button", { name: "Copy questions" })).toBeNull();
});
