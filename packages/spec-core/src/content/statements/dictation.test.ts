import { expect, it } from "vitest";
import { dictation } from "./dictation.ts";

it.each([
  [
    "Up one flight of stairs, no lift, people should know before they come.",
    "Up one flight of stairs, no lift",
  ],
  ["We ring before any work, put that, it matters to people.", "We ring before any work"],
  ["We ring before any work, put that on, people like it.", "We ring before any work"],
])("C-29.814 '%s' dictates what stands before the wish", (text, words) => {
  expect(dictation(text)?.words).toBe(words);
});

it("C-29.815 the reason after such a wish is not dictated", () => {
  expect(
    dictation("We ring before we do any work that wasn't agreed, put that, it matters to people.")?.words ??
      "",
  ).not.toMatch(/matters/);
});

it.each([
  ["It must say that our meat is halal", "Our meat is halal"],
  ["please put: closed in August", "Closed in August"],
  ["It must say our apples come from our own garden", "Our apples come from our own garden"],
  ["Make sure visitors know we are closed on public holidays", "We are closed on public holidays"],
  ["It has to be written that new clients are accepted.", "New clients are accepted"],
  ["put that i don't do manual anymore", "I don't do manual anymore"],
  ['The sentence "Wir sind da" should stand on the start page', "Wir sind da"],
  ["Our slogan “Slow down by the sea” must be at the top", "Slow down by the sea"],
  ["and it must say we take cards, folk still think it's cash only", "We take cards"],
  ["has to say in big letters NO HIDDEN FEES", "NO HIDDEN FEES"],
  ["don't forget to mention that deposits are refundable", "Deposits are refundable"],
  [
    "Cancellation is free up to 7 days before, please put that near the calendar.",
    "Cancellation is free up to 7 days before",
  ],
  ["There should be a note that the path is steep", "The path is steep"],
  ["Add a line that says we ship to Ireland", "We ship to Ireland"],
  ["Worth mentioning that the hall has a stage.", "The hall has a stage"],
  ["so it should say fully insured near the top", "Fully insured"],
  ["It must say that the path is steep (mind the roots).", "The path is steep (mind the roots)"],
  ["Please mention: (0113) 496 0123 is for parties.", "(0113) 496 0123 is for parties"],
  ["The site should say: jo@kiln.example is for parties", "jo@kiln.example is for parties"],
  ["It must say that we don't use frozen dough", "We don't use frozen dough"],
  ["Can you write somewhere that we have free parking?", "We have free parking"],
  ["please mention there are two steps at the door", "There are two steps at the door"],
  ["make sure people know there is no parking", "There is no parking"],
  ["It must be written there that we close in May", "We close in May"],
  ["Must say: is your roof leaking?", "Is your roof leaking?"],
  ["It must say: Are you looking for a plumber in Leeds?", "Are you looking for a plumber in Leeds?"],
  ["One thing must be clear: we take no cards", "We take no cards"],
  ["On the first page must be written we take no cards", "We take no cards"],
  ["The prices must be shown: from 40 euros a night", "From 40 euros a night"],
  [
    "There is generally a wait of ten to twelve weeks and I would rather people knew that before they rang than after.",
    "There is generally a wait of ten to twelve weeks",
  ],
  ["The lane is steep, I want people to know that.", "The lane is steep"],
  ["We don't do weddings and people should know this before they call.", "We don't do weddings"],
  [
    "Deposits are not refundable, I'd like customers to understand that before they book.",
    "Deposits are not refundable",
  ],
  ["We take no cards so please say so on the first page.", "We take no cards"],
  ["I'd rather people knew that we do not deliver.", "We do not deliver"],
  ["They should know that before 9 the gate is locked.", "Before 9 the gate is locked"],
])("C-29.5 '%s' dictates '%s'", (wish, text) => {
  expect(dictation(wish)?.words).toBe(text);
});

it.each([
  "please don't write that we are cheap",
  "It must not mention that Karl was here",
  "Never write that we're the cheapest",
  "I must say that we are tired",
  "My wife says that we should close on Mondays",
  "Please say who we are",
  "Say something about parking",
  "Make sure google finds me for 'plumber in york'",
  'Call the page "Our Story"',
  'The button should say "Book"',
  "They say the old site was ugly",
  "put that in a box",
  "And my mum does the cleaning so no 'our team of cleaners' please.",
  "Add a map and a form.",
  "Please mention: 07700 900417",
  "It must say that my ex stole the name",
  "Sponsors must be shown, there are five, the butcher first as he paid most.",
  "Prices must be shown, we had complaints last year",
  "The sponsors should be mentioned, all five are local",
  "must say has a terrace",
  "Put that are closed on Monday",
  "It should say 'is closed on Mondays'",
  "It must be stated it is free for members.",
  "We are small and I don't want people to know that.",
  "We may close in May and I'd rather people did not know that.",
  "My wife is ill and I would rather people knew that than gossip.",
  "I want people to know that before they come.",
  "I'd rather people knew that than asking me.",
  "I would like to put up a 'what to do this month' piece, Donal says he'll write them.",
  "Please add a 'dog of the month' page.",
  'There should be a "Meet the growers" series on the blog.',
  "We want a 'spring offers' banner button.",
])("C-29.6 '%s' dictates nothing", (wish) => {
  expect(dictation(wish)).toBeUndefined();
});

it.each([
  ["It must say that our meat is halal", true],
  [
    "It must say that we sell fish and meat and bread and eggs and milk and cheese all the year round and more",
    false,
  ],
])("C-29.61 where the end of the dictated words is unclear, the client is asked: '%s'", (wish, isCertain) => {
  expect(dictation(wish)?.isCertain).toBe(isCertain);
});

it("a source that the site reads, and a thing without a statement about it, are no dictated words", () => {
  expect(dictation("A calendar would be ace if it can read our google calendar.")).toBeUndefined();
  expect(dictation("It must mention our guarantee.")).toBeUndefined();
});

it("'that' before 'and' is what was said before, and dictates nothing", () => {
  expect(dictation("I tell people that, and it's bad for business.")).toBeUndefined();
  expect(dictation("Please tell people that, if it rains, we open the barn.")?.words).toContain(
    "we open the barn",
  );
});

it.each([
  ["must be written that they turn after the church and NOT after the sawmill!!", true],
  ["Please mention that people should ring twice.", true],
  ["Must say that we are insured.", false],
  ["Please mention that people who need a ramp can ring us.", false],
  ['The sentence "They come back" should stand on the start page', false],
])("a subject that visitors cannot place leaves the wording to the builder: '%s'", (wish, isUnnamed) => {
  expect(dictation(wish)?.isUnnamed ?? false).toBe(isUnnamed);
});

it.each(["please can you make that quite clear!", "Can you make it very visible please."])(
  "how clearly something is to be said is not to be printed: '%s'",
  (text) => {
    expect(dictation(text)).toBeUndefined();
  },
);

it.each([
  "If nobody wants it that week then we bring it back, no charge.",
  "If you need it that morning then ring before eight.",
  "If a guest doesn't like it that hot we turn the stove down.",
  "Some riders want it that way and then we change the saddle.",
])("C-30.830 a 'that' which points at a time or a measure begins no dictated words: %s", (text) => {
  expect(dictation(text)).toBeUndefined();
});

it.each([
  ["I want it said that summer courses are full.", "Summer courses are full"],
  ["It must say that time is short on Fridays.", "Time is short on Fridays"],
  ["Please say that day tickets are sold at the gate.", "Day tickets are sold at the gate"],
])("C-30.831 a 'that' before a clause still does: %s", (text, words) => {
  expect(dictation(text)?.words).toBe(words);
});

it.each([
  "Please could that be very visible without shouting.",
  "We have an old goose, so please mention it if there are small children.",
  "That means a lot to us, put that somewhere people see it.",
  "Cookie notice: our own text will be sent.",
])("words that need others, or come later, are not dictated: %s", (text) => {
  expect(dictation(text)).toBeUndefined();
});

it.each([
  'There should be no promises of returns, no phrases such as "peace of mind guaranteed" or "secure your future".',
  'The site should have no slogans like "quality you can trust" please.',
  'No "quality you can trust", "we go the extra mile" or "passionate team" please.',
])("C-30.1021 a phrase that is refused is not dictated: %s", (wish) => {
  expect(dictation(wish)).toBeUndefined();
});
