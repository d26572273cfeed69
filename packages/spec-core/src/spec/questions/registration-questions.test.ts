import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const registration = (answers: Answers): string =>
  questionOf({ pages: ["Home", "Pricing", "Contact"], businessName: "Kiln", ...answers }, "registration");

const company: Answers = {
  legalForm: "Ltd",
  offers: [{ name: "Skip", price: "£90 a week" }],
  contact: { country: "GB", address: "3 Mill Lane, Leeds LS1 4AP", email: "post@kiln.example" },
};

it.each(["£90 a week + VAT", "£90 plus VAT", "£90 inc VAT"])(
  "C-32.750 a typed price of '%s' tells of the tax, and that there is a VAT number",
  (price) => {
    const question = registration({ ...company, offers: [{ name: "Skip", price }] });
    expect(question).not.toMatch(/Do your prices|if it is registered for VAT/);
    expect(question).toMatch(/VAT number/);
  },
);

it("C-32.751 a typed price without a word on tax leaves both open", () => {
  expect(registration(company)).toMatch(
    /VAT number, if it is registered for VAT.*Do your prices include VAT/,
  );
});

it("C-32.752 where prices for consumers are whole by law, neither rate nor exemption is asked for", () => {
  const contact = { country: "AU", address: "3 Mill Lane, Perth WA 6000" };
  const question = registration({ legalForm: "Pty Ltd", offers: [{ name: "Pot", price: "$90" }], contact });
  expect(question).toMatch(/have to be whole: do yours include any GST\?/);
  expect(question).not.toMatch(/rate|exempt/);
});

it.each([
  ["14 Pine St, Salem, OR 97301", false],
  ["14 Pine St, Billings MT", false],
  ["14 Pine St, Concord, New Hampshire", false],
  ["14 Pine St, Austin, TX 78701", true],
  ["14 Delaware Ave, Austin, TX 78701", true],
  ["OR Building, 14 Pine St, Austin, TX 78701", true],
])("C-32.753 a shop at '%s' is asked for a sales tax permit: %s", (address, isAsked) => {
  for (const legalForm of ["LLC", "Sole proprietor"]) {
    const question = registration({
      legalForm,
      goals: ["Sell Products"],
      contact: { country: "US", address },
    });
    expect(question).toMatch(/and in which state is it|in which state is it.*, and do you/);
    expect(/sales tax permit/.test(question)).toBe(isAsked);
  }
});

it.each([
  ["I teach the violin.", true],
  ["We teach the violin.", false],
])(
  "C-32.754 who says '%s' and gives no legal form is asked as somebody alone: %s",
  (description, isAlone) => {
    const question = registration({ description, contact: { country: "IE", email: "post@kiln.example" } });
    expect(
      /^Who owns your business, by full name, (?:and )?under which registered name or legal form/.test(
        question,
      ),
    ).toBe(isAlone);
    expect(/registration number|The site has to say so/.test(question)).toBe(!isAlone);
  },
);

it("C-32.755 a company's name is none of somebody alone, and elsewhere a trader has a number", () => {
  const description = "I teach the violin.";
  const contact = { country: "IE", email: "post@kiln.example" };
  expect(registration({ description, contact, businessName: "Kiln Ltd" })).toMatch(/legal form/);
  const offers = [{ name: "Lesson", price: "$40" }];
  expect(registration({ description, offers, contact: { country: "AU" } })).toMatch(
    /^Who owns your business, by full name.*what is its ABN/,
  );
});

it.each([
  [{}, true],
  [{ legalForm: "Ltd, registered in Scotland" }, false],
  [{ registrationNumber: "SC123456" }, false],
  [{ legalForm: "Sole trader" }, false],
  [{ contact: { ...company.contact, country: "IE" } }, false],
])(
  "C-32.756 with %j it is asked in which part of the United Kingdom a company is registered: %s",
  (answers, isAsked) => {
    expect(/part of the United Kingdom/.test(registration({ ...company, ...answers }))).toBe(isAsked);
  },
);

const profession = (niche: string, description: string, country = "GB"): string =>
  questionOf({ niche, description, pages: ["Home"], contact: { country } }, "profession");

it.each([
  [
    "Gas engineer",
    "I mend boilers. Gas Safe registered.",
    /^What is your registration number with Gas Safe, and may/,
  ],
  ["Heating engineer", "Gas Safe and OFTEC registered.", /with Gas Safe and OFTEC/],
  ["Gas engineer", "I mend boilers.", /^Under which license or registration/],
  [
    "Podiatrist",
    "I treat feet. HCPC registered.",
    /^Which professional title and HCPC registration number should/,
  ],
  ["Podiatrist", "I treat feet. I'm not with the HCPC yet.", /title, body and registration number should/],
  [
    "Podiatry",
    "We are Ann Lee and Tom Roy. Both of us are HCPC registered.",
    /HCPC registration number of each of you/,
  ],
])("C-32.757 a %s who says '%s' is asked: %s", (niche, description, question) => {
  expect(profession(niche, description)).toMatch(question);
});

it("C-32.758 a trade is asked neither for a title nor for rules on advertising", () => {
  expect(profession("Gas engineer", "I mend boilers.")).not.toMatch(/title|advertising/);
  expect(profession("Gas engineer", "Gas Safe registered.")).not.toMatch(/title|advertising/);
  expect(profession("Solicitor", "We do wills.")).toMatch(/title.*advertising/);
});

it("partners are asked for all names and for the address for service, not for a registered office", () => {
  const partners = registration({ ...company, legalForm: "Partnership (the two of us)" });
  expect(partners).toMatch(/^Who are the partners, by full name.*official papers be served/);
  expect(partners).not.toMatch(
    /registered one|registered name|part of the United Kingdom|registration number/,
  );
  const one = "My name is Ada Quill, I am the owner.";
  expect(registration({ ...company, legalForm: "Partnership", description: one })).toMatch(
    /^Who are the partners/,
  );
});

it.each([
  [
    "IE",
    "Sole trader (registered business name)",
    "Kiln",
    /number in the register of business names and VAT/,
  ],
  ["GB", "Sole trader", "Kiln", /^(?!.*register of business names)/],
  [
    "IE",
    "Sole trader",
    "Aoife Brannigan Pottery",
    /^(?!.*(?:register of business names|Who owns|who runs it))/,
  ],
  ["DE", "Einzelunternehmen", "Katrin Vossberg Keramik", /^(?!.*(?:Who owns|who runs it))/],
  ["DE", "Einzelunternehmen", "Ulmenhof Keramik", /^Who owns the business/],
  ["DE", "GbR", "Katrin Vossberg Keramik", /^Who are the partners/],
])("in %s a '%s' called '%s' is asked: %s", (country, legalForm, businessName, question) => {
  const contact = { country, address: "Mill Lane 3, 12345 Alby", email: "post@kiln.example" };
  const answers: Answers = {
    legalForm,
    businessName,
    contact,
    niche: "Pottery",
    offers: [{ name: "Jug", price: "€90" }],
  };
  expect(registration(answers)).toMatch(question);
});

it("a name that the answers use as a word is none of the owner", () => {
  const contact = { country: "GB", address: "3 Mill Lane, Leeds LS1 4AP" };
  const answers: Answers = {
    legalForm: "Sole trader",
    businessName: "Anna Curtains",
    niche: "curtain maker",
    contact,
  };
  expect(registration({ ...answers, offers: [{ name: "Curtain", price: "£90" }] })).toMatch(/^Who owns/);
});

it("an Australian site with a privacy policy waits for the ABN", () => {
  const contact = { country: "AU", email: "post@kiln.example" };
  const offers = [
    { name: "Pot", price: "$90 inc GST" },
    { name: "Jug", price: "$40 inc GST" },
  ];
  expect(
    find({ pages: ["Home", "Pricing", "Contact"], businessName: "Kiln", offers, contact }, "registration"),
  ).toMatchObject({ blocks: "launch", question: expect.stringContaining("ABN") });
});

it("an Irish profession under a business name is asked whether that name is registered", () => {
  const contact = { country: "IE", address: "Main Street, Kells, Co. Meath", email: "post@kiln.example" };
  const dentist: Answers = { niche: "Dentist", legalForm: "Sole trader", contact };
  expect(registration(dentist)).toMatch(/number in the register of business names, if it is there/);
  expect(registration({ ...dentist, contact: { ...contact, country: "GB" } })).not.toMatch(/business names/);
});
