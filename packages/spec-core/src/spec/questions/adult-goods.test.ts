import { expect, it } from "vitest";
import { asked } from "./asked.fixture.ts";

const isAsked = (description: string): boolean =>
  asked({ pages: ["Home"], goals: ["Sell Products"], description }).some(({ id }) => id === "age-check");

it.each([
  "We sell our beer online.",
  "Natural wine, craft beer, some weird vermouths.",
  "I import wine directly from fourteen growers in Italy and sell it in Stoneybatter.",
  "Cider from our own orchard and a few old ones around Much Marcle.",
  "Hampers with cheese, crackers and a bottle of wine.",
  "Vape juice and CBD oil.",
  "We serve our own gin at the bar and sell it by the bottle.",
  "We make gin in a copper still in the old schoolhouse.",
])("C-32.391 who sells '%s' is asked for licence and age check", (description) => {
  expect(isAsked(description)).toBe(true);
});

it.each([
  "Before Christmas we do wreath making workshops, €55 with all the greenery and mulled wine.",
  "Candle evenings with a glass of prosecco or wine, and your candle to take home.",
  "Our café serves wine and beer.",
  "Paint and sip classes, bring your own wine.",
  "Neon signs, also beer mugs.",
  "Yeast and equipment for home brewers, also for cider and mead.",
  "Pies with beer batter and cider vinegar.",
  "We don't sell alcohol.",
  "You find us next to the vape shop.",
  "Wine tours in small groups.",
])("C-32.392 who says '%s' is not", (description) => {
  expect(isAsked(description)).toBe(false);
});
