import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { GeneratorDialog } from "./generator-dialog.tsx";

it("a text that is generated again after a lost answer is sent under the same key", async () => {
  const keys: (string | undefined)[] = [];
  const { fetch } = createFakeServer({
    "GET /api/admin/generations": () => ok({ generations: [], model: "a model" }),
    "POST /api/content/generate": ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      return keys.length === 1 ? "offline" : problem("unavailable");
    },
  });
  const { user } = renderPart(
    <GeneratorDialog
      initial={{ title: "Bread", keyword: "bread", category: "general" }}
      isReplacing={false}
      onStart={() => {}}
      onClose={() => {}}
    />,
    { services: { client: createClient({ fetch }) } },
  );
  const send = () => user.click(screen.getByRole("button", { name: "Generate" }));
  await send();
  await screen.findByRole("alert");
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]?.length).toBeGreaterThan(7);
  expect(keys[1]).toBe(keys[0]);
});

it("D-08.302 a title and a keyword that are missing are both marked at the first try", async () => {
  const { fetch, requests } = createFakeServer({
    "GET /api/admin/generations": () => ok({ generations: [], model: "a model" }),
  });
  const { user } = renderPart(
    <GeneratorDialog
      initial={{ title: " ", keyword: "", category: "general" }}
      isReplacing={false}
      onStart={() => {}}
      onClose={() => {}}
    />,
    { services: { client: createClient({ fetch }) } },
  );
  await user.click(screen.getByRole("button", { name: "Generate" }));
  for (const label of [/^Title/, /^Keyword/])
    expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});
