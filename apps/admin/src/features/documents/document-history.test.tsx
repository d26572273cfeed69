import { createFakeServer, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { act, screen, waitFor } from "@testing-library/react";
import { type NavigateFunction, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { testNow } from "../../test/samples.ts";
import { DocumentHistory } from "./document-history.tsx";

it("D-05.305 Back closes a version of a document, not the panel beside it", async () => {
  let navigate: NavigateFunction | undefined;
  const Browser = () => {
    navigate = useNavigate();
    return null;
  };
  const { fetch } = createFakeServer({
    "GET /api/admin/documents/:id/versions/:version": () => problem("not-found"),
  });
  const words = { title: "Quote", description: "", icon: "file", editedBy: "ann", editorName: "Ann" };
  const version = { ...words, version: 1, createdAt: testNow.toISOString(), readAt: null };
  const { user, address } = renderPart(
    <>
      <Browser />
      <DocumentHistory id="quote" versions={[version]} />
    </>,
    {
      address: "/admin/documents/quote",
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch }) },
    },
  );
  await user.click(screen.getByRole("button", { name: "Show version 1" }));
  await screen.findByRole("dialog", { name: "Version 1" });
  act(() => void navigate?.(-1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(address()).toBe("/admin/documents/quote");
});
