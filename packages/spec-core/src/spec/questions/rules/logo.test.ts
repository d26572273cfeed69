import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it("a logo is asked for with the pictures, and by itself where the answers mention one", () => {
  expect(find({}, "logo")).toBeUndefined();
  expect(find({}, "pictures")?.question).toMatch(/^Do you have a logo/);
  const contentNotes = "Our logo is on the van.";
  expect(find({ contentNotes }, "logo")?.quotes).toEqual([contentNotes]);
  expect(find({ contentNotes }, "pictures")?.question).not.toMatch(/have a logo/);
});

it("'logo-vector' is not asked of 'One block from 490 €, logo in ice +80.'", () => {
  expect(
    find({ pages: ["Home"], description: "One block from 490 €, logo in ice +80." }, "logo-vector"),
  ).toBeUndefined();
});
