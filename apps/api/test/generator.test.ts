import { countWords } from "@sitewright/articles";
import {
  type Generation,
  type GenerationEvent,
  generationSchema,
  listGenerations,
  watchGeneration,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { listenTo } from "./harness/listening.ts";
import { answerWith, modelChunk, modelText, openProvider } from "./harness/local-provider.ts";
import { createTestApp } from "./harness/test-app.ts";

const wish = { topic: "Bread for busy mornings", keyword: "morning bread", category: "business" };
const sentence = "Bake the bread early and let it rest before anybody comes in. ";
const article = `Begin with the oven.

## What it costs

In 2019 a loaf cost £3, said Maria Rossi of Leeds. The plan Website Essential costs $49 a month.

${sentence.repeat(130)}

## What to do next

Come by and taste it.

## Key takeaways

- Bake early.
- Rossi sells 300 loaves.`;

async function start(answer: Parameters<typeof openProvider>[0]) {
  const provider = await openProvider(answer);
  const model = { baseUrl: `${provider.url}/v1`, name: "writer-1", apiKey: "sk-1" };
  const app = await createTestApp({ model });
  return { app, provider, editor: await app.signInAs("editor") };
}

async function generate(editor: Browser): Promise<Generation> {
  const answer = await editor.send("POST", "/api/content/generate", { json: wish });
  expect(answer.status).toBe(202);
  return generationSchema.parse(await answer.json());
}
const read = async (editor: Browser, id: string) =>
  generationSchema.parse(await (await editor.send("GET", `/api/admin/generations/${id}`)).json());

test("D-08.13 a text is written by a job with the brand's facts, and what the facts do not give is marked to check", async () => {
  const { app, provider, editor } = await start(modelText(article));
  const { id, state } = await generate(editor);
  expect(state).toBe("waiting");
  await app.jobs.runDue("write-post");
  const text = await read(editor, id);
  expect(text).toMatchObject({ state: "done", kind: "text", slug: "bread-for-busy-mornings", error: null });
  expect(text.wordCount).toBe(countWords(text.content));
  expect([text.wordCount >= 1500, text.wordCount <= 2500]).toEqual([true, true]);
  expect(text.marks.map((mark) => mark.text)).toEqual(["2019", "£3", "Maria Rossi of Leeds"]);
  for (const mark of text.marks) expect(text.content.slice(mark.start, mark.end)).toBe(mark.text);
  expect(text.keyTakeaways).toEqual(["Bake early."]);
  const { messages } = JSON.parse(provider.requests[0]?.body ?? "");
  expect(messages[0].content).toContain("Website Essential costs $49 a month");
  expect(messages[1].content).toContain("“Bread for busy mornings”");
  expect(await app.database.db.post.count({ where: { title: wish.topic } })).toBe(0);
});

test("D-08.14 a text is followed as it grows, from its beginning after a reload, and continues when the model's server breaks off", async () => {
  const halfway = Promise.withResolvers<void>();
  const { app, provider, editor } = await start((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(modelChunk(`Begin with the oven. ${sentence.repeat(20)}`));
    halfway.promise.then(() => response.destroy());
  });
  const { client } = await listenTo(app);
  const { id } = await generate(editor);
  const running = app.jobs.runDue("write-post");
  const watch = async () => {
    const result = await client(editor.cookie).call(watchGeneration, { params: { id } });
    if (!result.ok) throw new Error(result.failure.kind);
    return result.data[Symbol.asyncIterator]();
  };
  const next = async (events: Awaited<ReturnType<typeof watch>>): Promise<GenerationEvent> => {
    const { value } = await events.next();
    if (!value?.ok) throw new Error("The events broke off.");
    return value.data;
  };
  await expect.poll(async () => (await read(editor, id)).wordCount).toBeGreaterThan(200);
  const first = await watch();
  expect(await next(first)).toMatchObject({
    kind: "replace",
    content: expect.stringMatching(/^Begin with the oven/),
  });
  await first.return?.();
  const reloaded = await watch();
  expect(await next(reloaded)).toMatchObject({ kind: "replace" });
  provider.answerBy(modelText(article.replace("Begin with the oven.", "And so on.")));
  halfway.resolve();
  await running;
  expect(await read(editor, id)).toMatchObject({
    state: "writing",
    error: "The model's answer broke off. It will be retried.",
  });
  app.advance(60_000);
  await app.jobs.runDue("write-post");
  let event = await next(reloaded);
  while (event.kind !== "end") event = await next(reloaded);
  expect(event.generation).toMatchObject({ state: "done", error: null });
  expect(event.generation.content).toMatch(/^Begin with the oven\. [\s\S]+And so on\./);
  expect(JSON.parse(provider.requests[1]?.body ?? "").messages.at(-1).content).toContain("Go on exactly");
});

test("D-08.41 what a text claims is marked from its first event on, and as it grows", async () => {
  const rest = Promise.withResolvers<void>();
  const { app, editor } = await start((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(modelChunk(`In 2019 a loaf cost £3. ${sentence.repeat(20)}`));
    rest.promise.then(() =>
      response.end(`${modelChunk(`Maria Rossi said so. ${article}`, "stop")}data: [DONE]\n\n`),
    );
  });
  const { client } = await listenTo(app);
  const { id } = await generate(editor);
  const running = app.jobs.runDue("write-post");
  await expect.poll(async () => (await read(editor, id)).wordCount).toBeGreaterThan(200);
  const texts = (marks: { text: string }[]) => marks.map(({ text }) => text);
  expect(texts((await read(editor, id)).marks)).toEqual(["2019", "£3"]);
  const result = await client(editor.cookie).call(watchGeneration, { params: { id } });
  if (!result.ok) throw new Error(result.failure.kind);
  const seen: string[][] = [];
  for await (const event of result.data) {
    if (!event.ok) throw new Error("The events broke off.");
    if (event.data.kind !== "end") seen.push(texts(event.data.marks));
    rest.resolve();
  }
  await running;
  expect(seen[0]).toEqual(["2019", "£3"]);
  expect(seen.at(-1)).toEqual(expect.arrayContaining(["2019", "£3", "Maria Rossi"]));
});

test("D-08.15 a text can be stopped, keeps what was written, and the model is asked no more", async () => {
  const gone = Promise.withResolvers<void>();
  const { app, editor } = await start((response) => {
    response.on("close", gone.resolve);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const more = () => response.write(modelChunk(sentence.repeat(4)));
    more();
    const timer = setInterval(more, 20);
    response.on("close", () => clearInterval(timer));
  });
  const { id } = await generate(editor);
  const running = app.jobs.runDue("write-post");
  await expect.poll(async () => (await read(editor, id)).wordCount).toBeGreaterThan(20);
  const cancelled = await editor.send("POST", `/api/admin/generations/${id}/cancel`);
  expect(await cancelled.json()).toMatchObject({ state: "cancelled" });
  await Promise.all([running, gone.promise]);
  const text = await read(editor, id);
  expect([text.state, text.wordCount > 20]).toEqual(["cancelled", true]);
});

test("D-08.16 what the model refuses ends the text at once, what passes is tried five times, and both say why", async () => {
  const { app, provider, editor } = await start(answerWith(401, { error: { message: "Wrong key" } }));
  const refused = await generate(editor);
  await app.jobs.runDue("write-post");
  expect(await read(editor, refused.id)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("Wrong key"),
  });
  provider.answerBy(answerWith(429, "", { "retry-after": "40" }));
  const busy = await generate(editor);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await app.jobs.runDue("write-post");
    app.advance(6 * 3_600_000 - 1);
  }
  expect(provider.requests).toHaveLength(6);
  // A text that nobody gets counts as failed.
  const runs = await app.database.db.jobRun.findMany({ where: { kind: "write-post" } });
  expect(runs.map(({ outcome }) => outcome).sort()).toEqual([
    "failed",
    "failed",
    "retry",
    "retry",
    "retry",
    "retry",
  ]);
  expect(await app.database.db.generation.findUnique({ where: { id: busy.id } })).toMatchObject({
    state: "failed",
    error: "The model's server answered 429. It will not be retried.",
  });
});

test("D-08.46 a text that has waited for longer than six hours is shown as waiting until it is written", async () => {
  const { app, editor } = await start(modelText(article));
  const { id } = await generate(editor);
  app.advance(7 * 3_600_000);
  expect(await read(editor, id)).toMatchObject({ state: "waiting", error: null });
  const list = await (await editor.send("GET", listGenerations.path)).json();
  expect(listGenerations.response.parse(list).generations).toMatchObject([{ id, state: "waiting" }]);
  await app.jobs.runDue("write-post");
  expect(await read(editor, id)).toMatchObject({ state: "done" });
});

test("D-08.17 without a model the answer is an outline of headings and questions that says what it is", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  const outline = await generate(editor);
  expect(outline).toMatchObject({ kind: "outline", state: "done", marks: [], keyTakeaways: [] });
  const [notice, ...lines] = outline.content.split("\n").filter((line) => line !== "");
  expect(notice).toContain("This is an outline, made without a language model");
  for (const line of lines) expect(line).toMatch(/^(?:## .+|- .+\?)$/);
  expect(outline.content).toContain("morning bread");
  const list = await (await editor.send("GET", "/api/admin/generations")).json();
  expect(list).toMatchObject({ model: null, generations: [{ id: outline.id, kind: "outline" }] });
});

test("D-08.18 a title or keyword of blanks is refused in the specified words", async () => {
  const app = await createTestApp();
  const editor = await app.signInAs("editor");
  for (const json of [
    { ...wish, topic: "  " },
    { ...wish, keyword: "" },
  ]) {
    const answer = await editor.send("POST", "/api/content/generate", { json });
    expect((await readProblem(answer)).error).toBe("Please provide both a title and keyword");
  }
  const answer = await editor.send("POST", "/api/content/generate", {
    json: { topic: "Bread", keyword: "bread" },
  });
  expect(await answer.json()).toMatchObject({ category: "technology" });
});
