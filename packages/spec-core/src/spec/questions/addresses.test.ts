import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const at = (address: string, country: string, contentNotes = ""): Answers => ({
  niche: "Singing lessons",
  pages: ["Home", "Contact"],
  contact: { country, address, phone: "01 555 0100", email: "a@sing.example", openingHours: "Mon-Fri 9-5" },
  contentNotes,
});

it.each(["Please don't put the house number up.", "I'd rather not have the street name on."])(
  "C-32.1086 of who wrote '%s' the address for the legal pages is asked, never the number",
  (notes) => {
    const ids = asked(at("Kinvara, Co. Galway", "IE", notes)).map(({ id }) => id);
    expect(ids).toContain("legal-address");
    expect(ids).not.toContain("address-whole");
    expect(find(at("Kinvara, Co. Galway", "IE", notes), "legal-address")?.question).toMatch(
      /^You do not want your whole address shown\./,
    );
  },
);

it("C-32.1087 a wish about a picture of the street hides no address", () => {
  const answers = at("Kinvara, Co. Galway", "IE", "Please don't use the street photo.");
  expect(find(answers, "legal-address")).toBeUndefined();
});

it.each([
  ["8 Coppergate, Malton", "GB"],
  ["Farm Uitkyk, Montagu", "ZA"],
  ["Grange Farm, Malton", "GB"],
])(
  "C-32.1088 no page waits for the code of '%s', nor for a number that a farm has not",
  (address, country) => {
    expect(find(at(address, country), "address-whole")?.blocks ?? "nothing").toBe("nothing");
  },
);

it.each(["Coppergate Street, Malton", "Malton"])("C-32.1089 '%s' lacks what the law asks for", (address) => {
  expect(find(at(address, "GB"), "address-whole")?.blocks).toBe("launch");
});

it.each([
  ["Unit 2, Tannery Works, Malton YO17", "GB", "launch", "whole postcode"],
  ["Ulmenstraße, 12345 Alby", "DE", "launch", "number"],
  ["Coppergate Road, Malton YO17 7AB", "GB", "launch", "number"],
  ["Ulmenstraße 4, 12345 Alby", "DE", undefined, ""],
  ["Mill House, Coppergate Road, Malton YO17 7AB", "GB", undefined, ""],
  ["Off Coppergate Road, Malton YO17 7AB", "GB", undefined, ""],
  ["14 Coppergate Road, Malton YO17 7AB", "GB", undefined, ""],
])("'%s' in %s lacks a part that the legal pages print: %s", (address, country, blocks, part) => {
  const question = find(at(address, country), "address-whole");
  expect(question?.blocks).toBe(blocks);
  expect(question?.question ?? "").toContain(part);
});

it.each([
  ["Don't put the street on the site, just say Kinvara.", false],
  ["Please keep the street off the site, Kinvara is enough.", false],
  ["Don't put the street on the site.", true],
])("of '%s' the place to name is asked: %s", (contentNotes, isAsked) => {
  const answers: Answers = { ...at("", "IE", contentNotes), goals: ["Sell Products"] };
  expect(find(answers, "legal-address")?.question ?? "").toMatch(
    isAsked ? /Which place may the site name/ : /^(?!.*Which place)/,
  );
});

it.each([
  ["Mobile hairdresser", false],
  ["Hairdresser", true],
])("a %s with a hidden address is asked how people learn where to come: %s", (niche, isAsked) => {
  const answers: Answers = {
    niche,
    pages: ["Home", "Contact"],
    contact: { country: "GB", email: "a@sing.example", address: "Malton, please do not print the road" },
  };
  const text = find(answers, "address-withheld")?.question ?? "";
  expect(/where to come/.test(text)).toBe(isAsked && text !== "");
});

it("legal-address is not asked about an address that may move", () => {
  const bakery: Answers = {
    contact: { country: "AU", address: "2/38 Templeton St, Castlemaine VIC 3450" },
    niche: "Bakery",
    goals: ["Sell Products"],
    onlyForUs: "Might move next year. Don't print the address on anything expensive.",
  };
  expect(find(bakery, "legal-address")).toBeUndefined();
});

it("an address that is not to be on the map waits for a decision", () => {
  const formData: Answers = {
    niche: "House removals",
    contact: { country: "IE", address: "Knockaderreen, Barefield, Ennis, Co. Clare" },
    onlyForUs: "Don't put the home address on the map please, only the area.",
  };
  const { words } = projectOf(onboardingSchema.parse({ formData }), context);
  expect(words.facts.filter(({ kind }) => kind === "address").map(({ isConfirmed }) => isConfirmed)).toEqual([
    false,
  ]);
  const kept: Answers = { ...formData, onlyForUs: "Don't print the address on anything expensive." };
  const shown = projectOf(onboardingSchema.parse({ formData: kept }), context).words;
  expect(shown.facts.filter(({ kind }) => kind === "address").map(({ isConfirmed }) => isConfirmed)).toEqual([
    true,
  ]);
});

describe("a hotel for cats", () => {
  const cattery: Answers = {
    businessName: "Chez Moustache",
    niche: "cat boarding / pension pour chats",
    description:
      "Boarding cattery in the Dordogne. Everyone gets a photo of their cat on WhatsApp. Drop off and pick up is by appointment only.",
    contentNotes: "I don't want people to book straight in, just ask for dates and I reply.",
    pages: ["Home", "Booking", "Contact"],
    customPages: ["Conditions / what to bring"],
    onlyForUs: "Please don't put the exact address on there, just the village, had a break in.",
    contact: { country: "FR", phone: "05 36 49 12 87", address: "Lieu-dit Les Noyers, 24150 Lalinde" },
  };

  it("is not asked about address-withheld", () => {
    expect(find(cattery, "address-withheld")).toBeUndefined();
  });

  it("keeps its address from visitors, and its page of conditions asks for no lawyer's text", () => {
    expect(find(cattery, "legal-address")).toMatchObject({ blocks: "launch" });
    const { facts } = projectOf(onboardingSchema.parse({ formData: cattery }), context).words;
    expect(facts.filter(({ kind, isConfirmed }) => kind === "address" && isConfirmed)).toEqual([]);
    expect(find(cattery, "page-conditions-what-to-bring")?.question ?? "").not.toContain("lawyer");
  });
});

describe("an address is asked only for what it lacks", () => {
  it.each([
    [
      "IE",
      "Kilbannon Cross, near Kilnaboy, Co. Clare",
      /^Is there an Eircode .* post arrive/,
      /street|number|may the site/,
    ],
    [
      "AU",
      "Saleyards Rd, Murrabinga NSW",
      /number \(if the place has one\) and the postcode/,
      /may the site/,
    ],
    ["GB", "Unit 6, Stevenson Yard, Attercliffe, Sheffield S9", /whole postcode/, /number|may the site/],
    ["FR", "Vannes", /street and number \(if the place has them\) and the postal code/, /may the site/],
  ])("in %s '%s'", (country, address, question, never) => {
    const text = questionOf({ contact: { country, address } }, "address-whole");
    expect(text).toMatch(question);
    expect(text).not.toMatch(never);
  });

  it("whoever goes to customers and may have typed the address of a home is asked if it may be shown", () => {
    const contact = { country: "SE", address: "Sidsjo, Bracke" };
    expect(questionOf({ niche: "Electrician", contact }, "address-whole")).toMatch(/may the site show it/);
  });
});

it("C-32.857 an exact address that is to stay off is asked as one for the legal pages", () => {
  const contentNotes = "Don't want my exact address up, people get it when they book.";
  const hidden = {
    niche: "Potter",
    pages: ["Home", "Contact"],
    contentNotes,
    contact: { country: "IE", phone: "01 555 0127" },
  };
  expect(find(hidden, "legal-address")?.quotes).toEqual([contentNotes]);
  expect(questionOf(hidden, "contact-details")).not.toMatch(/postal address/);
  expect(find({ ...hidden, contentNotes: "I want my address up." }, "legal-address")).toBeUndefined();
});

it("C-32.1203 who gives a town alone is told that the street would be printed", () => {
  const answers: Answers = {
    niche: "Mobile barber",
    pages: ["Home", "Contact"],
    contact: { country: "GB", address: "Ludlow, Shropshire", openingHours: "Mon-Fri 9-5" },
  };
  expect(questionOf(answers, "address-whole")).toMatch(/would print it: say so/);
  const whole = { ...answers, contact: { country: "GB", address: "4 Mill Lane, Ludlow" } };
  expect(questionOf(whole, "address-whole")).not.toMatch(/would print it/);
});

it("C-32.61 'not the road number' is no missing address, and a cattery has no guests who check in", () => {
  const answers: Answers = {
    niche: "Boarding cattery",
    pages: ["Home"],
    goals: ["Book Appointments"],
    description: "A suite is $29 a night.",
    contentNotes: "Not the road number please.",
    contact: { address: "near Creswick VIC 3363", country: "AU" },
  };
  expect(find(answers, "booking-stays")).toBeUndefined();
  expect(find(answers, "address-whole")?.question).not.toMatch(/street, number/);
});

it("C-32.52 an address that is not to be printed is asked about and stands on no legal page", () => {
  const address = "41 Rise Road, Richmond TW9 1AA (please don't print the number)";
  const formData: Answers = { pages: ["Home"], contact: { country: "GB", address } };
  expect(find(formData, "address-withheld")?.quotes).toEqual([address]);
  const spec = buildSpec(onboardingSchema.parse({ formData }), context);
  expect(JSON.stringify(spec.legalAndCompliance)).not.toContain("41 Rise Road");
});
