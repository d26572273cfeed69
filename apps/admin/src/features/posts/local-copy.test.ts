import { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { postFieldsSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { localCopies } from "./local-copy.ts";

const fields = postFieldsSchema.parse({
  title: "A",
  excerpt: "",
  slug: "a",
  author: "Ann",
  category: "general",
  content: "One",
});

test("D-06.47 unsaved edits of a post are kept for the person who wrote them, not for the next one in this browser", () => {
  const storage = new WatchedStorage(window.localStorage);
  const [ann, bea] = [localCopies(storage, "ann"), localCopies(storage, "bea")];
  expect(ann.write("p1", { base: fields, fields: { ...fields, content: "One two" } })).toBe(true);
  expect(bea.read("p1")).toBeUndefined();
  bea.remove("p1");
  expect(ann.read("p1")?.fields.content).toBe("One two");
  ann.remove("p1");
  expect(ann.read("p1")).toBeUndefined();
  const unknown = localCopies(storage, undefined);
  expect(unknown.write("p1", { base: fields, fields })).toBe(false);
  expect(unknown.read("p1")).toBeUndefined();
});

test.each([
  { part: { keyTakeaways: ["x".repeat(301)] } },
  { part: { keywords: ["x".repeat(61)] } },
  { part: { content: "x".repeat(200_001) } },
  { part: { title: "\u200b" } },
])("D-06.48 edits that the server refuses can be read back from this browser, case %#", ({ part }) => {
  const copies = localCopies(new WatchedStorage(window.localStorage), "ann");
  const copy = { base: fields, fields: { ...fields, ...part } };
  copies.write("p1", copy);
  expect(copies.read("p1")).toEqual(copy);
  copies.remove("p1");
});
