import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { createClient, type EditedPost, postFieldsSchema } from "@sitewright/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LocalCopy } from "./local-copy.ts";
import { PostSaver } from "./post-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = "2026-11-20T15:00:00.000Z";
const fields = postFieldsSchema.parse({
  title: "A",
  excerpt: "",
  slug: "a",
  author: "Ann",
  category: "general",
  content: "One",
});
const post: EditedPost = {
  id: "p1",
  ...fields,
  status: "draft",
  hasEdits: false,
  views: 0,
  listedAt: at,
  publishedAt: null,
  scheduledFor: null,
  updatedAt: at,
  deletedAt: null,
  version: 1,
  fields,
  previewUntil: null,
};

/** A saver over a server that can be cut off and refuses one address. */
function start(copy?: LocalCopy) {
  const kept = new Map<string, LocalCopy>(copy && [["p1", copy]]);
  const state = { isCut: false, isCutAtAddress: false, post, onSave: () => {} };
  const { fetch } = createFakeServer({
    "PUT /api/news/posts/:id": ({ body }) => {
      if (state.isCut) return problem("unavailable");
      const sent = postFieldsSchema.parse(body);
      if (sent.slug === "taken") {
        state.isCut = state.isCutAtAddress;
        return problem("invalid-input", { errors: [{ path: "slug", message: "Taken." }] });
      }
      state.onSave();
      state.post = { ...state.post, version: state.post.version + 1, fields: sent };
      return ok({ post: state.post });
    },
  });
  const copies = {
    read: (id: string) => kept.get(id),
    write: (id: string, one: LocalCopy) => kept.set(id, one).has(id),
    remove: (id: string) => kept.delete(id),
  };
  return { saver: new PostSaver({ client: createClient({ fetch }), post, copies }), kept, state };
}

test("D-06.17 what cannot be sent stays in this browser, says so, and is sent when the server answers again", async () => {
  const { saver, kept, state } = start();
  state.isCut = true;
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.read().saving, kept.get("p1")?.fields.content]).toEqual(["offline", "One two"]);
  state.isCut = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([saver.read().saving, state.post.fields.content, kept.size]).toEqual(["saved", "One two", 0]);
});

test("D-06.18 what an earlier visit could not send is taken up again", async () => {
  const { saver, state } = start({ base: fields, fields: { ...fields, content: "Kept" } });
  expect(saver.read().fields.content).toBe("Kept");
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.post.fields.content).toBe("Kept");
});

test("D-06.19 an address that another post has keeps nothing else from being saved", async () => {
  const { saver, state } = start();
  saver.change({ slug: "taken", title: "B" });
  expect(await saver.flush()).toBe(false);
  expect(saver.read()).toMatchObject({ slugFault: "Taken.", saving: "failed", fields: { slug: "taken" } });
  expect(state.post.fields).toMatchObject({ slug: "a", title: "B" });
});

test("D-06.25 where the line is lost after an address was refused nothing is called saved, and the rest is sent when it is back", async () => {
  const { saver, kept, state } = start();
  state.isCutAtAddress = true;
  saver.change({ slug: "taken", title: "B" });
  expect(await saver.flush()).toBe(false);
  expect(saver.read()).toMatchObject({ slugFault: "Taken.", saving: "offline" });
  expect([state.post.fields.title, kept.get("p1")?.fields.title]).toEqual(["A", "B"]);
  Object.assign(state, { isCut: false, isCutAtAddress: false });
  await vi.advanceTimersByTimeAsync(5000);
  expect(saver.read()).toMatchObject({ saving: "failed", reason: "Saved except for the address: Taken." });
  expect(state.post.fields).toMatchObject({ slug: "a", title: "B" });
});

test.each([
  { typed: { content: "One two" }, stored: { slug: "a", content: "One two" } },
  { typed: { slug: "free" }, stored: { slug: "free", content: "One" } },
])(
  "D-06.26 what is typed while all but a refused address is saved is sent too: $typed",
  async ({ typed, stored }) => {
    const { saver, state } = start();
    state.onSave = () => {
      state.onSave = () => {};
      saver.change(typed);
    };
    saver.change({ slug: "taken", title: "B" });
    await saver.flush();
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.post.fields).toMatchObject({ ...stored, title: "B" });
  },
);
