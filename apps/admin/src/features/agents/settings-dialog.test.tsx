import { createFakeServer } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleAgent } from "../../test/samples.ts";
import { AgentList } from "./agent-list.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";

it("the hint of the attempts names the limits that are applied", async () => {
  const { user } = renderPart(
    <SettingsDialog agents={[sampleAgent("courier")]} chosen="courier" onClose={() => {}} />,
  );
  const field = screen.getByLabelText("Attempts before giving up");
  const [, min, max] = /From (\d+) to (\d+)\./.exec(document.body.textContent ?? "") ?? [];
  await user.type(field, String(Number(max) + 1));
  await user.click(screen.getByRole("button", { name: "Save settings" }));
  expect(document.body.textContent).toContain(`Please enter a whole number from ${min} to ${max}.`);
});

it("Pause pressed twice is sent once", async () => {
  let answer = (): void => {};
  const { fetch, requests } = createFakeServer({
    "PUT /api/admin/agents/:id": () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 204 });
      }),
  });
  const { user } = renderPart(
    <AgentList agents={[sampleAgent("courier")]} at="2026-11-20T15:00:00Z" onSettings={() => {}} />,
    { services: { client: createClient({ fetch }) } },
  );
  const pause = screen.getByRole("button", { name: "Pause courier" });
  await user.click(pause);
  await waitFor(() => expect(pause.getAttribute("aria-busy")).toBe("true"));
  await user.click(pause);
  answer();
  await screen.findByText("courier paused");
  expect(requests).toHaveLength(1);
});
