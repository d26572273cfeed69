import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type EditedPost, postFieldsSchema } from "@sitewright/contracts";
import { act, screen, waitFor } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { samplePost, testNow } from "../../test/samples.ts";
import { PostSaver } from "./post-saver.ts";
import { Revisions } from "./revisions.tsx";

const sample = samplePost(1);
const fields = postFieldsSchema.parse({ ...sample, content: "One" });
const post: EditedPost = { ...sample, version: 1, fields, previewUntil: null };
const revision = {
  version: 1,
  kind: "edit",
  title: sample.title,
  words: 1,
  editorName: "Ann",
  createdAt: testNow.toISOString(),
};

it("D-06.64 a save leaves the list of revisions and an open comparison as they are until the new list is there", async () => {
  const lists = { asked: 0, answer: () => {} };
  const { fetch } = createFakeServer({
    "GET /api/admin/posts/:id/revisions": async () => {
      lists.asked += 1;
      if (lists.asked > 1) await new Promise<void>((resolve) => Object.assign(lists, { answer: resolve }));
      return ok({ revisions: [{ ...revision, words: lists.asked }] });
    },
    "GET /api/admin/posts/:id/revisions/:version": () => ok({ fields: { ...fields, content: "Before" } }),
  });
  const client = createClient({ fetch });
  const copies = { read: () => undefined, write: () => true, remove: () => true };
  const saver = new PostSaver({ client, post, copies });
  const Shown = () => <Revisions saver={saver} state={useSyncExternalStore(saver.subscribe, saver.read)} />;
  const { user, address } = renderPart(<Shown />, { queryClient: newQueryClient(), services: { client } });
  const list = await screen.findByRole("list", { name: "Revisions" });
  await user.click(screen.getByRole("button", { name: "Compare revision 1" }));
  const dialog = await screen.findByRole("dialog");
  await screen.findByText("Before");
  // An entry of its own in the browser's history, which Back leaves.
  expect(address()).toContain("dialog=revision&revision=1");
  act(() => saver.accept({ ...post, version: 2 }));
  await waitFor(() => expect(lists.asked).toBe(2));
  expect([dialog.isConnected, list.isConnected]).toEqual([true, true]);
  act(() => lists.answer());
  await screen.findByText(/2 words/);
  expect([dialog.isConnected, list.isConnected]).toEqual([true, true]);
});
