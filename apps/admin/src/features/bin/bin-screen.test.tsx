import { createFakeServer, type FakeAnswer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { type Binned, createClient } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { paths } from "../../lib/paths.ts";
import { testNow } from "../../test/samples.ts";
import { BinScreen } from "./bin-screen.tsx";

const binned = (id: string): Binned => ({
  kind: "project",
  id,
  name: `Project ${id}`,
  owner: "anna@client.example",
  deletedAt: testNow.toISOString(),
  deletedBy: "Ann",
  erasedAfter: testNow.toISOString(),
});

/** The bin in pages of one item; `answer` is the response to a restore, which takes the item out all the same. */
function open(address: string, answer: FakeAnswer) {
  const state = { ids: ["one", "two"], answer };
  const { fetch } = createFakeServer({
    "GET /api/admin/bin": ({ query }) => {
      const from = Number(query.get("cursor") ?? 0);
      const nextCursor = from + 1 < state.ids.length ? String(from + 1) : null;
      return ok({ entries: state.ids.slice(from, from + 1).map(binned), nextCursor });
    },
    "POST /api/admin/bin/:kind/:id/restore": ({ params }) => {
      state.ids = state.ids.filter((id) => id !== params.id);
      return state.answer;
    },
  });
  const shown = renderPart(<BinScreen />, {
    address,
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }), now: () => testNow },
  });
  return { ...shown, state };
}

it("D-19.40 where the last item of a later page was restored, the first page is shown, not an empty bin", async () => {
  const { user, address } = open(`${paths.bin}?cursor=1`, { status: 204 });
  await user.click(await screen.findByRole("button", { name: "Restore Project two" }));
  await screen.findByText("Project one");
  expect(address()).toBe(paths.bin);
});

it("D-19.41 an item whose restore got no answer is not offered any more", async () => {
  const { user } = open(paths.bin, "offline");
  await user.click(await screen.findByRole("button", { name: "Restore Project one" }));
  await screen.findByText("It could not be restored.");
  await screen.findByText("Project two");
  await waitFor(() => expect(screen.queryByText("Project one")).toBeNull());
});

it("D-19.42 an item that is no longer in the bin is said to be gone from it, and its row goes", async () => {
  const { user } = open(paths.bin, problem("not-found"));
  await user.click(await screen.findByRole("button", { name: "Restore Project one" }));
  await screen.findByText("It is no longer in the bin.");
  await screen.findByText("Project two");
  await waitFor(() => expect(screen.queryByText("Project one")).toBeNull());
});
