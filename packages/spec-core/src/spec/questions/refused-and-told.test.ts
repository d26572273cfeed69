import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const page = (name: string, more: Answers) =>
  asked({ niche: "Joiner", pages: ["Home", "Contact"], customPages: [name], ...more }).find(
    ({ about }) => about === name,
  );
const mail = { contact: { email: "post@example.org", country: "GB" } };

it.each([
  ["I am not against a form where people ask for an appointment.", false],
  ["We don't mind a form.", false],
  ["No contact form please, they ring.", true],
])("'%s' refuses a form: %s", (contentNotes, isRefused) => {
  const answers = { ...mail, niche: "Optician", pages: ["Home", "Contact"], contentNotes };
  expect(find(answers, "form-declined") !== undefined).toBe(isRefused);
});

it.each([
  ["An enquiry form with the wedding date and venue would be great.", false],
  ["An enquiry form would be great.", true],
  ["A form with the size, place and a picture of the idea.", true],
])("what the form asks is open after '%s': %s", (contentNotes, isOpen) => {
  const answers = { ...mail, niche: "Photographer", goals: ["Generate Leads"], contentNotes };
  expect(find(answers, "form-recipient") !== undefined).toBe(isOpen);
});

it.each([
  ["Board & wetsuit hire", [], /sizes.*half a day.*deposit.*lost or damaged/, /fit in|food/],
  ["Watersports", [{ name: "Kayak hire", what: "", price: "£20 a day" }], /sizes/, /the price|half a day/],
  ["Village hall", [], /how many people fit in/, /damaged/],
  [
    "Village hall",
    [
      { name: "Hall hire", what: "", price: "" },
      { name: "Chair hire", what: "", price: "" },
    ],
    /fit in/,
    /sizes/,
  ],
])("the page 'Hire' of '%s' asks about what is hired", (niche, offers, wanted, unwanted) => {
  const question = page("Hire", { niche, offers, description: "Hire of all kinds." })?.question;
  expect(question).toMatch(wanted);
  expect(question).not.toMatch(unwanted);
});

it("goods beside other work are hired goods too", () => {
  expect(page("Bike hire and repairs", {})?.question).toMatch(/lost or damaged/);
  expect(page("Bike hire & tours", {})?.question).toMatch(/where people meet/);
});

it.each([
  ["There's a 50% deposit and a spot on the calendar.", false],
  ["Visitors should see each free spot on the calendar.", true],
  ["A calendar with our days off.", true],
])("'%s' asks for a calendar on the site: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "Joiner", contentNotes }, "calendar") !== undefined).toBe(isAsked);
});

it.each([
  ["How it goes: you write or call, we talk about the room, I draw it by hand.", false],
  ["We make tables by hand.", true],
])("the steps are open after '%s': %s", (description, isOpen) => {
  expect(page("How It Works", { description }) !== undefined).toBe(isOpen);
});

it.each([
  ["Areas: Wilford, Clifton, Ruddington, Edwalton.", false],
  ["Areas will follow.", true],
])("the areas are open after '%s': %s", (contentNotes, isOpen) => {
  expect(page("Areas we cover", { contentNotes }) !== undefined).toBe(isOpen);
});

it.each([
  ["Mon-Fri 9-5. On call phone for clients out of hours", false],
  ["Mon-Fri 9-5, emergencies out of hours", true],
])("'%s' promises help in an emergency: %s", (openingHours, isPromise) => {
  const answers = { niche: "Home care agency", contact: { openingHours } };
  expect(find(answers, "emergency-terms") !== undefined).toBe(isPromise);
});

it("a page about an occasion is told by its priced offers, if pictures are asked for elsewhere", () => {
  const more = { ...mail, niche: "Photographer", goals: ["Generate Leads"], contentNotes: "A form please." };
  const wedding = { name: "Full day wedding", what: "up to 10 hours, online gallery", price: "£1,600" };
  expect(page("Weddings", { ...more, offers: [wedding] })).toBeUndefined();
  expect(page("Weddings", { ...more, offers: [{ ...wedding, price: "" }] })).toBeDefined();
  expect(page("Birthdays", { ...more, offers: [wedding] })).toBeDefined();
});

it.each([
  ["Do you do video? No, but I know people.", false],
  ["FAQ: do you do video (no, but I know people), deposit (30%)", false],
  ["We have a video of the workshop for the home page.", true],
])("'%s' gives the site a video: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "Photographer", contentNotes }, "video") !== undefined).toBe(isAsked);
});

it.each([
  ["Nothing gluten free.", false],
  ["Nothing here is gluten free.", false],
  ["Nothing but gluten free bread.", true],
])("'%s' claims something: %s", (contentNotes, isClaim) => {
  expect(find({ niche: "Bakery", contentNotes }, "careful-claims") !== undefined).toBe(isClaim);
});

it("a page about deliveries asks for places, days, orders and where it is left", () => {
  const question = page("Where we deliver", {
    niche: "Bakery",
    offers: [{ name: "Delivery", what: "add on, Thursdays", price: "$4" }],
  })?.question;
  expect(question).toMatch(/places or postal codes.*from when to when.*until when they order.*left/);
  expect(question).not.toMatch(/parking|transport|which days|costs/);
});

it.each([
  ["The website itself is to be in English only for the present.", false],
  ["The site is English only.", false],
  ["The website is to be in English and French.", true],
])("the languages are open after '%s': %s", (contentNotes, isOpen) => {
  const answers = { niche: "Solicitor", contact: { country: "GB" }, contentNotes };
  expect(find(answers, "language") !== undefined).toBe(isOpen);
});

it.each([
  ["Ms Rahman has a personal page. Not to be linked.", false],
  ["Rahman Whitcombe", true],
])("the profile '%s' is asked for: %s", (linkedin, isAsked) => {
  expect(questionOf({ niche: "Solicitor", socialMedia: { linkedin } }, "social-linkedin") !== "").toBe(
    isAsked,
  );
});
