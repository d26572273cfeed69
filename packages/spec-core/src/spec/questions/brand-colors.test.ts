import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

const pictures = (contentNotes: string) => find({ contentNotes }, "pictures")?.question ?? "";

it("C-32 the business's own colors are asked for while nobody has chosen any", () => {
  expect(pictures("We have pictures.")).toMatch(/logo, as SVG or PDF, and colors of your own/);
  expect(pictures("Our logo is on the van. We have pictures.")).toMatch(/^Which colors of your own/);
  // A question of its own quotes the colors that the notes name.
  expect(pictures("The site in dark green and cream please. We have pictures.")).not.toMatch(/colors/);
});
