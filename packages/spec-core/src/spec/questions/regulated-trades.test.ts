import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const trade = (niche: string, description: string, more: Answers = {}): Answers => ({
  niche,
  description,
  pages: ["Home", "Contact"],
  contact: { country: "GB" },
  ...more,
});

it.each<[string, Answers, RegExp, RegExp]>([
  [
    "a helper has no number of her own",
    trade("Podiatrist", "I am a podiatrist, HCPC registered. I am assisted by Asha Rao, a receptionist."),
    /HCPC registration number should/,
    /each of you/,
  ],
  [
    "two who practise have one each",
    trade("Podiatry", "We are Ann Lee and Tom Roy, podiatrists. HCPC registered."),
    /HCPC registration number of each of you/,
    /body/,
  ],
  [
    "only what the regulator and the law ask besides is open where title, body and number are given",
    trade("Solicitor", "I am a solicitor.", {
      legalForm:
        "Rao Law Ltd, authorised and regulated by the Solicitors Regulation Authority, SRA no. 612345",
      registrationNumber: "Company no. 01234567, registered in Scotland",
    }),
    /^What does the site show of the firm/,
    /title|number|advertising/,
  ],
  [
    "nothing is asked where title, body and number are given and no more is asked of the profession",
    trade("Osteopath", "I am an osteopath, registered with the General Osteopathic Council, no. 12345."),
    /^$/,
    /./,
  ],
  [
    "child care has a register and no title",
    trade("Childminder", "I'm registered with Tusla.", { contact: { country: "IE" } }),
    /^What is your registration number with Tusla, and may/,
    /title|advertising/,
  ],
  [
    "child care in an unnamed register",
    trade("Childminder", "I mind two children."),
    /^Under which license or registration/,
    /title|advertising/,
  ],
])("C-32.830 the entry of a regulated trade: %s", (_, answers, asks, never) => {
  expect(questionOf(answers, "profession")).toMatch(asks);
  expect(questionOf(answers, "profession")).not.toMatch(never);
});

it.each([
  ["I will need to approve every word before publication.", true],
  ["We have to sign off all texts.", true],
  ["I want to read everything before it goes online.", true],
  ["People can read everything about wool here.", false],
  ["Tenants must approve every visit.", false],
])("C-32.832 by '%s' the launch waits for who approves: %s", (contentNotes, isAsked) => {
  const question = find(trade("Joiner", "We make stairs.", { contentNotes }), "sign-off");
  expect(question?.blocks === "launch").toBe(isAsked);
});

it.each([
  ["I teach children the flute. I am DBS checked.", /^Do you have a child protection statement/],
  ["I teach children the flute.", /^How are you checked/],
  ["We teach children the flute.", /^How are the people checked/],
])("C-32.834 beside '%s' it is asked of the protection of children: %s", (description, asks) => {
  expect(questionOf(trade("Music school", description), "child-protection")).toMatch(asks);
});

it("C-32.835 a childminder is asked about the children's cover, an adventure firm about ages and things", () => {
  expect(questionOf(trade("Childminder", "I mind two children."), "customers-cover")).not.toMatch(
    /things|size or level/,
  );
  expect(questionOf(trade("Kayak school", "We paddle."), "customers-cover")).toMatch(/size or level/);
});

it.each([
  ["Family law solicitor", "People in Leeds", /^Which total with VAT/],
  ["Landscape gardening", "", /^Which total with VAT/],
  ["Steel fabrication", "", /^Do private customers buy/],
])("C-32.836 of '%s' the price without tax asks: %s", (niche, audience, asks) => {
  const answers = trade(niche, "We work in Leeds.", {
    audience,
    offers: [{ name: "Day", what: "two people", price: "£400 plus VAT" }],
  });
  expect(questionOf(answers, "prices-consumers")).toMatch(asks);
});

it("C-32.837 a price that says that the tax is in it leaves nothing open", () => {
  const offers = [
    { name: "First day", what: "two people", price: "£120 inc. VAT" },
    { name: "Day", what: "two people", price: "£400 plus VAT" },
  ];
  const asks = (more: NonNullable<Answers["offers"]>): string =>
    questionOf(trade("Plumber", "We work in Leeds.", { offers: [...offers, ...more] }), "prices-consumers");
  expect(asks([])).not.toMatch(/every price/);
  expect(asks([{ name: "Hour", what: "one person", price: "£50" }])).toMatch(/every price/);
});

it.each<[string, Answers, boolean]>([
  ["a name in the legal form", { legalForm: "Alder Joinery Ltd" }, false],
  ["only a form", { legalForm: "Private company limited by shares" }, true],
  ["another's name", { legalForm: "Brook Holdings Ltd" }, true],
])("C-32.838 the registered name is asked beside %s: %s", (_, more, isAsked) => {
  const answers = trade("Joiner", "We make stairs.", { businessName: "Alder Joinery", ...more });
  expect(/registered name/.test(questionOf(answers, "registration"))).toBe(isAsked);
});

it("neither the title that somebody says of themselves nor the rules that they tell are asked for", () => {
  const entry = (description: string, more: Answers = {}): string =>
    questionOf(trade("Solicitor", description, more), "profession");
  expect(entry("I am a solicitor in Leeds.")).toMatch(/^Which body and registration number should/);
  expect(entry("The professional rules do not allow me to promise results.")).not.toMatch(/advertising/);
  expect(entry("We do wills.")).toMatch(/title.*advertising/);
});

it("another registered person whom a sentence names has a number too", () => {
  const entry = (description: string): string => questionOf(trade("Dentist", description), "profession");
  expect(entry("I am a dentist, GDC registered. My colleague Eva is a hygienist.")).toMatch(/of each of you/);
  expect(entry("I am a dentist, GDC registered. My father was a dentist too.")).not.toMatch(/each of you/);
});

it("where the legal notice asks for the chamber, only state and rules are left to ask", () => {
  const answers = trade("Rechtsanwältin", "I am a lawyer. The professional rules do not allow comparisons.", {
    contact: { country: "DE" },
  });
  expect(questionOf(answers, "profession")).toMatch(/^Which state awarded the professional title/);
});

const physio = (country: string): Answers => ({
  niche: "Physiotherapist",
  description: "I am a physiotherapist. I treat backs and knees.",
  pages: ["Home", "Services"],
  contact: { country, phone: "555 0100" },
});

it.each([
  ["CA", "nothing"],
  ["DE", "launch"],
])("C-32.1093 where the title is told, the entry in a register blocks in %s %s", (country, blocks) => {
  expect(find(physio(country), "profession")).toMatchObject({ blocks });
});

it.each([
  ["Mobile notary", "US", false],
  ["Notary and attorney", "US", true],
  ["Notary", "ES", true],
])(
  "C-32.1111 a %s in %s is asked for the entry in the register of lawyers: %s",
  (niche, country, isAsked) => {
    const answers: Answers = {
      niche,
      description: "I'm a commissioned notary public. I come to you. I am not an attorney.",
      pages: ["Home", "Services"],
      contact: { country, phone: "555 0100" },
    };
    expect(find(answers, "profession") !== undefined).toBe(isAsked);
  },
);

it("a body that the answers name is asked for its number, whatever other number they give", () => {
  const physio = (description: string): string =>
    questionOf(
      {
        niche: "Chartered physiotherapist",
        pages: ["Home", "Contact"],
        registrationNumber: "CRO 612345",
        description,
        contact: { country: "IE" },
      },
      "profession",
    );
  expect(physio("Own practice since 2018. CORU registered.")).toMatch(/^Which CORU registration number/);
  expect(physio("I am a physiotherapist, CORU PT012345.")).not.toMatch(/CORU registration number/);
});

it.each([
  ["foot care nurse", "I am an LPN, not a podiatrist.", true],
  ["plant nursery", "We grow trees.", false],
  ["Uniforms", "We sell tunics to registered nurses.", false],
])("%s, '%s': asked for title, register and number: %s", (niche, description, isAsked) => {
  expect(find({ niche, description, contact: { country: "CA" } }, "profession") !== undefined).toBe(isAsked);
});

it("'profession' is not asked of 'Our customers are architects and hospitals.'", () => {
  expect(
    find({ pages: ["Home"], description: "Our customers are architects and hospitals." }, "profession"),
  ).toBeUndefined();
});
