import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { audienceText, isLimit, isMarketNote } from "./audience.ts";
import { draftContent } from "./index.ts";

it.each([
  [["Also architects and the odd hotel."], "Architects and the odd hotel."],
  [["And also people who look for a gift."], "People who look for a gift."],
  [["Two sorts of people."], ""],
  [["Farmers.", "Two kinds of customers."], "Farmers."],
  [["Two sorts of people.", "Farmers and landlords."], "Two sorts of people. Farmers and landlords."],
  [["Landlords in Leeds.", "Also agents."], "Landlords in Leeds. Also agents."],
  [[], ""],
  [["Lunch crowd from the mill mostly"], "Lunch crowd from the mill mostly"],
  [
    ["Walkers, many Dutch and Belgian and English now, families with children from 7 years approx"],
    "Walkers, families with children from 7 years",
  ],
  [["Half are Germans in the summer.", "Boat owners."], "Boat owners."],
  [["Parents, and some teachers who refer on."], "Parents, and some teachers who refer on."],
  [["Home gardeners.", "Lots of retired people midweek, families at the weekend."], "Home gardeners."],
  [["Mostly walkers, in winter skiers."], "Mostly walkers, in winter skiers."],
  [
    ["Locals mainly, students in term time, and visitors having a wander.", "Lots of retired people."],
    "Locals mainly, students in term time, and visitors having a wander. Lots of retired people.",
  ],
  [["Families at the weekend, schools midweek."], "Families at the weekend, schools midweek."],
  [["Landlords, tenants mostly."], "Landlords."],
  [
    ["Painters, sculptors. Mostly from Wales, Devon, Kent."],
    "Painters, sculptors. Mostly from Wales, Devon, Kent.",
  ],
  [["Potters.", "Mostly from Wales, Devon and Kent."], "Potters. Mostly from Wales, Devon and Kent."],
  [["Potters.", "Mostly from Wales, many beginners now."], "Potters."],
  [["Nurses, shop owners, students."], "Nurses, shop owners and students."],
  [["Nurses, all ages, local press."], "Nurses, all ages, local press."],
  [["Boat owners.", "Young couples a lot"], "Boat owners."],
  [["Young families in flats - our biggest group.", "Landlords."], "Young families in flats. Landlords."],
  [["homeowners, a few churches and HOAs"], "Homeowners, churches and HOAs"],
  [["Everybody."], ""],
  [["Really everyone!", "Boat owners."], "Boat owners."],
  [["Everybody, families, schools."], "Families and schools."],
  [["Anybody with logs."], "Anybody with logs."],
  [["Everyone, except on Mondays."], "Everyone, except on Mondays."],
  [["All people who sew."], "All people who sew."],
  [
    ["House owners in the Murtal and Ennstal, also the Dutch and English with the holiday houses"],
    "House owners in the Murtal and Ennstal",
  ],
  [["Campers, in winter many foreigners, in August everybody"], "Campers"],
  [["Sailors.", "For the bags more the wives and people as a present"], "Sailors."],
  [["Quilters, the foreigners who have a house here."], "Quilters."],
  [["Families, and Dutch people very many!"], "Families!"],
  [["For the more experienced rider."], "For the more experienced rider."],
  [["For people who want more from a holiday."], "For people who want more from a holiday."],
  [["In winter, skiers and walkers."], "In winter, skiers and walkers."],
  [["The Dutch community in Kent."], "The Dutch community in Kent."],
  [["The English school and its parents."], "The English school and its parents."],
  [
    ["Foreign residents (mainly British, Dutch, German, 50+), local sportspeople, and visitors on holiday."],
    "Foreign residents, local sportspeople, and visitors on holiday.",
  ],
  [
    ["People with old houses.", "Also ladies (mostly) who come on the course, often as a birthday present."],
    "People with old houses. Also ladies who come on the course.",
  ],
  [["Farmers (about 60 %) and landlords"], "Farmers and landlords"],
  [["Families [mostly local] and schools"], "Families and schools"],
  [["Brides (and grooms?)"], "Brides"],
  [["Young people (16 to 25) and their parents"], "Young people (16 to 25) and their parents"],
  [["People with ME (chronic fatigue)"], "People with ME (chronic fatigue)"],
  [["Seniors (60+)"], "Seniors (60+)"],
  [["Couples, usually with a dog."], "Couples."],
  [
    ["Second home owners quite a few, they email from London.", "And the occasional builder or architect."],
    "Second home owners. And the occasional builder or architect.",
  ],
  [["Farmers.", "Some of them come every year."], "Farmers."],
  [["Farmers, quite a lot of them, and vets"], "Farmers, and vets"],
  [["Boat owners, they ring from the marina."], "Boat owners."],
  [["Walkers, they usually come in May, and cyclists."], "Walkers, and cyclists."],
  [["People who know what they like."], "People who know what they like."],
  [["Those who email us from abroad."], "Those who email us from abroad."],
  [["Quite a few"], ""],
  [["For the home and the garden."], "For the home and the garden."],
])("%j can be read without the sentences that are not printed: %j", (sentences, expected) => {
  expect(audienceText(sentences)).toBe(expected);
});

it.each([
  ["max 2 rigs a day", true],
  ["Maximum 8 people per class.", true],
  ["No more than six at a time.", true],
  ["Up to 30 guests", true],
  ["Only two families", true],
  ["Pony club mums.", false],
  ["Only people who sew", false],
  ["Up to and including teenagers", false],
])("'%s' tells only how many are taken: %s", (sentence, expected) => {
  expect(isLimit(sentence)).toBe(expected);
});

it.each([
  [["Families, hen dos and birthdays, the rowing club"], "Families, the rowing club"],
  [["Landlords, letting agents send us people, some offices"], "Landlords, some offices"],
  [["Farmers, vets refer to us."], "Farmers."],
  [["Weddings and funerals"], "Weddings and funerals"],
  [["Companies that send people abroad, schools"], "Companies that send people abroad, schools"],
])("C-36.713 %j names people, not occasions or how they came: %j", (sentences, expected) => {
  expect(audienceText(sentences)).toBe(expected);
});

it.each([
  [
    ["Tenants, lots of students and some young families"],
    "Tenants, lots of students and some young families",
  ],
  [["Cafes, a lot of delis round Frome, some hotels"], "Cafes, a lot of delis round Frome, some hotels"],
  [["First-timers mostly.", "Runners with a bad knee."], "First-timers mostly. Runners with a bad knee."],
  [["Gardeners, many Danes in July"], "Gardeners"],
  [["Gardeners, quite a few"], "Gardeners"],
])("C-36.966 %j keeps those for whom the business works: %j", (sentences, expected) => {
  expect(audienceText(sentences)).toBe(expected);
});

it("C-36.967 a sentence that the client released is whole", () => {
  const [released, other] = ["Landlords, they ring from abroad.", "Agents, half of them by post."];
  expect(audienceText([released, other], new Set([released]))).toBe(
    "Landlords, they ring from abroad. Agents.",
  );
  expect(audienceText(["Everybody."], new Set(["Everybody."]))).toBe("");
});

it("C-36.968 a line of two words without a detail in it is printed with the others", () => {
  const formData = {
    businessName: "Hull Skippers",
    niche: "boat handling courses",
    description: "We teach boat handling on the Humber.",
    audience: "Novices mostly. Couples who have bought a boat.",
    pages: ["Home"],
  };
  const { statements } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = statements.map(({ id }) => ({ id, print: true }));
  const { slots } = draftContent(
    buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context),
  );
  expect(slots.map(({ text }) => text)).toContain("Novices. Couples who have bought a boat.");
});

it.each([
  ["Schools 2) clubs that race", "Schools and clubs that race"],
  ["1) schools, 2) clubs; 3) anyone with a bike", "Schools, clubs and anyone with a bike"],
  ["Groups (up to 12) and schools", "Groups (up to 12) and schools"],
  ["Schools in zone 3) and clubs", "Schools in zone 3) and clubs"],
])("C-36.1015 a numbered list within a line loses its numbers: '%s'", (typed, text) => {
  expect(audienceText([typed])).toBe(text);
});

it.each([
  [["Head teachers.", "And parents"], "Head teachers and parents"],
  [["Head teachers, governors.", "And parents"], "Head teachers, governors. And parents"],
  [["Head teachers.", "And we see parents, too."], "Head teachers. And we see parents, too."],
])("C-36.1052 a group that only continues the line before it is joined to it: %j", (lines, text) => {
  expect(audienceText(lines)).toBe(text);
});

it.each([
  [["anglers, stag dos, mums and kids"], "Anglers, stag dos, mums and kids"],
  [["Families, birthdays, the rowing club"], "Families, the rowing club"],
  [
    ["Parents of pupils aged 5 to 12 mostly, round Hexham.", "And adults on Fridays."],
    "Parents of pupils aged 5 to 12 mostly, round Hexham. And adults on Fridays.",
  ],
])("C-29.787 no group of a list is lost: %j", (sentences, expected) => {
  expect(audienceText(sentences)).toBe(expected);
});

it.each([
  ["Mostly women between 30 and 50 from the estate.", true],
  ["Many are working shifts at the docks.", true],
  ["About half are retired.", true],
  ["Schools, we have 6", true],
  ["mainly farms, a couple of garages", true],
  ["The café is more walkers and cyclists.", true],
  ["Women over 40 who want to start running.", false],
  ["Mostly beginners.", false],
  ["Many a garden needs a hand in spring.", false],
  ["Couples who marry abroad.", false],
  ["A couple planning a small wedding.", false],
  ["Families, and people who live alone.", false],
])("C-36.761 '%s' is a note on the market: %s", (sentence, isNote) => {
  expect(isMarketNote(sentence)).toBe(isNote);
});

it.each(["Home owners, not builders", "Landlords, never agents.", "Women, especially mothers"])(
  "'%s' names whom it is not for, or some of them, and stays as typed",
  (text) => {
    expect(audienceText([text])).toBe(text);
  },
);
