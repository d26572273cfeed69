import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

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

describe("questions whose words only look like their subject", () => {
  it.each<[string, string, Answers]>([
    ["booked-out", "closing time", { description: "Open Thursday 5.30 till the trucks are gone." }],
    ["licences", "people", { description: "I lay flowers, that's the part people cry about." }],
  ])("%s is not asked about %s", (id, _, formData) => {
    expect(asked(formData).map((question) => question.id)).not.toContain(id);
  });

  it.each([
    ["I clean stones for families who live too far off. I still drive the school bus mornings.", false],
    ["I live here with my children and repair clocks.", false],
    ["We photograph children at school.", true],
    ["We do family portraits.", true],
  ])("of '%s' the parents are asked for consent to pictures: %s", (description, isAsked) => {
    expect(/their parents/.test(questionOf({ description }, "pictures"))).toBe(isAsked);
  });
});

describe("those who visit their customers are asked as visitors", () => {
  it.each([
    ["foot care nurse", "I am an LPN, not a podiatrist.", true],
    ["plant nursery", "We grow trees.", false],
    ["Uniforms", "We sell tunics to registered nurses.", false],
  ])("%s, '%s': asked for title, register and number: %s", (niche, description, isAsked) => {
    expect(find({ niche, description, contact: { country: "CA" } }, "profession") !== undefined).toBe(
      isAsked,
    );
  });
});

describe("hosting is asked of whoever arranges it", () => {
  it.each<[string, Answers, string, RegExp]>([
    ["the agency, with help", { hostingHelp: true }, "domain", /hosting/],
    [
      "the agency, beside a mailbox",
      { hostingHelp: true, contact: { email: "a@kiln.example" } },
      "domain",
      /hosting/,
    ],
    [
      "the agency, for a domain",
      { hostingHelp: true, hasDomain: true, domainName: "kiln.example" },
      "domain-access",
      /account|pays for the hosting/,
    ],
    [
      "a client with the login",
      {
        hasDomain: true,
        domainName: "kiln.example",
        hasHosting: true,
        hostingProvider: "Current host is paid until March, I have the login",
      },
      "domain-access",
      /give us access/,
    ],
    ["nobody yet", { pages: ["Home", "Contact"], hostingHelp: false }, "host-named", /does the agency use/],
  ])("%s", (_, formData, id, never) => {
    expect(questionOf(formData, id)).not.toBe("");
    expect(questionOf(formData, id)).not.toMatch(never);
  });

  it("who pays is asked of a client who asked for no help", () => {
    expect(questionOf({}, "domain")).toMatch(/who pays for it and the hosting/);
  });

  it("the name of a host that is told only as 'current host' is asked for", () => {
    const hosted: Answers = { hasDomain: true, domainName: "kiln.example", hasHosting: true };
    const access = (hostingProvider: string) => questionOf({ ...hosted, hostingProvider }, "domain-access");
    expect(access("Current host is paid until March, I have the login")).toMatch(/what is your host called/);
    expect(access("Krystal")).not.toMatch(/what is your host called/);
    expect(access("Krystal")).toMatch(/who can give us access to your hosting/);
  });
});

describe("what the law asks is asked of those whom it concerns", () => {
  const company: Answers = {
    businessName: "The Odd Tile Ltd",
    legalForm: "Private limited company, registered in England and Wales",
    registrationNumber: "19402217",
    pages: ["Home", "Pricing", "Contact"],
    offers: [{ name: "Sample loan", price: "£6" }],
    contact: { country: "GB", address: "Unit 6, Stevenson Yard, Sheffield S9 3TL" },
  };

  it("a British company that shows prices is asked for its VAT number, its seat and the tax in prices", () => {
    const question = questionOf(company, "registration");
    expect(question).toMatch(/VAT number, if it is registered for VAT\?/);
    expect(question).toMatch(/address that you gave the registered one/);
    expect(question).toMatch(/prices include VAT/);
    expect(question).not.toMatch(/legal form|registration number/);
  });

  it("what such a company tells is not asked again", () => {
    const told: Answers = {
      ...company,
      registrationNumber: "Company no. 19402217, VAT GB123456789",
      description: "We sell tiles. All prices include VAT. The shop is our registered office.",
    };
    expect(questionOf(told, "registration")).toBe("");
  });

  it.each<[string, Answers, RegExp]>([
    [
      "a province",
      { description: "Foot care, Kings County only.", contact: { country: "CA", phone: "902-555-0148" } },
      /In which province/,
    ],
    [
      "a state",
      { description: "Small cemeteries around Athens and Hocking counties.", contact: { country: "US" } },
      /In which state/,
    ],
    [
      "a state of a company",
      { legalForm: "LLC", description: "I tune pianos.", contact: { country: "US" } },
      /^In which state/,
    ],
  ])("%s that no answer names is asked for", (_, formData, question) => {
    expect(questionOf({ pages: ["Home"], ...formData }, "business-owner")).toMatch(question);
  });

  it.each<[Answers]>([
    [{ description: "Foot care in Nova Scotia.", contact: { country: "CA" } }],
    [{ contact: { country: "CA", address: "4 Main St, Antigonish NS" } }],
    [{ contact: { country: "US", address: "1418 Wayne Ave, Dayton OH" } }],
    [{ contact: { country: "AU", address: "Saleyards Rd, Murrabinga NSW" } }],
    [{ contact: { country: "CA", address: "4 Main St, Wolfville B4P 1A1" } }],
    [{ contact: { country: "GB", address: "Leeds" } }],
  ])("of %j neither province nor state is asked", (formData) => {
    const all = asked({ pages: ["Home"], ...formData }).map(({ question }) => question);
    expect(all.join()).not.toMatch(/In which (?:province|state)/);
  });
});

describe("what is told is not asked, and what is missing is", () => {
  it("a page about a room of the house is none of rooms to let", () => {
    const formData: Answers = { niche: "hostel", pages: ["Home"], customPages: ["The drying room"] };
    expect(questionOf(formData, "page-the-drying-room")).not.toMatch(/beds/);
    expect(questionOf({ ...formData, customPages: ["Our rooms"] }, "page-our-rooms")).toMatch(/beds/);
  });

  it("who reads the mail of the domain, and for how long it is kept, is asked for the privacy notice", () => {
    const contact = { country: "GB", email: "ropes@hathersedge-bellropes.example" };
    expect(questionOf({ pages: ["Home", "Contact"], contact }, "messages-kept")).toMatch(
      /Who reads the messages that come in by mail.*how soon do you answer\? What else do you keep about customers.*for how long/,
    );
  });

  it("a plan beside the legal form is not printed, and the form is", () => {
    const formData = { legalForm: "Sole trader, looking at Pty Ltd after July", contact: { country: "AU" } };
    expect(projectOf(onboardingSchema.parse({ formData }), context).form.legalForm).toBe("Sole trader");
  });

  it.each(["Zweithaar wigs for women who lost their hair by chemo.", "I make artificial eyes."])(
    "whoever makes what only sick people buy keeps data on health: '%s'",
    (description) => {
      const formData = { description, niche: "hair and more", contact: { country: "DE" } };
      expect(projectOf(onboardingSchema.parse({ formData }), context).legal.recordsHealth).toBe(true);
    },
  );
});
