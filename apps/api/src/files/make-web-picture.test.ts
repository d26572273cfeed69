import { setImmediate as turn } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createWebPictureMaker } from "./make-web-picture.ts";

test("S-05.38 pictures of articles are read and unpacked one after the other, also after one that cannot be read", async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const make = createWebPictureMaker({ warn: () => {} });
  const begin = Promise.withResolvers<void>();
  const reads: string[] = [];
  const run = (name: string, content: () => Buffer) =>
    make(async () => {
      const { queue, process } = sharp.counters();
      reads.push(`${name}, ${queue + process} under way`);
      await begin.promise;
      return content();
    }).then(
      (made) => (typeof made === "string" ? made : made.width),
      () => "gone",
    );
  const gone = () => {
    throw new Error("ENOENT");
  };
  const all = Promise.all([
    run("a", () => picture),
    run("b", gone),
    run("c", () => Buffer.from("none")),
    run("d", () => picture),
    run("e", () => picture),
  ]);
  await turn();
  expect(reads).toEqual(["a, 0 under way"]);
  begin.resolve();
  expect(await all).toEqual([60, "gone", "unreadable", 60, 60]);
  expect(reads).toEqual([..."abcde"].map((name) => `${name}, 0 under way`));
});
