import { adminCreatePost, generationSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { leaseMs } from "../src/jobs/run-job.ts";
import type { Browser } from "./harness/browser.ts";
import { modelChunk, modelText, openProvider } from "./harness/local-provider.ts";
import { createTestApp } from "./harness/test-app.ts";

const wish = { topic: "Bread for busy mornings", keyword: "morning bread", category: "business" };
const sentence = "Bake the bread early and let it rest before anybody comes in. ";
const article = `${sentence.repeat(130)}\n\n## What to do next\n\nCome by and taste it.`;

async function start(answer: Parameters<typeof openProvider>[0]) {
  const provider = await openProvider(answer);
  const app = await createTestApp({
    model: { baseUrl: `${provider.url}/v1`, name: "writer-1", apiKey: "sk-1" },
  });
  const editor = await app.signInAs("editor");
  const generated = await editor.send("POST", "/api/content/generate", { json: wish });
  const { id } = generationSchema.parse(await generated.json());
  return { app, provider, editor, id };
}
const read = async (editor: Browser, id: string) =>
  generationSchema.parse(await (await editor.send("GET", `/api/admin/generations/${id}`)).json());

test("D-08.26 a text whose process ends on its last try is failed as soon as its lease ends, says why, and can be asked for again", async () => {
  const { app, editor, id } = await start(modelText(article));
  const { db } = app.database;
  // As a process leaves it that was killed while it wrote, on the fifth try.
  await db.generation.update({
    where: { id },
    data: { state: "writing", content: sentence, attempts: 5 },
  });
  const lockedUntil = new Date(Date.now() + leaseMs);
  await db.job.updateMany({
    where: { kind: "write-post" },
    data: { status: "running", attempts: 5, lockedBy: "a worker that is gone", lockedUntil },
  });
  app.advance(leaseMs + 1);
  await app.jobs.runDue("write-post");
  expect(await read(editor, id)).toMatchObject({
    state: "failed",
    content: sentence,
    error: "The server stopped during every attempt. It will not be retried.",
  });
  const again = await editor.send("POST", "/api/content/generate", { json: wish });
  const { id: other } = generationSchema.parse(await again.json());
  await app.jobs.runDue("write-post");
  expect(await read(editor, other)).toMatchObject({ state: "done" });
});

test("F31 the model's provider breaks off in the middle: nothing is published and no post is there, and after a retry it is exactly one post", async () => {
  const { app, provider, editor, id } = await start((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(modelChunk(`Begin with the oven. ${sentence.repeat(20)}`), () => response.destroy());
  });
  const { db } = app.database;
  await app.jobs.runDue("write-post");
  expect(await read(editor, id)).toMatchObject({
    state: "writing",
    error: expect.stringContaining("It will be retried."),
  });
  expect(await db.post.count()).toBe(0);
  // The rest of the product works meanwhile.
  expect((await app.open().send("GET", "/api/news/posts")).status).toBe(200);
  provider.answerBy(modelText(article));
  app.advance(60_000);
  await app.jobs.runDue("write-post");
  const { state, slug, title, category, content, marks } = await read(editor, id);
  expect(state).toBe("done");
  expect(await db.post.count()).toBe(0);
  // A person takes it over, presses twice, and publishes it.
  const begin = () =>
    editor.send("POST", "/api/admin/posts", {
      json: { title, category, agentCreated: true },
      headers: { "idempotency-key": `text-${id}` },
    });
  const [begun] = await Promise.all([begin(), begin()]);
  const { post } = adminCreatePost.response.parse(await begun.json());
  expect(marks).toEqual([]);
  const save = await editor.send("PUT", `/api/news/posts/${post.id}`, {
    json: { ...post.fields, slug, content, excerpt: "Bread.", keyTakeaways: ["Bake early."] },
    headers: { "if-match": "1" },
  });
  expect(save.status).toBe(200);
  const publish = () =>
    editor.send("POST", `/api/admin/posts/${post.id}/publish`, { headers: { "if-match": "2" } });
  for (const answer of [await publish(), await publish()]) expect(answer.status).toBe(200);
  expect(await db.post.findMany({ select: { id: true, status: true } })).toEqual([
    { id: post.id, status: "published" },
  ]);
});
