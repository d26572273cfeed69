import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { webStream } from "./web-stream.ts";

const rethrow = (error: unknown): never => {
  throw error;
};
const endless = () =>
  Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(65_536);
    })(),
  );

test.each([0, 1, 2, 5])(
  "S69 a reader that goes after %i chunks ends the stream, and nothing is pushed to it any more",
  async (count) => {
    const content = endless();
    const reader = webStream(content, rethrow).getReader();
    for (let index = 0; index < count; index += 1) await reader.read();
    const pending = reader.read();
    await reader.cancel();
    await pending;
    await expect.poll(() => content.destroyed).toBe(true);
  },
);

test("S69 a reader that never reads ends the stream too", async () => {
  const content = endless();
  await webStream(content, rethrow).cancel();
  expect(content.destroyed).toBe(true);
});

test("S69 a reader that goes before its content fails hears nothing of it", async () => {
  const faults: unknown[] = [];
  const content = new Readable({
    read() {},
    destroy: (_, done) => done(new Error("The disk is gone.")),
  });
  content.on("error", () => {});
  const reader = webStream(content, (error) => faults.push(error)).getReader();
  const pending = reader.read();
  await reader.cancel();
  await pending;
  await expect.poll(() => content.closed).toBe(true);
  expect(faults).toEqual([]);
});

test("a stream that fails fails for its reader", async () => {
  const content = new Readable({ read: () => void content.destroy(new Error("The disk is gone.")) });
  await expect(webStream(content, rethrow).getReader().read()).rejects.toThrow("The disk is gone.");
});

test("every byte arrives, in order", async () => {
  const text = await new Response(
    webStream(Readable.from([Buffer.from("one "), Buffer.from("two")]), rethrow),
  ).text();
  expect(text).toBe("one two");
});
