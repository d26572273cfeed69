import { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { postFieldsSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { localCopies } from "./local-copy.ts";

test("D-06.47 unsaved edits of a post are kept for the person who wrote them, not for the next one in this browser", () => {
  const storage = new WatchedStorage(window.localStorage);
  const fields = postFieldsSchema.parse({
    title: "A",
    excerpt: "",
    slug: "a",
    author: "Ann",
    category: "general",
    content: "One",
  });
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
