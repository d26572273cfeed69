import { expect, it } from "vitest";
import { unspliced } from "./comma-splices.ts";

it.each([
  [
    "Delivery and set up is included in Adelaide metro, Barossa and McLaren Vale is extra.",
    ["Delivery and set up is included in Adelaide metro.", "Barossa and McLaren Vale is extra."],
  ],
  [
    "Please book 3-6 months ahead, 30% deposit holds the date.",
    ["Please book 3-6 months ahead.", "30% deposit holds the date."],
  ],
  [
    "Quotes are free, I come round or we do it by video call, and the price I quote is the price you pay.",
    [
      "Quotes are free.",
      "I come round or we do it by video call, and the price I quote is the price you pay.",
    ],
  ],
  [
    "Parked at the Alder St pod in SE Portland, we also do private catering from 30 people, ask for a quote.",
    [
      "Parked at the Alder St pod in SE Portland.",
      "We also do private catering from 30 people, ask for a quote.",
    ],
  ],
  ["The shop is open daily, the café opens at ten.", ["The shop is open daily.", "The café opens at ten."]],
  ["It's all local, most of it is organic.", ["It's all local.", "Most of it is organic."]],
  ["Lessons are weekly, you can bring a parent.", ["Lessons are weekly.", "You can bring a parent."]],
  ["We have two boats, they're both built here.", ["We have two boats.", "They're both built here."]],
  [
    "The fee is £40, travel is free, materials are extra.",
    ["The fee is £40.", "Travel is free.", "Materials are extra."],
  ],
])("C-36.278 '%s' is read as the sentences that it is", (text, sentences) => {
  expect(unspliced(text)).toEqual(sentences);
});

it.each([
  "We take down trees, trim, grind stumps and do storm clean up around Chattanooga.",
  "When the road is narrow, parking is hard.",
  "In winter, the shop is closed on Mondays.",
  "The shop, which is small, is open daily.",
  "We calibrate, we repair, we rent replacements.",
  "I teach violin, I also play in a quartet.",
  "It's a small kitchen, just me and a very good oven.",
  "The bus stops near by, I think, but ask.",
  "Based in Leeds, we also cover York.",
  "I bring everything with me, the backwash basin, hood dryer, towels, and I sweep up after.",
  "We are open daily, and the café is open at weekends.",
  "For a quote, you can call us any time.",
  "We sell bread, cakes and pies that are baked here.",
  "Prices: small is £5, large is £8 each.",
  "Dogs are fine, cats too.",
  "My ladies can’t get out of the chair and that’s fine, I take my time.",
  "Call, text or email us.",
  "If in doubt, ask for help.",
  "If you are stuck, we can help.",
  "My grandfather started it in 1968, then my parents, and since 2011 it's myself and my brother.",
  "There is a café, the Potting Shed, with soup and scones.",
  "Repairs, which are done while you wait, are free of charge.",
  "We mend shoes (soles are new, heels are stitched) and bags.",
  "Bread, cakes and pies are baked here.",
  "Whatever the weather is, we are outside.",
])("C-36.279 '%s' stays one sentence", (text) => {
  expect(unspliced(text)).toEqual([text]);
});
