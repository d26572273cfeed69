import { expect, it } from "vitest";
import { type Answers, questionOf } from "./asked.fixture.ts";

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
