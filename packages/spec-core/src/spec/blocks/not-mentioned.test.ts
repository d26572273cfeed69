import { expect, it } from "vitest";
import { notMentioned } from "./not-mentioned.ts";

it.each<[string, readonly string[]]>([
  ["Dont mention solar, I'm not accredited anymore.", ["solar"]],
  ["Please don't mention boats or caravans on the website.", ["boats", "caravans"]],
  ["nothing about tattoos please", ["tattoos"]],
  ["No mention of the bees.", ["bees"]],
  ["We no longer sell bicycles, tyres and pumps.", ["bicycles", "tyres", "pumps"]],
  ["I stopped making candles because of my wrist.", ["candles"]],
  ["We don't do curtains any more.", ["curtains"]],
  ["We no longer do solar panels.", ["solar"]],
  ["We no longer treat large dogs.", []],
  ["We don't do curtains on Mondays.", []],
  ["Don't mention it.", []],
  ["Don't mention the price of cakes.", []],
  ["Don't forget the cakes.", []],
  ["We sell bicycles, and nothing about that has changed.", []],
  ["We no longer take cards.", []],
])("C-36.1040 what a client wants no mention of, or no longer does: '%s'", (sentence, things) => {
  expect(notMentioned(sentence)).toEqual(things);
});
