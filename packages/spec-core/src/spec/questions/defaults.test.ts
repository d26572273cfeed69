import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers) =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));
const questionOf = (formData: Answers, id: string): string =>
  asked(formData).find((question) => question.id === id)?.question ?? "";

it("C-32.77 what a default settles, or the agency decides alone, is not asked", () => {
  const ids = asked({
    businessName: "Oak & Ash",
    niche: "Carpenter",
    description: "We build oak tables for families in York.",
    goals: ["Generate Leads"],
    pages: ["Home", "Services", "Contact"],
    contact: { email: "post@oak-ash.example", phone: "01904 960554", country: "GB" },
  }).map(({ id }) => id);
  for (const id of ["sections", "features", "hosting", "sign-off", "form-recipient", "texts", "audience"])
    expect(ids).not.toContain(id);
});

it.each([
  ["post@oak-ash.example", /domain of your e-mail address/],
  ["oakash@gmail.com", /^Which domain should/],
  ["", /^Which domain should/],
])("the domain is asked for by the mailbox '%s'", (email, question) => {
  expect(questionOf({ contact: { email } }, "domain")).toMatch(question);
});

it.each([
  ["AU", /ABN/, /GST/],
  ["NZ", /NZBN/, /GST/],
  ["DK", /CVR number and VAT number/, /VAT/],
  ["IE", /registration number and VAT number/, /VAT/],
  ["FR", /SIREN number and VAT number/, /VAT/],
])("in %s the registration is asked for by its name there", (country, number, tax) => {
  const question = questionOf(
    {
      pages: ["Home", "Pricing"],
      description: "A visit is 60.",
      offers: [{ name: "Visit", price: "60" }],
      contact: { country },
    },
    "registration",
  );
  expect(question).toMatch(number);
  expect(question).toMatch(tax);
});

it.each([
  [
    { businessName: "Oak & Ash", legalForm: "B.V.", registrationNumber: "68750110" },
    /full registered name/,
    true,
  ],
  [
    { businessName: "Oak & Ash B.V.", legalForm: "B.V.", registrationNumber: "68750110" },
    /registered name/,
    false,
  ],
])("the registered name is asked for where the name does not show it: %j", (answers, name, isAsked) => {
  expect(
    name.test(questionOf({ ...answers, pages: ["Home"], contact: { country: "NL" } }, "registration")),
  ).toBe(isAsked);
});

it.each([
  ["12345678", true],
  ["KVK 68750110", true],
  ["SRA 654321", false],
])("the number '%s' leaves the one of the profession open: %s", (registrationNumber, isOpen) => {
  expect(
    questionOf(
      { niche: "Solicitor", pages: ["Home"], registrationNumber, contact: { country: "GB" } },
      "profession",
    ) !== "",
  ).toBe(isOpen);
});

it.each([
  ["guarantee", "The work is guaranteed for 12 months, but not the glass. It is a guarantee.", true],
  ["guarantee", "Elements and work I guarantee for 12 months, but not if the kiln is fired too hot.", false],
  ["guarantee", "I give a guarantee on my work.", true],
  ["booking-tool", "People ring me to book.", false],
  ["booking-tool", "For booking people write to us on WhatsApp.", false],
  ["booking-tool", "People should book online.", true],
])("'%s' and '%s': asked %s", (id, contentNotes, isAsked) => {
  expect(questionOf({ goals: ["Book Appointments"], contentNotes }, id) !== "").toBe(isAsked);
});

it("a gallery's pictures are asked for once", () => {
  const answers: Answers = { pages: ["Home"], customPages: ["Gallery"] };
  expect(asked(answers).map(({ id }) => id)).toContain("pictures");
  expect(asked(answers).map(({ id }) => id)).not.toContain("page-gallery");
  expect(asked({ ...answers, aiImageSourcing: true }).map(({ id }) => id)).toContain("page-gallery");
});

it.each([
  ["FR", "552 032 534", false],
  ["FR", "552 032 543", true],
  ["BE", "BE 0403.170.702", true],
  ["GB", "12345678", false],
])(
  "in %s the number '%s' is asked about for its check digits: %s",
  (country, registrationNumber, isAsked) => {
    expect(asked({ registrationNumber, contact: { country } }).some(({ id }) => id === "number-check")).toBe(
      isAsked,
    );
  },
);

it("whoever charges no VAT is not asked for its number, nor if prices include it", () => {
  const answers: Answers = {
    pages: ["Home", "Pricing"],
    offers: [{ name: "Wall", price: "£42" }],
    contact: { country: "GB" },
  };
  expect(questionOf(answers, "registration")).toMatch(/VAT/);
  const contentNotes = "I am not VAT registered so prices are what you pay.";
  expect(questionOf({ ...answers, contentNotes }, "registration")).not.toMatch(/VAT/);
});

it("a number of a register is no VAT number, and 'incl toenails' says nothing of tax", () => {
  const answers: Answers = {
    businessName: "Glas",
    legalForm: "B.V.",
    pages: ["Home"],
    contact: { country: "NL" },
  };
  expect(questionOf({ ...answers, registrationNumber: "KvK 00418273" }, "registration")).toMatch(
    /VAT number/,
  );
  expect(questionOf({ ...answers, registrationNumber: "NL 001234567B01" }, "registration")).not.toMatch(
    /VAT/,
  );
  const shearer = { pages: ["Home"], contact: { country: "NZ" } } satisfies Answers;
  expect(questionOf({ ...shearer, description: "Alpacas are $45 incl toenails." }, "registration")).toMatch(
    /GST/,
  );
  expect(questionOf({ ...shearer, description: "Alpacas are $45 incl GST." }, "registration")).not.toMatch(
    /GST/,
  );
});

it("pictures that the owner has are asked for, even where the agency may find others", () => {
  const answers: Answers = { pages: ["Home"], aiImageSourcing: true };
  expect(questionOf(answers, "pictures")).toBe("");
  expect(questionOf({ ...answers, contentNotes: "I have photos on my phone." }, "pictures")).not.toBe("");
});

it("the hours for calls are asked of those who give a phone number and no address", () => {
  const answers: Answers = { pages: ["Home", "Contact"], contact: { phone: "01904 960554", country: "GB" } };
  expect(questionOf(answers, "contact-details")).toMatch(/hours for calls/);
  expect(questionOf({ ...answers, description: "Call me any time." }, "contact-details")).not.toMatch(
    /hours/,
  );
});

it("the European Accessibility Act is no question for a business of a small budget", () => {
  const answers: Answers = { goals: ["Sell Products"], contact: { country: "FR" } };
  expect(questionOf(answers, "accessibility-duty")).not.toBe("");
  expect(questionOf({ ...answers, budget: "$1,000 - $5,000" }, "accessibility-duty")).toBe("");
});

it("a page about grants asks which ones", () => {
  const answers: Answers = { pages: ["Home"], customPages: ["Grants for farm walls"] };
  expect(questionOf(answers, "page-grants-for-farm-walls")).toMatch(/^Which schemes/);
});

it.each([
  ["Physiotherapist", "NL", /privacy statement\? Which complaints officer/],
  ["Physiotherapist", "GB", /privacy statement\?$/],
  ["Vet", "GB", /^$/],
])("a %s in %s who takes bookings is asked about patients' data", (niche, country, question) => {
  const answers: Answers = { niche, goals: ["Book Appointments"], contact: { country } };
  expect(questionOf(answers, "patient-data")).toMatch(question);
});

it("a page that answers a question asks what it must say", () => {
  const answers: Answers = { pages: ["Home"], customPages: ["How long does a roof last"] };
  expect(questionOf(answers, "page-how-long-does-a-roof-last")).toMatch(/^What must this page say/);
});

it("pictures that were taken in March do not come later", () => {
  const photos = (contentNotes: string): string => questionOf({ pages: ["Home"], contentNotes }, "pictures");
  expect(photos("A photographer took the photos in March.")).not.toMatch(/launch/);
  expect(photos("The photos will be ready in March.")).toMatch(/launch/);
});

it("in Canada the language is only asked for in Quebec", () => {
  expect(questionOf({ contact: { country: "CA", address: "4 Main St, Antigonish NS" } }, "language")).toBe(
    "",
  );
  expect(questionOf({ contact: { country: "CA", address: "Rue Roy, Montréal" } }, "language")).not.toBe("");
});

it.each([
  ["AT", "We make jam.", true],
  ["GB", "We make jam.", false],
  ["GB", "We make jam and deliver all over Germany.", true],
  ["AT", "Orders are for collection only, pick it up at the farm and pay there.", false],
])("a shop in %s ('%s') is asked for its packaging number: %s", (country, description, isAsked) => {
  expect(
    questionOf({ goals: ["Sell Products"], description, contact: { country } }, "packaging") !== "",
  ).toBe(isAsked);
});
