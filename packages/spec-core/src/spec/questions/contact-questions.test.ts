import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

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
  expect(questionOf({ ...truck, contact }, "address-whole")).toBe(
    "What is the postcode of the address that you gave?",
  );
});

it("C-32.348 a link that is none is asked for by saying what is wrong with it", () => {
  const socialMedia = { facebook: "https://facebook.example/choir" };
  expect(questionOf({ socialMedia }, "social-facebook")).toMatch(/cannot link to this/);
});

it.each([
  ["You get a photo after every visit.", false],
  ["We have a scanner, which takes a detailed picture of the back of the eye.", false],
  ["I have photos of the shop on my phone.", true],
])("C-32.350 '%s' is about pictures for the site: %s", (contentNotes, isPicture) => {
  expect((find({ pages: ["Home"], contentNotes }, "pictures")?.quotes ?? []).length > 0).toBe(isPicture);
});

it.each([
  ["Text me on 07700 900418, I can't answer while I'm on a roof.", false],
  ["Whatsapp me on 07700 900418 as I cant answer when driving.", false],
  ["Text me on 07700 900418, I don't answer my emails.", true],
])("C-32.700 '%s' leaves open if one may call that number: %s", (sentence, isOpen) => {
  const description = `We mend gutters. ${sentence}`;
  const answers = { description, pages: ["Home", "Contact"], contact: { country: "GB" } };
  expect(find(answers, "whatsapp-only") !== undefined).toBe(isOpen);
});

const tiler = (description: string, email = ""): Answers => ({
  niche: "Tiler",
  pages: ["Home", "Contact"],
  description: `We lay tiles in Leith. ${description}`,
  contact: { country: "GB", email, phone: "0131 496 0273" },
});

it.each([
  ["Best to text a picture of the wall.", true],
  ["Easiest is whatsapp.", true],
  ["Bookings by phone only.", true],
  ["Please ring first.", true],
  ["Ring us any time.", false],
  ["The best phone shop in Leith is our neighbor.", false],
  ["Best to text, or use the contact form.", false],
])("C-32.701 '%s' makes it doubtful if a form is wanted: %s", (sentence, isDoubtful) => {
  const lead = /^You say how people should contact you. Should the site have a message form beside it\?/;
  expect(lead.test(questionOf(tiler(sentence), "form-recipient"))).toBe(isDoubtful);
  expect(lead.test(questionOf(tiler(sentence, "post@tiles.example"), "form-recipient"))).toBe(isDoubtful);
});

it("C-32.702 that doubt holds up nothing where messages have an address", () => {
  expect(find(tiler("Best to text."), "form-recipient")?.blocks).toBe("launch");
  expect(find(tiler("Best to text.", "post@tiles.example"), "form-recipient")?.blocks).toBe("nothing");
});

it.each([
  ["I ring everyone back the same evening.", false],
  ["We reply to everybody within an hour.", false],
  ["I ring the bell every evening.", true],
  ["We drive back the same evening.", true],
])("C-32.703 after '%s' it is asked how soon one replies: %s", (sentence, isAsked) => {
  expect(/how soon/.test(questionOf(tiler(sentence), "form-recipient"))).toBe(isAsked);
});

it.each([
  ["The enquiry form should ask the room, its size and the floor.", false],
  ["The form should ask questions, and be short.", true],
  ["We want a form for enquiries.", true],
])("C-32.704 after '%s' it is asked what the form asks: %s", (contentNotes, isAsked) => {
  const asks = /what should the form ask/;
  expect(asks.test(questionOf({ ...tiler(""), contentNotes }, "form-recipient"))).toBe(isAsked);
  const known = { ...tiler("", "post@tiles.example"), contentNotes };
  expect(find(known, "form-recipient") !== undefined).toBe(isAsked);
});

it("C-32.705 how long messages are kept is asked once, and not with the domain", () => {
  const kept = /for how long/;
  for (const email of ["", "post@tiles.example"])
    for (const domain of [{}, { hasDomain: true, domainName: "tiles.example" }]) {
      const questions = asked({ ...tiler("", email), ...domain }).filter(({ question }) =>
        kept.test(question),
      );
      expect(questions.map(({ id, blocks }) => [id, blocks])).toEqual([
        [email === "" ? "form-recipient" : "messages-kept", "launch"],
      ]);
    }
  expect(find({ pages: ["Home"], contact: { country: "GB" } }, "messages-kept")).toBeUndefined();
});

it.each([
  ["I cut hair in my flat.", true],
  ["I sew in a little loft. It is not a storefront, so no walk-ins.", true],
  ["We sew in our shop.", false],
  ["We come to your home.", false],
])("C-32.706 '%s' makes it doubtful if the address is shown: %s", (description, isDoubtful) => {
  const contact = { country: "GB", email: "post@sewing.example", phone: "0131 496 0273" };
  const question = questionOf({ pages: ["Home", "Contact"], description, contact }, "contact-details");
  expect(/may the site show it, or the town alone/.test(question)).toBe(isDoubtful);
  expect(question).toMatch(/postal address/);
});

it.each([
  ["Text me, I never hear the phone.", false],
  ["Call us any weekday.", true],
])("beside '%s' hours for calls are asked: %s", (description, isAsked) => {
  const contact = { phone: "512-555-0111", country: "US" };
  const text = questionOf(
    { niche: "Tutor", pages: ["Home", "Contact"], description, contact },
    "contact-details",
  );
  expect(/hours for calls/.test(text)).toBe(isAsked);
});

it.each([
  ["Bookkeeper", "You upload your receipts and I sort them.", /^With which service do your clients/],
  [
    "Roofer",
    "People should be able to upload photos of the roof in the form.",
    /^Where do the files go that visitors send/,
  ],
])("a %s who says '%s' is asked about files: %s", (niche, description, question) => {
  expect(questionOf({ niche, pages: ["Home", "Contact"], description }, "uploads")).toMatch(question);
});

it.each([
  ["IE", /a lift and an accessible toilet/],
  ["US", /an elevator and an accessible restroom/],
])("in %s the way in is asked about in the words of the country", (country, words) => {
  expect(questionOf({ niche: "Physiotherapy practice", contact: { country } }, "access-untold")).toMatch(
    words,
  );
});

it.each([
  ["Send us the plan on whatsapp and a few photos.", true],
  ["Text us if nobody answers.", true],
  ["We send you a text when the bike is ready.", false],
])("C-32.1269 '%s' leaves open if the typed number takes messages: %s", (contentNotes, isOpen) => {
  const contact = { phone: "021 4913 447", country: "IE" };
  expect(find({ contentNotes, contact }, "message-number")?.quotes).toEqual(
    isOpen ? [contentNotes] : undefined,
  );
  const mobile = { phone: "07700 900418", country: "GB" };
  expect(find({ contentNotes, contact: mobile }, "message-number")).toBeUndefined();
});

it("C-32.1270 what the notes for the agency say of messages is asked about without a quotation", () => {
  const contact = { phone: "602-555-0148", country: "US" };
  const question = find({ onlyForUs: "text dont call im under a car", contact }, "message-number");
  expect(question?.question).toMatch(/hold for your customers too/);
  expect(question?.quotes).toEqual([]);
});

it("C-32.1271 'no shop' is no address with a missing number, and no address of the site", () => {
  const contact = { address: "no shop. Phoenix, Glendale, Peoria", country: "US" };
  expect(find({ contact }, "address-whole")).toBeUndefined();
  expect(find({ contact: { ...contact, address: "Phoenix" } }, "address-whole")).toBeDefined();
});

it("C-32.1280 who tells the street only to customers is asked which address the legal pages may name", () => {
  const answers = (address: string): Answers => ({
    pages: ["Home", "Contact"],
    contact: { address, country: "GB", phone: "01603 555 018", email: "jo@pianos.example" },
  });
  expect(find(answers("Norwich NR2 (street once you've booked)"), "legal-address")?.blocks).toBe("launch");
  expect(find(answers("Norwich NR2"), "legal-address")).toBeUndefined();
});

it("C-32.1281 where the agency writes to the owner is no wish for customers' messages", () => {
  const contact = { phone: "+49 30 23125 286", country: "DE" };
  const onlyForUs = "WhatsApp is best to reach me but not the number public.";
  expect(find({ contact, onlyForUs }, "message-number")).toBeUndefined();
  expect(find({ contact, onlyForUs }, "phone-private")?.blocks).toBe("launch");
});

it("C-32.1282 who works where the customers are is asked how far, if no answer tells", () => {
  const locksmith = (description: string) => find({ niche: "Locksmith", description }, "area-served");
  expect(locksmith("Locks changed.")).toBeDefined();
  expect(locksmith("Locks changed within 10 miles of Ayr.")).toBeUndefined();
  expect(find({ niche: "Bookbinder", description: "Books bound." }, "area-served")).toBeUndefined();
});
