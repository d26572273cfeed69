import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

it.each([
  ["Free estimates, send photos on whatsapp 07700 900418.", true],
  ["Text me on 07700 900418.", true],
  ["Call or WhatsApp 07700 900418.", false],
  ["Ring 07700 900418.", false],
])("C-32.341 '%s' leaves open if one may call that number: %s", (sentence, isOpen) => {
  const description = `We mend dents. ${sentence}`;
  const question = find(
    { description, pages: ["Home", "Contact"], contact: { country: "GB" } },
    "whatsapp-only",
  );
  expect(question?.blocks).toBe(isOpen ? "page" : undefined);
});

it("C-32.342 a number in the field for the phone is for calls", () => {
  const description = "We mend dents. Send photos on whatsapp 07700 900418.";
  const contact = { phone: "07700 900418", country: "GB" };
  expect(find({ description, contact }, "whatsapp-only")).toBeUndefined();
});

it.each([
  ["Free estimates, send photos on whatsapp 07700 900418.", false],
  ["People should be able to send us photos through the site.", true],
])("C-32.343 '%s': files come through the site: %s", (description, isUpload) => {
  expect(find({ description, goals: ["Generate Leads"] }, "uploads") !== undefined).toBe(isUpload);
});

it.each([
  ["Can we have a form where they put from and to postcodes?", "page"],
  ["There is a contact form for questions.", "nothing"],
])("C-32.344 of '%s' the form waits for its fields: %s", (contentNotes, blocks) => {
  const contact = { country: "GB", email: "a@b.example", phone: "0113 496 0273" };
  expect(find({ pages: ["Home", "Contact"], contentNotes, contact }, "form-recipient")?.blocks).toBe(blocks);
});

it("C-32.345 people come to a choir when it meets: it has no opening hours", () => {
  const choir = (description: string): Answers => ({
    niche: "Community choir",
    pages: ["Home", "Contact"],
    description,
    contact: { country: "GB", address: "12 Mill Street, Leeds LS1 4AP", phone: "0113 496 0273" },
  });
  expect(questionOf(choir("We sing."), "contact-details")).toMatch(/opening hours/);
  expect(questionOf(choir("We sing. Rehearsals are Tuesdays, 7.30 to 9.15pm."), "contact-details")).toBe("");
});

it("C-32.346 the launch waits for an address where a legal page names it", () => {
  const contact = { phone: "(303) 555-0168", email: "a@b.example", country: "US" };
  expect(find({ pages: ["Home", "Contact"], contact }, "contact-details")?.blocks).toBe("launch");
});

it("C-32.347 who comes at opening hours has to find the place, and a stand gets no letters", () => {
  const truck: Answers = {
    niche: "Lebanese food truck",
    pages: ["Home", "Contact"],
    contact: {
      phone: "503-555-0138",
      address: "Alder St food pod, SE Portland",
      country: "US",
      openingHours: "Tue-Sat 11-7",
    },
  };
  expect(find(truck, "address-whole")).toMatchObject({ blocks: "page" });
  expect(questionOf(truck, "address-whole")).toMatch(/address for letters/);
  const contact = { ...truck.contact, address: "Unit 3, Tannery Works, Leeds", country: "GB" };
  expect(questionOf({ ...truck, contact }, "address-whole")).toMatch(/Does post arrive/);
});

it("C-32.348 a link that is none is asked for by saying what is wrong with it", () => {
  const socialMedia = { facebook: "https://facebook.example/choir" };
  expect(questionOf({ socialMedia }, "social-facebook")).toMatch(/cannot link to this/);
});

it.each([
  ["Not sure if I need a blog?? you tell me.", "open-advice"],
  ["Not sure if I want a dog page. I have dogs.", "open-choice"],
])("C-32.349 '%s' is asked as %s", (contentNotes, id) => {
  const other = id === "open-advice" ? "open-choice" : "open-advice";
  expect(find({ contentNotes }, id)).toBeDefined();
  expect(find({ contentNotes }, other)).toBeUndefined();
});

it.each([
  ["You get a photo after every visit.", false],
  ["We have a scanner, which takes a detailed picture of the back of the eye.", false],
  ["I have photos of the shop on my phone.", true],
])("C-32.350 '%s' is about pictures for the site: %s", (contentNotes, isPicture) => {
  expect((find({ pages: ["Home"], contentNotes }, "pictures")?.quotes ?? []).length > 0).toBe(isPicture);
});
