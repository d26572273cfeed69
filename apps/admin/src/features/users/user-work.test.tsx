import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleMail, testNow } from "../../test/samples.ts";
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

it("D-05.300 from a client's page a document is uploaded by a link that holds the client's id and no name", async () => {
  const { fetch } = createFakeServer({ "GET /api/admin/documents": () => ok({ documents: [] }) });
  renderPart(<UserDocuments uid="u1" />, {
    services: { client: createClient({ fetch }), now: () => testNow },
  });
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Upload Document" });
  expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({ dialog: "upload", client: "u1" });
});
