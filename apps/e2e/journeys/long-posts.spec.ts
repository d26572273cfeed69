import { adminCreatePost, updatePost } from "@sitewright/contracts";
import { callAsOwner } from "../fixtures/api.ts";
import { expect, test } from "../fixtures/test.ts";

const sentence =
  "A customer who looks for **opening hours** on a phone gives it a few seconds and rings [another](/news). ";
const part = `## What a customer looks for\n\n${sentence.repeat(6)}\n\n- Opening hours\n- A telephone number\n\n${sentence.repeat(4)}`;
const words = (text: string) => text.split(/\s+/).length;
const content = Array.from({ length: 18 }, () => part).join("\n\n");

/** A task of a page's main thread, with what it took of a processor, in microseconds (Chromium's trace events). */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** From here on a task is long (Long Tasks, section 4.2). */
const longUs = 50_000;

/** The processor time of each task of the pages' main threads: other programs on the machine do not make it longer. */
function mainTasks(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(threadOf);
  return traceEvents
    .filter((event) => event.ph === "X" && event.name.endsWith("RunTask") && mains.includes(threadOf(event)))
    .map(({ tdur = 0 }) => tdur);
}

test("D-06.23 typing into 3,000 words with the preview open never keeps the page from answering", async ({
  page,
  browser,
  context,
  product,
}) => {
  expect(words(content)).toBeGreaterThan(3000);
  expect((await context.request.post("/api/auth/sign-in", { data: product.owner })).ok()).toBe(true);
  const owner = await callAsOwner(product);
  const { post } = await owner.call(adminCreatePost, { headers: {}, body: { title: "Long" } });
  const headers = { "if-match": String(post.version) };
  const body = { ...post.fields, content };
  await owner.call(updatePost, { params: { id: post.id }, query: {}, headers, body });
  await page.goto(`/admin/posts/${post.id}`);
  const preview = page.getByRole("article", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 2 }).nth(18)).toBeAttached();
  await page.getByLabel("Content").click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("Warm ");
  const lines = ["Fresh bread every morning. ", "From six. ", "Until it is gone. "];
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  // At a fast typist's speed. The page is asked nothing meanwhile: the answer would be a task of its main thread, too.
  for (const line of lines) {
    const saved = page.waitForResponse((answer) => !!answer.request().postData()?.includes(line.trim()));
    await page.keyboard.type(line, { delay: 40 });
    expect((await saved).ok()).toBe(true);
  }
  const trace = await browser.stopTracing();
  await expect(preview).toContainText(lines.join("").trim());
  await expect(page.getByRole("status").getByText("Saved", { exact: true })).toBeVisible();
  const tasks = mainTasks(trace);
  expect(tasks.filter((us) => us > 0).length, "tasks were counted").toBeGreaterThan(50);
  expect(tasks.filter((us) => us >= longUs)).toEqual([]);
});
