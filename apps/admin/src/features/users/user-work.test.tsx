import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleMail, sampleUser, testNow } from "../../test/samples.ts";
import { UserDocuments, UserMails } from "./user-work.tsx";

it("a client's page says which mails have failed", async () => {
  const messages = [sampleMail(1), sampleMail(2, { status: "dead", sentAt: null })];
  const { fetch } = createFakeServer({
    "GET /api/admin/outbox": () => ok({ messages, nextCursor: null, total: 2, isTotalCapped: false }),
  });
  renderPart(<UserMails uid="client" />, {
    services: { client: createClient({ fetch }), now: () => testNow },
  });
  const failed = (await screen.findByText("Subject 2")).closest("li");
  expect(failed?.textContent).toContain("Failed");
  expect(screen.getAllByText("Failed")).toHaveLength(1);
});

it("from a client's page a document is uploaded to a client who is named, and whose address is known to be confirmed or not", async () => {
  const { fetch } = createFakeServer({ "GET /api/admin/documents": () => ok({ documents: [] }) });
  const user = { ...sampleUser(1), displayName: "Bert", emailVerified: false };
  renderPart(<UserDocuments user={user} />, {
    services: { client: createClient({ fetch }), now: () => testNow },
  });
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Upload Document" });
  const query = new URL(link.href).searchParams;
  expect([query.get("client"), query.get("to")]).toEqual([user.uid, "Bert (address unconfirmed)"]);
});
