import { createFakeServer, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { IndexBadge } from "./index-badge.tsx";

it("a status that could not be loaded is not shown as unknown to the search engines", async () => {
  const { fetch } = createFakeServer({
    "GET /api/content/google-index-status": () => problem("unavailable"),
  });
  renderPart(<IndexBadge post={{ id: "p1", status: "published" }} />, {
    services: { client: createClient({ fetch }) },
  });
  await screen.findByText("Not loaded");
  expect(screen.queryByText("Unknown")).toBeNull();
});
