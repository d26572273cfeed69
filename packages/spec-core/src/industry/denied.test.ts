import { expect, it } from "vitest";
import { industryOf } from "./classify.ts";
import { withoutDenied } from "./denied.ts";

it.each([
  ["We don't do roofs or gutters.", ["roofs", "gutters"]],
  ["I do not: payroll, crypto, estates", ["payroll", "crypto", "estates"]],
  ["What we don't do: offices, outside windows (ask the neighbour), ovens.", ["offices", "windows", "ovens"]],
  ["We dont do:\n- sofas\n- mattresses\nRing us.", ["sofas", "mattresses"]],
  ["We no longer sell pianos.", ["pianos"]],
  ["WHAT WE DON'T DO\n- gutters\n- chimneys\nRing us.", ["gutters", "chimneys"]],
  ["Tai chi and stretching. No massage!", ["massage"]],
  ["Barre studio, no physio or osteopathy.", ["physio", "osteopathy"]],
  ["We are NOT dentists and we make no crowns.", ["dentists"]],
  ["I'm neither a solicitor nor an accountant.", ["solicitor", "accountant"]],
  ["We aren't a nursery.", ["nursery"]],
  ["Please nothing like 'cures arthritis', that is forbidden here.", ["cures", "arthritis"]],
  ["We're not allowed to say doctor or clinic.", ["doctor", "clinic"]],
  ["Twice a week somebody wants a locksmith and I have to say no.", ["locksmith"]],
  ["Please no stock photos of stethoscopes or piggy banks.", ["stethoscopes", "banks"]],
  ["Can you put a big picture of the bakery at the top?", ["bakery"]],
])("what is not offered, and what a picture shall show, is left out: %s", (text, words) => {
  const rest = withoutDenied(text);
  for (const word of words) expect(rest).not.toContain(word);
});

it.each([
  ["We don't just do brakes.", ["brakes"]],
  ["We don't do new builds, we restore old barns.", ["barns"]],
  ["I don't teach children but I teach adults to swim.", ["adults", "swim"]],
  ["We don't do shortcuts: just honest plumbing.", ["plumbing"]],
  ["Don't wait, call a plumber.", ["plumber"]],
  ["No fuss plumbing, no job too small.", ["plumbing", "job"]],
  ["Solicitors, no win no fee.", ["Solicitors", "fee"]],
  ["We're not just roofers.", ["roofers"]],
  ["We are not your average barber.", ["barber"]],
  ["I'm not a teacher but I write songs.", ["songs"]],
  ["We never say no to a blocked drain.", ["drain"]],
  ["It is no secret that we love old clocks.", ["clocks"]],
  ["We dont do:\n- sofas\nCarpets from 40.", ["Carpets"]],
  ["Please have your boiler serviced each year.", ["boiler"]],
  ["We take wedding pictures all over Kent.", ["wedding", "pictures"]],
])("what is done instead stays: %s", (text, words) => {
  const rest = withoutDenied(text);
  for (const word of words) expect(rest).toContain(word);
});

it("a long text that is no denial to its end is read within the time of a test", () => {
  const parts = [
    ...["don't do ", "no a ", "please a ", "don't do: a,", "can you the the ", ", no a or ", "am not a "],
    ...["not allowed to ", "have to ", "I'm not a or an or ", "don't do\n- a"],
  ];
  for (const part of parts) {
    const text = part.repeat(4000);
    expect(withoutDenied(text).length).toBeLessThanOrEqual(text.length);
  }
});

const form = { niche: "", businessName: "", description: "", audience: "" };

it("the trade that the niche names first outweighs what is served beside it", () => {
  const words = {
    ...form,
    niche: "Bike workshop + coffee",
    businessName: "Spoke Lane Cycles",
    description:
      "Bikes of all kinds mended, with a little cafe at the front. Coffee from a roaster nearby, cakes and toasties.",
    offers: [{ name: "Flat fix" }, { name: "Wheel true" }],
  };
  expect(industryOf(words).industry).toBe("General Business");
  expect(industryOf(words).evidence).toContain("wheel true");
  expect(industryOf({ ...words, niche: "Coffee shop + bike repairs" }).industry).toBe("Food & Hospitality");
});

it("a list of what is not done and a ban of pictures are no evidence", () => {
  const description = "I do not: payroll, crypto trading. Please no photos with piggy banks.";
  expect(industryOf({ ...form, niche: "Translator", description }).industry).toBe("Professional Services");
  expect(industryOf({ ...form, description }).evidence).toEqual([]);
});

it.each([
  ["Pottery studio - classes, membership and a little shop", "Creative & Design"],
  ["Joiner: staircases, courses for beginners, lessons", "Real Estate & Construction"],
])("the trade before a dash or a colon outweighs what it offers: %s", (niche, industry) => {
  expect(industryOf({ ...form, niche }).industry).toBe(industry);
});

it("customers are no evidence beside the trade, and a sum in millions is no mill", () => {
  const words = {
    ...form,
    niche: "Hedge cutting",
    description: "We cut hedges. 5 mill public liability.",
    audience: "letting agents and a few schools",
  };
  const { industry, evidence } = industryOf(words);
  expect(industry).toBe("Real Estate & Construction");
  for (const word of ["letting agents", "schools", "mill"]) expect(evidence).not.toContain(word);
  expect(industryOf({ ...form, audience: "Landlords and letting agents" }).evidence).not.toEqual([]);
});

it("people tap a number on their phone, and plumbers mend a tap", () => {
  const description = "Put the number at the top so people can tap it.";
  expect(industryOf({ ...form, description }).evidence).not.toContain("tap");
  expect(industryOf({ ...form, description: "A dripping tap, a blocked sink." }).evidence).toContain("tap");
});

it.each([
  ["Dog training at your home", "Professional Services"],
  ["Dog behaviourist", "Professional Services"],
  ["Dog training classes", "Education"],
])("%s is read as %s", (niche, industry) => {
  expect(industryOf({ ...form, niche }).industry).toBe(industry);
});
