import { expect, it } from "vitest";
import { motorboat } from "./parts/afloat.ts";
import { boat } from "./parts/journey.ts";
import { bag, stethoscope } from "./parts/medical.ts";
import { fish } from "./parts/table.ts";
import { tradeOf } from "./trade-of.ts";

const tradeFor = (niche: string) =>
  tradeOf({ niche, businessName: "", description: "", services: [], audience: "" } as never);

it.each([
  ["fishing charters Oban", "angling-boats"],
  ["sea fishing trips", "angling-boats"],
  ["yacht charter", "boats"],
  ["fishing tackle shop", "shop"],
])("C-29.788 '%s' has the drawings of %s", (niche, id) => {
  expect(tradeFor(niche)?.id).toBe(id);
});

it("C-29.789 a fishing charter is drawn with a motor boat and a fish, without a sail", () => {
  const trade = tradeFor("fishing charters");
  const drawn =
    trade?.opening({ plate: [], initials: "AB", measure: (text) => text.length, random: () => 0.5 }) ?? "";
  expect(drawn).toContain(motorboat);
  expect(drawn).toContain(fish);
  expect(drawn).not.toContain(boat);
  expect(trade?.footer).toEqual([motorboat]);
});

it.each([
  ["private speech and language therapist", "speech-therapy"],
  ["occupational therapist", "clinic"],
])("C-29.790 '%s' has the drawings of %s, those of speech without a doctor's bag", (niche, id) => {
  expect(tradeFor(niche)?.id).toBe(id);
});

it("C-29.793 a speech therapist is drawn with no doctor's bag and no stethoscope", () => {
  const trade = tradeFor("speech therapist");
  const drawn = [trade?.footer.join(""), trade?.keys.map(({ draw }) => draw).join("")].join("");
  expect(drawn).not.toContain(bag);
  expect(drawn).not.toContain(stethoscope);
});
