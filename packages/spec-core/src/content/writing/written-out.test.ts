import { expect, it } from "vitest";
import { writtenOut } from "./written-out.ts";

const english = { isEnglish: true, name: "sugar & i" };

it.each([
  ["im shaz and i do nails", "I’m shaz and I do nails"],
  ["i've fitted kitchens since 2009, dont worry", "I've fitted kitchens since 2009, don't worry"],
  ["weve moved. thats all", "We’ve moved. that’s all"],
  ["we can't and wont, cant or ill", "We can't and wont, cant or ill"],
  ["its a shop n cafe w/ u bends", "It’s a shop n cafe w/ u bends"],
  ["sugar & i makes cakes", "sugar & i makes cakes"],
  ["cakes by sugar & i", "Cakes by sugar & i"],
  ["folk say “i dont know how” and 'im back'", "Folk say “i dont know how” and 'im back'"],
  ["mail im@dont.example or im.dont.example", "Mail im@dont.example or im.dont.example"],
  ["eBay and iPhone repairs", "eBay and iPhone repairs"],
  ["dont-panic.example is ours", "dont-panic.example is ours"],
  ["rates (i) and (ii), i.e. both", "Rates (i) and (ii), i.e. both"],
])("C-36.143 %j is written as %j: a capital, missing apostrophes, nothing else", (typed, written) => {
  expect(writtenOut(typed, english)).toBe(written);
});

it("C-36.144 what is not English all through stays as it was typed", () => {
  expect(writtenOut("massage im haus", { isEnglish: false, name: "" })).toBe("massage im haus");
});

it.each([
  ["A lot of my ladies cant get out of the chair", "A lot of my ladies can’t get out of the chair"],
  ["If you cant make it, ring", "If you can’t make it, ring"],
  ["Free quotes, cant price off a photo", "Free quotes, can’t price off a photo"],
  ["We go to Torbay if its worth it", "We go to Torbay if it’s worth it"],
  ["The van wont start in winter", "The van won’t start in winter"],
  ["It wont take long", "It won’t take long"],
  ["its not a gluten free kitchen", "It’s not a gluten free kitchen"],
  ["We only do houses, ie. rear extensions", "We only do houses, i.e. rear extensions"],
  ["Small jobs, eg taps and showers", "Small jobs, e.g. taps and showers"],
  ["I do hair for ladies in there own homes", "I do hair for ladies in their own homes"],
  ["Mostly for there daughters", "Mostly for their daughters"],
  ["Street food, my grandmas recipes from Zahle", "Street food, my grandma’s recipes from Zahle"],
  ["Started in my dads old garage", "Started in my dad’s old garage"],
  ["Flowers for mothers day", "Flowers for mother’s day"],
  ["Falafel is vegan + gluten free", "Falafel is vegan and gluten free"],
  ["Its a council notified home business", "It’s a council notified home business"],
  ["Dont worry, cats are fine", "Don’t worry, cats are fine"],
  ["mens cuts and womens colour", "Men’s cuts and women’s colour"],
  ["You should of been here", "You should have been here"],
  ["Your welcome to bring a dog", "You’re welcome to bring a dog"],
  ["we recieve alot of seperate orders", "We receive a lot of separate orders"],
])("C-36.276 %j is printed as %j: what is certainly misspelt is put right", (typed, written) => {
  expect(writtenOut(typed, english)).toBe(written);
});

it.each([
  "The cant rail of a carriage",
  "Ill people come to us",
  "The shop and its own garden",
  "Its opening hours are on the door",
  "The dog got its just reward",
  "As is our wont to say",
  "We are there all day",
  "From there kids can walk to the beach",
  "The people out there own dogs",
  "We sell mums and dahlias",
  "All mums welcome with prams",
  "My sisters and I run the shop",
  "Enjoy your welcome drink",
  "£85 + VAT and £20 + mileage",
  "Price + postage",
  "Strength + Conditioning",
  "Read more at shop.ie or write to us in .ie",
  "Holiday lets in Wells",
  "The drive thru opens at 8",
  "A well of clear water and ill people",
])("C-36.277 '%s' may be meant so and stays", (sentence) => {
  expect(writtenOut(sentence, english)).toBe(sentence);
});

it.each([
  [
    "we're a bike repair workshop in Sheffield, been going since 2014.",
    "We're a bike repair workshop in Sheffield and have been going since 2014.",
  ],
  ["Oh and first Thursday of the month we open late.", "First Thursday of the month we open late."],
  ["We fix kids bikes and ebikes.", "We fix kids’ bikes and e-bikes."],
  ["Our kids bike to school.", "Our kids bike to school."],
  ["butchers shop, faggots made thursdays", "Butcher’s shop, faggots made Thursdays"],
  ["closed sundays in july", "Closed Sundays in July"],
])("of '%s' visitors read '%s'", (typed, written) => {
  expect(writtenOut(typed, { isEnglish: true, name: "" })).toBe(written);
});
