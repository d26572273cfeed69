import { expect, it } from "vitest";
import { isOfPast, subjectOf, topicOf } from "./topics.ts";

it.each([
  [
    "I studied at the Royal Welsh College of Music & Drama and have been teaching for fourteen years.",
    "business",
  ],
  ["I qualified as an optometrist in 2003.", "business"],
  ["My grandfather started it in 1968 selling cabbage plants.", "business"],
  ["4 vans, 9 staff, all employed not agency.", "business"],
  ["Me (Gareth) and two lads, been here since 2006.", "business"],
  ["Just me and my son.", "business"],
  ["We are proud of our bread.", "business"],
  ["DBS checked (enhanced) and insured.", "business"],
  ["Fees are between 8 and 12% of the sum.", "terms"],
  ["From 3 January until 1 March we are closed.", "useful"],
  ["Cash or bank transfer, no card machine yet", "terms"],
  ["30% deposit holds the date.", "terms"],
  ["Please book 3-6 months ahead.", "terms"],
  ["Book by August, fall fills up.", "terms"],
  ["We don't do landscaping or grass cutting.", "terms"],
  ["No boarding at my place.", "terms"],
  ["We deliver in Cork county, €15 and free over €150.", "terms"],
  ["Delivery and set up is included in Adelaide metro.", "terms"],
  ["We give a fixed fee for each stage before starting.", "terms"],
  ["Quotes are free.", "terms"],
  ["Minimum 2 weeks.", "terms"],
  ["Access by appointment with a day's notice.", "terms"],
  ["Free meet and greet first, always.", "terms"],
  ["Max 4 dogs on a group walk.", "terms"],
  ["Before Christmas we do wreath making workshops, €55 with all the greenery", "terms"],
  ["Your first two sessions are free.", "terms"],
  ["There are two steps at the front door but a ramp can be put down.", "useful"],
  ["Dogs on a lead welcome in the garden centre but not in the café.", "useful"],
  ["Lessons are weekly in term time.", "useful"],
  ["Lenses are usually ready in 7 to 10 days.", "useful"],
  ["Falafel is vegan and gluten free.", "useful"],
  ["House moves, flats, small offices.", null],
  ["Hedging is our biggest thing by far between November and March.", "offers"],
  ["What we have: bedding and perennials, shrubs, roses, a lot of which we grow ourselves.", "offers"],
  ["We carry about 600 frames, many from small makers.", "offers"],
  ["There's a small café too, The Potting Shed.", "offers"],
  ["Packing service if wanted, we bring the boxes.", null],
  ["Mostly in Leeds and West Yorks but we go anywhere in the UK.", "useful"],
  ["Wash Park, Platt Park and Baker only.", "useful"],
])("C-36.281 '%s' stands with %s", (sentence, subject) => {
  expect(subjectOf(sentence)).toBe(subject);
});

it.each([
  ["We build ramps and handrails for wheelchairs.", "access"],
  ["We deliver talks and training to schools.", "delivery"],
  ["Parking sensors and cameras fitted.", "parking"],
  ["No-nonsense builders in Leeds.", "not-done"],
  ["No job too small.", "not-done"],
  ["We don't take cards.", "not-done"],
  ["Insured parcels are collected daily.", "insured"],
  ["We keep the books of a delivery company.", "delivery"],
])("C-36.282 '%s' answers no question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).not.toBe(topic);
});

it.each([
  ["No deposit for bookings up to a month ahead.", "deposit"],
  ["Patients don't need a referral.", "referral"],
  ["We work with most insurers.", "insurers"],
  ["The trailer has its own water and power.", "supplies"],
  ["I only need an outside tap.", "supplies"],
  ["Ground floor, no steps.", "access"],
  ["No waxing at the moment.", "not-done"],
  ["There is a waiting list.", "booking"],
])("C-36.710 '%s' answers the question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).toBe(topic);
});

it.each([
  ["No cages, one cat at a time.", "not-done"],
  ["Safe deposit boxes and locks.", "deposit"],
  ["We help with insurance claims after a flood.", "insurers"],
  ["We sell our own power tools.", "supplies"],
  ["You need power of attorney for that.", "supplies"],
])("C-36.722 '%s' answers no question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).not.toBe(topic);
});

it.each([
  ["We don't cancel for rain, we do over 30 knots, no cash refunds.", "weather"],
  ["If it snows the lesson still goes on in the barn.", "weather"],
  ["Rain or shine.", "weather"],
  ["No refunds on sale items.", "refunds"],
  ["A non-refundable deposit of £20 holds the date.", "deposit"],
  ["Cash or card.", "payment"],
])("C-36.975 '%s' answers the question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).toBe(topic);
});

it.each([
  ["We build in all weather, and the shed is dry.", "weather"],
  ["We do tax refunds for nurses.", "refunds"],
  ["The wind farm is another customer.", "weather"],
  ["No cash refunds.", "payment"],
])("C-36.976 '%s' answers no question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).not.toBe(topic);
});

it.each([
  ["Two days' notice for cancellations, please.", "cancelling"],
  ["If you need to cancel, ring the day before.", "cancelling"],
  ["You can cancel up to 48 hours before.", "cancelling"],
  ["Please book at least two days ahead.", "booking"],
  ["There is a cancellation list.", "booking"],
  ["Missed lessons are not refunded.", "refunds"],
  ["There is a lift on the left, step-free, from the car park.", "access"],
  ["There's a car park at the back.", "parking"],
  ["Parking is on the street.", "parking"],
  ["We always have a vegan dish.", "diets"],
  ["We cater for most diets: vegan, gluten free, nut free.", "diets"],
  ["Ask at the bar: vegan and halal dishes, nut free ones, all can be had.", "diets"],
])("C-36.1002 '%s' answers the question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).toBe(topic);
});

it.each([
  ["Mo bakes a few things: rye bread, plum cake, one vegan slice.", "diets"],
  ["The ramp is round the side by the car park.", "parking"],
  ["A day's notice for cancellations.", "booking"],
  ["We cancel out the noise of the road.", "cancelling"],
])("C-36.1003 '%s' answers no question on %s", (sentence, topic) => {
  expect(topicOf(sentence)?.name).not.toBe(topic);
});

it.each([
  ["I bring a couch that a wheelchair fits under.", undefined],
  ["The door is wide enough for a wheelchair.", "access"],
])("C-29.763 what is brought to customers says nothing on the way in: '%s': %s", (text, name) => {
  expect(topicOf(text)?.name).toBe(name);
});

it.each([
  ["We take children from five.", "ages"],
  ["In the cabins minimum 3 nights, in July 6 nights.", "minimum"],
  ["Please book 3 weeks ahead.", "booking"],
])("%j answers the question on %s", (text, name) => {
  expect(topicOf(text)?.name).toBe(name);
});

it("whom the business takes is another question than for whom it is free", () => {
  expect(topicOf("We bury pets of children under ten free of charge.")?.name).not.toBe("ages");
});

it("a warranty of some years tells nothing of the past", () => {
  expect(isOfPast("10 years workmanship guarantee on doors, 3 years on hinges.")).toBe(false);
  expect(isOfPast("We have hung doors for 10 years.")).toBe(true);
});

it("a label and what is done under it have no speaker", () => {
  expect(subjectOf("Broken locks - we come out the same day.")).toBeNull();
});
