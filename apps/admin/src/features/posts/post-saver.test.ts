import { createFakeServer, ok, problem, type SeenRequest } from "@sitewright/app-kit/fake-server";
import { createClient, type EditedPost, type PostFields, postFieldsSchema } from "@sitewright/contracts";
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

/** A saver over a server that can be cut off, before and after it stores, and refuses one address. */
function start({ copy, opened = post }: { copy?: LocalCopy; opened?: EditedPost } = {}) {
  const kept = new Map<string, LocalCopy>(copy && [["p1", copy]]);
  const state = {
    isCut: false,
    isCutAtAddress: false,
    isAnswerLost: false,
    isRestoreCut: false,
    isRestoreAnswerLost: false,
    isBrowserFull: false,
    post: opened,
    onSave: () => {},
  };
  const revisions = new Map<number, PostFields>([[opened.version, opened.fields]]);
  /** The saves in their order: the text, and whether it had to be a revision of its own. */
  const saves: [content: string, isApart: boolean][] = [];
  const store = (stored: PostFields) => {
    // The date that was public stays where none is given.
    const date = stored.date ?? opened.fields.date;
    state.post = { ...state.post, version: state.post.version + 1, fields: { ...stored, date } };
    revisions.set(state.post.version, state.post.fields);
    return state.isAnswerLost ? problem("unavailable") : ok({ post: state.post });
  };
  const isOld = ({ headers }: SeenRequest) => headers["if-match"] !== String(state.post.version);
  const { fetch } = createFakeServer({
    "POST /api/admin/posts/:id/revisions/:version/restore": (request) => {
      if (state.isRestoreCut) return problem("unavailable");
      if (isOld(request)) return problem("version-conflict", { current: state.post });
      const { slug } = state.post.fields;
      const stored = store({ ...(revisions.get(Number(request.params.version)) ?? state.post.fields), slug });
      return state.isRestoreAnswerLost ? problem("unavailable") : stored;
    },
    "PUT /api/news/posts/:id": (request) => {
      if (state.isCut) return problem("unavailable");
      if (isOld(request)) return problem("version-conflict", { current: state.post });
      const read = postFieldsSchema.safeParse(request.body);
      if (!read.success) {
        const errors = read.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
        return problem("invalid-request", { errors });
      }
      const sent = read.data;
      if (sent.slug === "taken") {
        state.isCut = state.isCutAtAddress;
        return problem("invalid-input", { errors: [{ path: "slug", message: "Taken." }] });
      }
      state.onSave();
      saves.push([sent.content, request.query.get("revision") === "new"]);
      return store(sent);
    },
  });
  const copies = {
    read: (id: string) => kept.get(id),
    write: (id: string, one: LocalCopy) => !state.isBrowserFull && kept.set(id, one).has(id),
    remove: (id: string) => kept.delete(id),
  };
  const open = (from: EditedPost) => new PostSaver({ client: createClient({ fetch }), post: from, copies });
  /** Another person's save. */
  const saveElsewhere = (part: Partial<PostFields>) => store({ ...state.post.fields, ...part });
  return { saver: open(opened), open, saveElsewhere, kept, state, saves };
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
  const { saver, state } = start({ copy: { base: fields, fields: { ...fields, content: "Kept" } } });
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

test("D-06.25 without a connection after an address was refused nothing is shown as saved, and the rest is sent once it is back", async () => {
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

test("D-06.35 a save that was stored and whose answer was lost is no conflict with what was typed since", async () => {
  const { saver, state } = start();
  state.isAnswerLost = true;
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.read().saving, state.post.fields.content]).toEqual(["offline", "One two"]);
  saver.change({ content: "One two three" });
  state.isAnswerLost = false;
  expect(await saver.flush()).toBe(true);
  expect(saver.read()).toMatchObject({ saving: "saved", conflict: undefined });
  expect(state.post.fields.content).toBe("One two three");
});

test("D-06.36 what was typed back after a save whose answer was lost is stored as it is shown", async () => {
  const { saver, state } = start();
  state.isAnswerLost = true;
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  saver.change({ content: "One" });
  state.isAnswerLost = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.read().saving, state.post.fields.content]).toEqual(["saved", "One"]);
});

test("D-06.37 where somebody else saved after a save whose answer was lost the own text is no conflict", async () => {
  const { saver, saveElsewhere, state } = start();
  state.isAnswerLost = true;
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  state.isAnswerLost = false;
  saveElsewhere({ excerpt: "Theirs" });
  saver.change({ content: "One two three" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.read()).toMatchObject({ conflict: undefined, saving: "saved" });
  expect(state.post.fields).toMatchObject({ content: "One two three", excerpt: "Theirs" });
});

test("D-06.38 a save whose answer was lost is no conflict after the page was opened again either", async () => {
  const { saver, open, kept, state } = start();
  state.isAnswerLost = true;
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  saver.change({ content: "One two three" });
  state.isCut = true;
  void saver.stop();
  Object.assign(state, { isCut: false, isAnswerLost: false });
  const again = open(state.post);
  expect(again.read()).toMatchObject({ conflict: undefined, fields: { content: "One two three" } });
  await vi.advanceTimersByTimeAsync(1000);
  expect([state.post.fields.content, kept.size]).toEqual(["One two three", 0]);
});

test("D-06.46 a closed editor's text that could not be sent is sent by the next editor of the post, and never over what is typed there", async () => {
  const { saver, open, kept, state } = start();
  state.isCut = true;
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  await saver.stop();
  const again = open(state.post);
  expect(again.read().fields.content).toBe("One two");
  again.change({ content: "One three" });
  again.storeLocally();
  state.isCut = false;
  await saver.flush();
  expect(kept.get("p1")?.fields.content).toBe("One three");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([state.post.fields.content, kept.size]).toEqual(["One three", 0]);
  expect(again.read()).toMatchObject({ conflict: undefined, saving: "saved" });
});

test("D-06.46 a closed editor tries no more without a connection, and what it merged with another person's save is sent", async () => {
  const { saver, saveElsewhere, kept, state } = start();
  saveElsewhere({ excerpt: "Theirs" });
  saver.change({ content: "One two" });
  await saver.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([state.post.fields, kept.size]).toMatchObject([{ content: "One two", excerpt: "Theirs" }, 0]);
  const other = start();
  other.state.isCut = true;
  other.saver.change({ content: "One two" });
  await other.saver.stop();
  other.state.isCut = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([other.state.post.version, other.kept.get("p1")?.fields.content]).toEqual([1, "One two"]);
});

test.each([
  { side: "mine", stored: { content: "Mine", slug: "mine", imageAlt: "A boat" } },
  { side: "theirs", stored: { content: "Theirs", slug: "theirs", imageAlt: "A boat" } },
] as const)(
  "D-06.39 a conflict settled for $side keeps what changed while it was asked about, and the address of that side",
  async ({ side, stored }) => {
    const { saver, saveElsewhere, state } = start();
    saveElsewhere({ content: "Theirs", slug: "theirs" });
    saver.change({ content: "Mine", slug: "mine" });
    await saver.flush();
    expect(saver.read().conflict?.conflicts).toEqual(["slug", "content"]);
    saver.change({ imageAlt: "A boat" }, { isTyped: false });
    await saver.choose(side);
    expect(saver.read()).toMatchObject({ fields: stored, saving: "saved" });
    expect(state.post.fields).toMatchObject(stored);
  },
);

test("D-06.40 a date that the server fills in is shown, and the post is not saved again and again for it", async () => {
  const { saver, state } = start({ opened: { ...post, fields: { ...fields, date: "2026-11-01" } } });
  saver.change({ date: null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.post.version).toBe(2);
  expect(saver.read()).toMatchObject({ fields: { date: "2026-11-01" }, saving: "saved" });
});

test("D-06.49 where a field is refused the reason names the field, the item and what is wrong", async () => {
  const { saver, kept } = start();
  saver.change({ keyTakeaways: ["Short", "x".repeat(301)], content: "One two" });
  expect(await saver.flush()).toBe(false);
  expect(saver.read()).toMatchObject({
    saving: "failed",
    reason: "Key takeaways, item 2: Please use at most 300 characters.",
  });
  expect(kept.get("p1")?.fields.content).toBe("One two");
});

/** A saver that asks about a conflict: both changed the text, and the other person the excerpt. */
async function startConflict() {
  const started = start();
  started.saveElsewhere({ content: "Theirs", excerpt: "Theirs" });
  started.saver.change({ content: "Mine" });
  await started.saver.flush();
  expect(started.saver.read().conflict?.conflicts).toEqual(["content"]);
  return started;
}

test("D-06.51 where the other side was chosen without a connection it is asked about again, and this side is not sent alone", async () => {
  const { saver, state } = await startConflict();
  state.isCut = true;
  await saver.choose("theirs");
  expect(saver.read()).toMatchObject({ saving: "offline", conflict: { conflicts: ["content"] } });
  state.isCut = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.post.fields.content).toBe("Theirs");
  await saver.choose("theirs");
  expect(saver.read()).toMatchObject({ saving: "saved", conflict: undefined, fields: { content: "Theirs" } });
  expect(state.post.fields).toMatchObject({ content: "Theirs", excerpt: "Theirs" });
});

test.each([
  // A version each: as opened, theirs, mine, and theirs again where it is chosen.
  { failure: "isRestoreCut", side: "theirs", stored: { content: "Theirs", version: 4 } },
  { failure: "isRestoreCut", side: "mine", stored: { content: "Mine", version: 3 } },
  { failure: "isRestoreAnswerLost", side: "theirs", stored: { content: "Theirs", version: 4 } },
] as const)(
  "D-06.52 where the other side could not be stored after this one ($failure) it is asked about again, and $side is stored then",
  async ({ failure, side, stored: { content, version } }) => {
    const { saver, state } = await startConflict();
    state[failure] = true;
    await saver.choose("theirs");
    expect(saver.read()).toMatchObject({ saving: "offline", conflict: { conflicts: ["content"] } });
    state[failure] = false;
    await saver.choose(side);
    expect(saver.read()).toMatchObject({ saving: "saved", conflict: undefined, fields: { content } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.post).toMatchObject({ version, fields: { content, excerpt: "Theirs" } });
  },
);

test("D-06.53 a page that is closed over the question about a conflict asks it again when it is opened", async () => {
  const { saver, open, state } = await startConflict();
  await saver.stop();
  const again = open(state.post);
  expect(again.read().conflict).toMatchObject({ mine: { content: "Mine" }, theirs: { content: "Theirs" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.post.fields.content).toBe("Theirs");
});

test("D-06.54 where somebody saved again before the other side was chosen, all that conflicts is asked about again", async () => {
  const { saver, saveElsewhere, state } = await startConflict();
  saveElsewhere({ title: "Theirs" });
  await saver.choose("theirs");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saver.read().conflict?.conflicts).toEqual(["content"]);
  await saver.choose("theirs");
  expect(state.post.fields).toMatchObject({ content: "Theirs", excerpt: "Theirs", title: "Theirs" });
});

test("D-06.55 it is known whether this browser keeps what could not be sent", async () => {
  const { saver, state } = start();
  Object.assign(state, { isCut: true, isBrowserFull: true });
  saver.change({ content: "One two" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.read()).toMatchObject({ saving: "offline", isKept: false });
  state.isBrowserFull = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(saver.read()).toMatchObject({ saving: "offline", isKept: true });
});

test("D-06.56 what is typed beside a text that is being generated is saved while it is", async () => {
  const { saver, state } = start();
  saver.change({ excerpt: "Typed" });
  for (let words = 1; words <= 6; words += 1) {
    await vi.advanceTimersByTimeAsync(500);
    saver.change({ content: "word ".repeat(words) }, { isTyped: false });
  }
  expect(state.post.fields.excerpt).toBe("Typed");
});

const generated = { isTyped: false, isReplacing: true };

test("D-19.300 what a generated text replaces is saved first, and the generated text as a revision of its own", async () => {
  const { saver, saves } = start();
  saver.change({ content: "Typed" });
  saver.change({ content: "Gen" }, generated);
  saver.change({ content: "Generated" }, { isTyped: false });
  await vi.advanceTimersByTimeAsync(2000);
  saver.change({ content: "Generated more" }, { isTyped: false });
  await saver.flush();
  expect(saves).toEqual([
    ["Typed", false],
    ["Generated", true],
    ["Generated more", false],
  ]);
  saver.change({ content: "Inserted" }, generated);
  await saver.flush();
  expect(saves.at(-1)).toEqual(["Inserted", true]);
});

test("D-19.304 a text that is replaced while its save is under way, or whose answer was lost, stays a revision", async () => {
  const { saver, saves, state } = start();
  state.onSave = () => {
    state.onSave = () => {};
    saver.change({ content: "Generated" }, generated);
  };
  saver.change({ content: "Typed" });
  state.isAnswerLost = true;
  await saver.flush();
  state.isAnswerLost = false;
  await vi.advanceTimersByTimeAsync(6000);
  expect(saves).toEqual([
    ["Typed", false],
    ["Generated", true],
  ]);
});

test("D-19.305 a replaced text that is not saved yet is kept in this browser for the next visit", async () => {
  const first = start();
  first.state.isCut = true;
  first.saver.change({ content: "Typed" });
  first.saver.change({ content: "Generated" }, generated);
  first.saver.storeLocally();
  await first.saver.stop();
  const copy = first.kept.get("p1");
  const { saves } = start(copy && { copy });
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toEqual([
    ["Typed", false],
    ["Generated", true],
  ]);
});

test("D-19.301 a replaced text that the server refuses does not keep the generated one from being saved; another refused field does, and both are saved once it is mended", async () => {
  const { saver, saves } = start();
  saver.change({ keyTakeaways: ["x".repeat(100_000)] });
  saver.change({ content: "Generated", keyTakeaways: ["Short"] }, generated);
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toEqual([["Generated", false]]);
  saver.change({ title: "x".repeat(100_000), content: "Typed" });
  saver.change({ content: "Again" }, generated);
  await vi.advanceTimersByTimeAsync(3000);
  expect([saves.length, saver.read().saving]).toEqual([1, "failed"]);
  saver.change({ title: "Short" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves.slice(1)).toEqual([
    ["Typed", false],
    ["Again", true],
  ]);
});

test("D-19.302 beside an address that is refused, a replaced text and the generated one are both saved", async () => {
  const { saver, saves } = start();
  saver.change({ slug: "taken", content: "Typed" });
  saver.change({ content: "Generated" }, generated);
  await saver.flush();
  expect(saves).toEqual([
    ["Typed", false],
    ["Generated", true],
  ]);
});
