import { expect, it } from "vitest";
import { questionOf } from "../asked.fixture.ts";

it.each([
  ["Tree surgeon", "Logs for sale, £95 a load, delivered locally.", /^What wood is it.*one load/],
  ["Gardener", "We also sell compost and deliver it.", /^How much is one load/],
  ["Tree surgeon", "We chip the logs and take them away.", null],
  ["Gardener", "Compost $60 a yard installed.", null],
  ["Egg farm", "Eggs for sale at the gate.", null],
] as const)("a %s who says '%s' is asked about the goods: %s", (niche, description, asked) => {
  const text = questionOf({ niche, description, contact: { country: "GB" } }, "goods-beside");
  if (asked === null) expect(text).toBe("");
  else expect(text).toMatch(asked);
});
