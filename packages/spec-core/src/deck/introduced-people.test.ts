import { expect, it } from "vitest";
import { headlineOf } from "./headline.ts";

it.each([
  [
    "I'm Nora and I sew curtains, cushions and the odd wedding dress for half the valley.",
    "I sew curtains, cushions and the odd wedding dress for half the valley",
    "I'm Nora.",
  ],
  ["I'm Petra and I tune pianos.", "I tune pianos", "I'm Petra."],
  [
    "We're Ruth and Ben Harker, and we mend pianos around Hexham.",
    "We mend pianos around Hexham",
    "We're Ruth and Ben Harker.",
  ],
  ["I'm local and I sweep chimneys.", "I'm local and I sweep chimneys", ""],
])("C-29.772 the headline of '%s' is '%s', and who it is stands below", (sentence, title, rest) => {
  expect(headlineOf(sentence, "Reed Street")).toEqual({ title, rest });
});

it.each(["I'm Dan, a joiner in Fife.", "I'm Petra, I tune pianos."])(
  "C-29.773 '%s' is no headline: it begins with the name of a person",
  (sentence) => {
    expect(headlineOf(sentence, "Reed Street")).toBeNull();
  },
);

it.each([
  "We bake for weddings up and down the coast road, christenings and the odd office party in town.",
  "We rent out marquees for the whole of the county, tables, chairs, lights.",
  "I mend clocks for churches all over the north, barometers and a few musical boxes.",
])("C-29.774 no headline ends within the list in '%s'", (sentence) => {
  const found = headlineOf(sentence, "Reed Street");
  expect(found?.rest ?? "").toBe("");
});

it.each([
  [
    "We mend clocks of every age and kind, based in York and the Dales.",
    "We mend clocks of every age and kind",
    "Based in York and the Dales.",
  ],
  [
    "We bake bread for the whole of the upper town, open every day of the week.",
    "We bake bread for the whole of the upper town",
    "Open every day of the week.",
  ],
])("C-29.775 an addition to '%s' is below the headline '%s'", (sentence, title, rest) => {
  expect(headlineOf(sentence, "Reed Street")).toEqual({ title, rest });
});
