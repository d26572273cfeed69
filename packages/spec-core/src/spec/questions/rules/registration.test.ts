import { describe, expect, it } from "vitest";
import { type Answers, farm, find, questionOf } from "../asked.fixture.ts";

it("C-32.1385 a registered office that is only mentioned is asked for", () => {
  const answers = (onlyForUs: string): Answers => ({
    niche: "HR consultant",
    pages: ["Home", "Contact"],
    legalForm: "Private limited company, registered in Scotland",
    contact: { country: "GB", address: "Glasgow" },
    onlyForUs,
  });
  const office = /At which address is its registered office\?/;
  expect(questionOf(answers("The registered office is my accountant's address."), "registration")).toMatch(
    office,
  );
  expect(questionOf(answers("The registered office is 12 Bath St, G2 4JR."), "registration")).not.toMatch(
    office,
  );
});

it("C-32.1331 a company that bears its owner's name is asked for its registered name all the same", () => {
  const answers = (legalForm: string): Answers => ({
    ...farm(""),
    businessName: "Anand Bookkeeping",
    description: "I am Priti Anand and keep books.",
    legalForm,
    contact: { country: "GB" },
  });
  expect(questionOf(answers("Private limited company"), "registration")).toContain("full registered name");
});

it("outside Europe no law makes the site say who runs it", () => {
  const formData: Answers = {
    niche: "Bakery",
    pages: ["Home", "Pricing"],
    contact: { country: "AU" },
    offers: [
      { name: "Rye", price: "9" },
      { name: "White", price: "8" },
      { name: "Spelt", price: "10" },
    ],
  };
  expect(questionOf(formData, "registration")).toMatch(/Prices for consumers have to be whole/);
  expect(questionOf(formData, "registration")).not.toMatch(/The site has to say so/);
});

it.each([
  ["AU", true],
  ["NZ", true],
  ["CA", false],
])("in %s prices for consumers have to be whole: %s", (country, isSaid) => {
  const formData: Answers = {
    niche: "Bakery",
    pages: ["Home", "Pricing"],
    contact: { country },
    offers: [
      { name: "Rye", price: "9" },
      { name: "White", price: "8" },
      { name: "Spelt", price: "10" },
    ],
  };
  expect(/have to be whole/.test(questionOf(formData, "registration"))).toBe(isSaid);
});

const pricedGroomer = {
  pages: ["Home", "Pricing", "Contact"],
  niche: "Dog groomer",
  description: "Full groom £45. Nail clip £12. Bath £20.",
  contact: { country: "GB", phone: "0113 496 0123", email: "a@kiln.example" },
};

it.each(["Sole trader", "Self-employed", "Partnership"])(
  "C-32.72 a %s in the United Kingdom is asked for no company number, and for VAT only where registered",
  (legalForm) => {
    const question = questionOf({ ...pricedGroomer, legalForm }, "registration");
    expect(question).toMatch(/VAT number, if it is registered for VAT, and who runs it\?/);
    expect(question).not.toMatch(/registration number|legal pages have to/);
  },
);

it.each(["Ltd", "LLP", "Limited partnership"])("C-32.73 a %s is asked for its number", (legalForm) => {
  expect(questionOf({ ...pricedGroomer, legalForm }, "registration")).toMatch(
    /registration number and VAT number/,
  );
});

const tileCompany: Answers = {
  businessName: "The Odd Tile Ltd",
  legalForm: "Private limited company, registered in England and Wales",
  registrationNumber: "19402217",
  pages: ["Home", "Pricing", "Contact"],
  offers: [{ name: "Sample loan", price: "£6" }],
  contact: { country: "GB", address: "Unit 6, Stevenson Yard, Sheffield S9 3TL" },
};

it("a British company that shows prices is asked for its VAT number, its seat and the tax in prices", () => {
  const question = questionOf(tileCompany, "registration");
  expect(question).toMatch(/VAT number, if it is registered for VAT\?/);
  expect(question).toMatch(/address that you gave the registered one/);
  expect(question).toMatch(/prices include VAT/);
  expect(question).not.toMatch(/legal form|registration number/);
});

it("what such a company tells is not asked again", () => {
  const told: Answers = {
    ...tileCompany,
    registrationNumber: "Company no. 19402217, VAT GB123456789",
    description: "We sell tiles. All prices include VAT. The shop is our registered office.",
  };
  expect(questionOf(told, "registration")).toBe("");
});

describe("what the law asks of groups that their members run", () => {
  const choir = (niche: string, businessName = "Tideway"): Answers => ({
    niche,
    businessName,
    description: "We sing. Membership is £60 a year.",
    pages: ["Home", "Contact"],
    contact: { country: "GB", email: "a@tideway.example" },
  });

  it.each([
    "Shirts for rugby clubs",
    "Hand-made golf clubs",
    "Window cleaning for housing associations",
    "Supplier to a sailing club",
    "Choir robes",
  ])("C-32.1264 who works for clubs or sells them is asked for the tax: '%s'", (niche) => {
    expect(questionOf(choir(niche), "registration")).toMatch(/VAT/);
  });

  it.each(["Sailing club in Hull", "Choir for beginners", "Golf club"])(
    "C-32.1265 '%s' is a group of members and is not asked for the tax",
    (niche) => {
      expect(questionOf(choir(niche), "registration")).not.toMatch(/VAT/);
    },
  );

  it("C-32.1192 a choir or club is asked for no tax, and if it is a charity", () => {
    for (const niche of ["Community choir", "Rowing club", "Allotment association"]) {
      expect(questionOf(choir(niche), "registration")).not.toMatch(/VAT/);
      expect(questionOf(choir(niche), "registration")).toMatch(/charity/);
    }
    for (const niche of ["Singing lessons", "Night club"])
      expect(questionOf(choir(niche), "registration")).toMatch(/VAT/);
    expect(questionOf(choir("Rowing club", "Tideway Boats Ltd"), "registration")).toMatch(/VAT/);
  });
});

it("C-32.1193 that the site has to say it is written only where the site waits for it", () => {
  const answers: Answers = {
    niche: "Plumber",
    businessName: "Tideway Plumbing",
    description: "Call-out $60 plus GST.",
    pages: ["Home", "Contact"],
    contact: { country: "GB", email: "a@tideway.example" },
  };
  const open = find({ ...answers, contact: { country: "NZ" } }, "registration");
  expect(open?.blocks).toBe("nothing");
  expect(open?.question).not.toMatch(/has to say/);
  const british = find({ ...answers, description: "Call-out £60." }, "registration");
  expect(british?.blocks).toBe("launch");
  expect(british?.question).toMatch(/has to/);
});

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
