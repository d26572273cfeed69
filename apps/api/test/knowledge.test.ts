import { randomBytes, randomUUID } from "node:crypto";
import {
  adminChatAnalytics,
  adminCreateKnowledge,
  adminGetKnowledge,
  adminListPatterns,
  adminListUnmatched,
  adminRunSuite,
  adminTestPattern,
  chatAnswerSchema,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { builtInEntries } from "../src/knowledge/built-in.ts";
import { createKnowledge } from "../src/knowledge/knowledge.ts";
import { createStoredSource } from "../src/knowledge/stored-source.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { createTestApp, type TestApp, testAssistants } from "./harness/test-app.ts";

const bikes = {
  label: "Where to leave a bicycle",
  answer: "There is a rack in the yard.",
  examples: ["can I park my bicycle", "bike parking"],
  links: [],
  declines: false,
};

/** A visitor's question in a conversation of its own, unless one is named. */
async function ask(
  browser: Browser,
  content: string,
  conversationId = `conv_1_${randomBytes(8).toString("hex")}`,
) {
  const json = { conversationId, messageId: randomUUID(), content, page: "home" };
  return chatAnswerSchema.parse(await (await browser.send("POST", "/api/chat/messages", { json })).json());
}

async function add(owner: Browser, changes: object = {}): Promise<string> {
  const answer = await owner.send("POST", "/api/chat/knowledge", { json: { ...bikes, ...changes } });
  expect(answer.status).toBe(201);
  return adminCreateKnowledge.response.parse(await answer.json()).id;
}

async function listUnmatched(owner: Browser) {
  return adminListUnmatched.response.parse(await (await owner.send("GET", "/api/chat/unmatched")).json());
}

/** The knowledge of another process on the same database. */
const otherProcess = ({ database: { db } }: TestApp) =>
  createKnowledge({
    builtIn: builtInEntries,
    stored: createStoredSource(db, async () => {}),
    assistantOf: testAssistants,
  });

test("D-09.6 an entry that staff add answers the next question, in every process, until it is switched off or deleted", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const visitor = app.open();
  const other = otherProcess(app);
  const inOther = async () =>
    (await (await other.current()).assistant()).match("where can I park a bicycle").kind;
  expect((await ask(visitor, "where can I park a bicycle")).kind).toBe("unmatched");
  expect(await inOther()).toBe("unmatched");
  // The check of the whole suite is another test's.
  const id = await add(owner, { isConfirmed: true });
  const answer = { kind: "matched", text: bikes.answer };
  expect(await ask(visitor, "where can I park a bicycle")).toMatchObject(answer);
  expect(await inOther()).toBe("matched");
  const path = `/api/chat/knowledge/${id}`;
  const off = await owner.send("PUT", path, {
    json: { ...bikes, isOn: false, version: 1, isConfirmed: true },
  });
  expect(off.status).toBe(200);
  expect((await ask(visitor, "where can I park a bicycle")).kind).toBe("unmatched");
  // Somebody who still has the first version open does not undo it.
  const late = await owner.send("PUT", path, {
    json: { ...bikes, isOn: true, version: 1, isConfirmed: true },
  });
  expect((await readProblem(late)).code).toBe("version-conflict");
  expect((await owner.send("DELETE", `${path}?confirmed=yes&version=2`)).status).toBe(204);
  expect((await owner.send("GET", path)).status).toBe(404);
});

test("D-09.7 a built-in entry takes the staff's words and gets its own back when these are deleted", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const path = "/api/chat/knowledge/newsletter";
  const read = async () =>
    adminGetKnowledge.response.parse(await (await owner.send("GET", path)).json()).entry;
  const { builtIn, version, label, links, declines } = await read();
  const json = {
    label,
    answer: "In spring.",
    examples: [],
    links,
    declines,
    isOn: true,
    version,
    isConfirmed: true,
  };
  expect((await owner.send("PUT", path, { json })).status).toBe(200);
  expect(await read()).toMatchObject({ origin: "edited", answer: "In spring.", builtIn });
  expect(await ask(app.open(), "can I get your newsletter")).toMatchObject({ text: "In spring." });
  expect((await owner.send("DELETE", `${path}?confirmed=yes&version=1`)).status).toBe(204);
  expect(await read()).toMatchObject({ origin: "built-in", answer: builtIn?.answer });
});

test("D-09.8 a change by which a stored example finds something else is refused with its name, until somebody confirms it", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  // A question that the assistant declines by the new entry is answered by no other any more.
  const json = { ...bikes, declines: true, examples: ["is there an annual discount"] };
  const refused = await readProblem(await owner.send("POST", "/api/chat/knowledge", { json }));
  expect(refused.code).toBe("examples-broken");
  const messages = refused.errors?.map(({ message }) => message).join("\n");
  expect(messages).toMatch(/“is there an annual discount” is already answered by ‘.*’\./);
  expect(messages).toMatch(/“is there an annual discount” .*, but belongs to/);
  expect(await app.database.db.knowledgeEntry.count()).toBe(0);
  // Where the new entry answers it as well, the visitor is asked which one they mean: that is reported too.
  const shared = { ...json, declines: false };
  const asked = await readProblem(await owner.send("POST", "/api/chat/knowledge", { json: shared }));
  expect(asked.errors?.map(({ message }) => message).join("\n")).toMatch(
    /“is there an annual discount” is in ‘.+’ and in ‘.+’, so visitors are asked which one they mean/,
  );
  await add(owner, { ...json, isConfirmed: true });
  expect(await app.database.db.knowledgeEntry.count()).toBe(1);
});

test("D-09.9 what cannot be saved is refused at its field", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const links = [{ text: "Elsewhere", path: "https://elsewhere.example" }];
  const wrong = { ...bikes, label: " ", answer: "", links, examples: ["x".repeat(301)] };
  const { errors } = await readProblem(await owner.send("POST", "/api/chat/knowledge", { json: wrong }));
  expect(errors?.map(({ path }) => path).toSorted()).toEqual([
    "answer",
    "examples.0",
    "label",
    "links.0.path",
  ]);
  const none = await owner.send("POST", "/api/chat/knowledge", { json: { ...bikes, examples: [] } });
  expect((await readProblem(none)).errors?.map(({ path }) => path)).toEqual(["examples"]);
});

test("D-09.10 unanswered questions that ask for the same are one group with a suggestion, which goes once they are taught, and each stays as a regression", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const visitor = app.open();
  for (const question of [
    "does the ferry stop nearby",
    "when does the ferry leave, a@b.example",
    "do you sell kitchens",
  ])
    await ask(visitor, question);
  await app.jobs.runDue("cluster-questions");
  const { groups } = await listUnmatched(owner);
  const texts = groups.map(({ members }) => members.map(({ text }) => text).toSorted());
  expect(texts).toContainEqual(["does the ferry stop nearby", "when does the ferry leave, [email]"]);
  const ferries = groups.find(({ count }) => count === 2);
  expect(ferries).toMatchObject({ isGeneric: true, suggestion: { response: expect.stringMatching(/./) } });
  const learnt =
    ferries?.members.map(({ text }) => ({ example: text.replace(", [email]", ""), regression: text })) ?? [];
  const json = { entryId: await add(owner, { isConfirmed: true }), learnt, isConfirmed: true };
  // The second time as where the answer was lost.
  for (const _time of ["first", "second"])
    expect((await owner.send("POST", "/api/chat/patterns", { json })).status).toBe(201);
  const patterns = await owner.send("GET", "/api/chat/patterns");
  const { patterns: stored } = adminListPatterns.response.parse(await patterns.json());
  expect(stored.map(({ regression }) => regression).toSorted()).toEqual([
    "does the ferry stop nearby",
    "when does the ferry leave, [email]",
  ]);
  // A question that nobody can answer is set aside.
  const [kitchens] = (await listUnmatched(owner)).groups;
  expect(kitchens?.text).toBe("do you sell kitchens");
  await owner.send("DELETE", `/api/chat/unmatched/${kitchens?.id}`);
  await app.jobs.runDue("cluster-questions");
  expect((await listUnmatched(owner)).groups).toEqual([]);
});

const ferries = ["does the ferry stop nearby", "when does the ferry leave"] as const;

/** An application in which questions are asked and then grouped. */
async function startGrouping() {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const visitor = app.open();
  return {
    app,
    group: async (...questions: string[]) => {
      for (const question of questions) await ask(visitor, question);
      await app.jobs.runDue("cluster-questions");
      const { groups } = await listUnmatched(owner);
      app.advance(3_600_000);
      return groups;
    },
    dismiss: async (id = "") => (await owner.send("DELETE", `/api/chat/unmatched/${id}`)).status,
  };
}

test("D-09.40 a group of questions that was dismissed stays so when another of its questions is asked most, or is the only one left", async () => {
  const { app, group, dismiss } = await startGrouping();
  const [first, second] = ferries;
  const [shown] = await group(first, first, second);
  expect(shown).toMatchObject({ text: first, count: 3 });
  expect(await dismiss(shown?.id)).toBe(204);
  expect(await group(second, second)).toEqual([]);
  app.advance(5 * 86_400_000);
  expect(await group(second)).toEqual([]);
  // The questions of the first day are not in the seven days any more.
  app.advance(3 * 86_400_000);
  expect(await group("do you sell kitchens")).toMatchObject([{ text: "do you sell kitchens" }]);
});

test("D-09.42 a group that is dismissed from a list that is out of date is the one that has its question now", async () => {
  const { group, dismiss } = await startGrouping();
  const [first, second] = ferries;
  const [shown] = await group(first, first, second);
  expect(await group(second, second)).toMatchObject([{ text: second, count: 5 }]);
  expect(await dismiss(shown?.id)).toBe(204);
  expect(await group()).toEqual([]);
  expect(await dismiss("0".repeat(64))).toBe(404);
});

test("D-09.41 while the agent that groups questions is paused, words that a visitor erased leave the groups within two days, and the others stay", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const visitor = app.open();
  const [kept, erased] = ["do you sell kitchens", "does the ferry stop nearby"];
  const conversationId = "conv_1790000000000_erased";
  await ask(visitor, kept);
  await ask(visitor, erased, conversationId);
  await app.jobs.runDue("cluster-questions");
  expect((await listUnmatched(owner)).groups).toHaveLength(2);
  await visitor.send("POST", "/api/chat/erase", { json: { conversationId } });
  await app.runFor(2 * 86_400_000);
  await app.jobs.runDue("chat-retention");
  expect((await listUnmatched(owner)).groups).toMatchObject([{ text: kept }]);
  // After 90 days the words of the other one are deleted with its conversation.
  await app.runFor(90 * 86_400_000);
  await app.jobs.runDue("chat-retention");
  expect(await app.database.db.questionGroup.count()).toBe(0);
});

test("D-09.11 the figures of a week count every question once; who stops at a question without an answer has left after half an hour", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const visitor = app.open();
  await ask(visitor, "how do I cancel my subscription");
  await ask(visitor, "which hymn do sailors sing in my bakery");
  const handedOver = "conv_1_handedover";
  await ask(visitor, "do you sell bathrooms", handedOver);
  await visitor.send("POST", "/api/chat/hand-over", { json: { conversationId: handedOver } });
  await app.jobs.runDue("cluster-questions");
  const read = async () =>
    adminChatAnalytics.response.parse(await (await owner.send("GET", "/api/chat/analytics?days=7")).json());
  const now = await read();
  expect(now).toMatchObject({ totalSessions: 3, period: "last 7 days", questions: 3, unmatchedQueries: 2 });
  expect(now.outcomes).toMatchObject({ confirmed: 0, unconfirmed: 1, unmatched: 1, handedOver: 1, left: 0 });
  expect(now.topIndustries).toEqual([["Food & Hospitality", 1]]);
  expect(now.topUnmatched.length).toBe(2);
  app.advance(31 * 60_000);
  expect((await read()).outcomes).toMatchObject({ unconfirmed: 1, unmatched: 0, handedOver: 1, left: 1 });
  app.advance(8 * 86_400_000);
  expect(await read()).toMatchObject({ totalSessions: 0, questions: 0 });
});

test("D-09.12 a trial question shows what a visitor would read, with score and evidence, and is not kept", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const trial = async (query: string) => {
    const answer = await owner.send("POST", "/api/chat/test-pattern", { json: { query } });
    return adminTestPattern.response.parse(await answer.json());
  };
  const known = await trial("how do I cancell my subscription");
  expect(known).toMatchObject({ kind: "matched", isGeneric: false, entries: [{ id: "stop-a-plan" }] });
  expect(known.candidates[0]).toMatchObject({ id: "stop-a-plan", words: ["cancell", "subscription"] });
  expect(known.likelihood).toBeGreaterThan(known.threshold);
  expect(await trial("do you keep bees on the roof")).toMatchObject({ kind: "unmatched", isGeneric: true });
  expect((await owner.send("POST", "/api/chat/test-pattern", { json: { query: "  " } })).status).toBe(400);
  expect(await app.database.db.chatTurn.count()).toBe(0);
});

test("D-09.45 a trial that finds nothing, or several entries, shows the words that the chat shows to visitors", async () => {
  const owner = await (await createTestApp()).signInAsOwner();
  const trial = async (query: string) => {
    const answer = await owner.send("POST", "/api/chat/test-pattern", { json: { query } });
    return adminTestPattern.response.parse(await answer.json());
  };
  const unknown = await trial("do you keep bees on the roof");
  expect(unknown.response).toBe(
    "I do not know that. I can only answer from this site, but a person can help.",
  );
  const several = await trial("steps");
  expect(several.kind).toBe("ambiguous");
  // Below the question back stand the buttons.
  expect(several.response.split("\n")).toEqual([
    "Which of these do you mean?",
    ...several.entries.map(({ label }) => label),
  ]);
});

test("D-09.13 the full suite runs every stored example, built-in and added, and lists what does not find its entry", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const run = async () =>
    adminRunSuite.response.parse(await (await owner.send("GET", "/api/chat/test-suite")).json());
  const before = await run();
  expect(before.questions).toBeGreaterThan(1500);
  expect(before.failures.filter(({ isWeak }) => !isWeak)).toEqual([]);
  await add(owner, {
    learnt: [{ example: "velo stand", regression: "do you keep bees on the roof" }],
    isConfirmed: true,
  });
  const after = await run();
  expect(after.questions).toBe(before.questions + 4);
  expect(after.failures[0]).toMatchObject({
    question: "do you keep bees on the roof",
    isWeak: false,
  });
});
