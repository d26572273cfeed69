import { describe, expect, it } from "vitest";
import { defaultTheme } from "../../color/default-theme.ts";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "../../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { countryLaws } from "../../spec/legal/data/countries.ts";
import { legalAnswers } from "../data/legal-answers.ts";

const specOf = (formData: object) => buildSpec(onboardingSchema.parse({ formData }), context);

/** The text of a page of the starter site, where the client allows everything. */
function pageText(answers: object, file: string): string {
  const { formData } = onboardingSchema.parse({ formData: answers });
  const { facts, statements } = publicWords(formData);
  const wordChoices = [...facts, ...statements].map(({ id }) => ({ id, print: true }));
  const page = renderStarterSite(specOf({ ...answers, wordChoices }))[`${file}/index.html`] ?? "";
  return page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

const company = {
  businessName: "Kiln & Co",
  pages: ["Home", "Contact"],
  legalForm: "GmbH",
  contact: { country: "DE" },
};

it.each([
  [
    { description: "HRB 48213, USt-IdNr. DE118765432. Geschäftsführer: Jens Petersen und Ada Vogt." },
    "impressum",
    [
      "Represented by Geschäftsführer Jens Petersen Geschäftsführer Ada Vogt",
      "Register entry HRB 48213",
      "VAT number VAT DE118765432",
    ],
    ["people who may act", "the register and", "VAT identification"],
  ],
  [
    { registrationNumber: "DE118765432", description: "We sell bowls." },
    "impressum",
    ["VAT number Registration DE118765432", "Register entry To be written"],
    ["VAT identification"],
  ],
  [
    {
      contact: { country: "IE" },
      legalForm: "CLG",
      niche: "Charity",
      description: "Registered charity CHY 21456, RCN 20104567.",
    },
    "legal-notice",
    ["Charity number Charity CHY 21456 RCN 20104567", "Register entry To be written"],
    ["the register of charities"],
  ],
  [
    { contact: { country: "FR" }, legalForm: "SARL", description: "RCS Lyon 123 456 789." },
    "mentions-legales",
    ["Company details Legal form SARL RCS 123 456 789 To be written: intra-community VAT number"],
    ["RCS or RNE"],
  ],
  [
    { contact: { country: "GB" }, legalForm: "Ltd", registrationNumber: "08123456", description: "Bowls." },
    "legal-information",
    [
      "Company details Registration 08123456 To be written: part of the UK where it is registered, registered office",
    ],
    ["registered name and number"],
  ],
])(
  "C-33.9 %j: a part of a legal page has what is known and does not ask for it",
  (answers, file, said, unsaid) => {
    const text = pageText({ ...company, ...answers }, file);
    for (const known of said) expect(text).toContain(known);
    for (const asked of unsaid) expect(text).not.toContain(asked);
  },
);

it.each([
  ["Delivery is free from £50, otherwise £4.95.", "Costs"],
  ["Kostenlose Lieferung ab 250 Euro, sonst 9,90 €.", "Costs"],
  ["We deliver to all of Ireland.", "Where to"],
  ["Delivery takes 3 working days.", "How long"],
])("C-33.10 '%s' is in the part '%s' of the delivery page", (description, part) => {
  const answers = { ...company, description, goals: ["Sell Products"], contact: { country: "IE" } };
  expect(pageText(answers, "delivery")).toContain(`${part} ${description}`);
});

it.each([
  ["we post anywhere in Kenya", "We post anywhere in Kenya.", "Where to"],
  ["courier R99 flat, free over R600", "Courier R99 flat, free over R600.", "Costs"],
])(
  "C-33.960 the client's words on the post answer a part of the delivery page: '%s'",
  (typed, said, part) => {
    const formData = {
      ...company,
      description: `We throw bowls. ${typed}`,
      goals: ["Sell Products" as const],
      contact: { country: "ZA" },
    };
    const { statements } = specOf(formData).content;
    const wordChoices = statements.map(({ id }) => ({ id, print: true }));
    expect(pageText({ ...formData, wordChoices }, "delivery")).toContain(`${part} ${said}`);
  },
);

it("C-33.961 a post in a garden and a ship are no delivery", () => {
  const description = "We set posts in gardens for £30. The ships in our bottles are made to order.";
  const answers = { ...company, description, goals: ["Sell Products" as const], contact: { country: "GB" } };
  expect(pageText(answers, "delivery")).toContain("Costs To be written");
});

it.each([
  [
    "light and dark colors",
    {},
    "On your device Your choice of light or dark colors stays in your browser (localStorage) until you delete it there; it is sent to nobody.",
  ],
  [
    "dark colors alone",
    { background: "#101010", text: "#f5f5f5" },
    "On your device This site keeps nothing on your device.",
  ],
])("C-33.19 the privacy page of a site with %s says what the device keeps", (_name, themeColors, text) => {
  const form = onboardingSchema.parse({
    formData: { ...company, contact: {}, description: "I throw bowls." },
    themeColors: { ...defaultTheme, ...themeColors },
  });
  const page = renderStarterSite(buildSpec(form, context))["privacy/index.html"] ?? "";
  const shown = page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(shown).toContain(text);
  expect(shown).toContain("Who runs this site");
  expect(shown).not.toContain("Who we are");
});

describe("C-33.20 the rights that the law gives everybody are drafted where it names the authority", () => {
  const privacyIn = (country: string) =>
    pageText(
      { ...company, goals: ["Generate Leads"], contact: { country, email: "a@bowls.example" } },
      "privacy",
    );

  it.each([
    ["GB", "You may complain to the Information Commissioner’s Office (ico.org.uk)."],
    [
      "IE",
      "You may complain to the Data Protection Commission (dataprotection.ie), or to the authority of the place where you live.",
    ],
    ["DE", "You may complain to a data protection authority, for example that of the place where you live."],
  ])("in %s", (country, text) => {
    expect(privacyIn(country)).toContain("A consent can be withdrawn at any time.");
    expect(privacyIn(country)).toContain(text);
  });

  it("and nowhere else, since other laws give others", () => {
    expect(privacyIn("US")).not.toContain("You may complain");
  });
});

it("C-33.11 what an answer makes needless is asked in the outline of a page", () => {
  const outlines = [
    ...Object.values(countryLaws).flatMap(({ notice }) => notice?.parts ?? []),
    ...specOf({
      pages: ["Home"],
      goals: ["Sell Products"],
      niche: "Charity",
      contact: { country: "IE" },
    }).legalAndCompliance.pages.flatMap(({ outline }) => outline),
  ].join("\n");
  for (const { asked } of legalAnswers) expect(outlines).toContain(asked);
});

describe("a legal page has a gap for what a question that blocks the launch still asks", () => {
  const sole = {
    businessName: "Set at Home",
    pages: ["Home", "Pricing", "Contact"],
    legalForm: "sole trader",
    contact: { country: "GB", email: "d@set.example", phone: "07700 900482" },
  };

  it("the own name of who trades under a business name", () => {
    expect(pageText(sole, "privacy")).toMatch(/To be written: the owner’s own name/);
  });

  it("the registered name of a company whose name does not show it", () => {
    const text = pageText({ ...sole, legalForm: "limited company" }, "legal-information");
    expect(text).toContain("Business name Set at Home");
    expect(text).toMatch(/To be written: the registered name/);
    const named = pageText({ ...sole, legalForm: "Ltd", businessName: "Set Ltd" }, "legal-information");
    expect(named).toContain("Name Set Ltd");
    expect(named).not.toMatch(/To be written: the registered name/);
  });

  it("the postal address of a client who wants another one hidden", () => {
    const text = pageText(
      {
        ...sole,
        description: "I'd rather not have my full address on the site, Bishopston is enough.",
        contact: { ...sole.contact, address: "Bishopston, Bristol" },
      },
      "privacy",
    );
    expect(text).toMatch(/To be written: [^.]*the postal address/);
  });

  it("and none for what only an optional question asks", () => {
    const spec = specOf({
      businessName: "Ledgewood Chimney",
      pages: ["Home", "Contact"],
      description: "Chimney sweeping around Montpelier VT.",
      contact: { country: "US", email: "a@ledgewood.example", phone: "802-555-0163" },
    });
    const noticeWith = (blocks: "launch" | "nothing"): string => {
      const clarifications = spec.clarifications.map((one) => ({ ...one, blocks }));
      return renderStarterSite({ ...spec, clarifications })["privacy/index.html"] ?? "";
    };
    const gap = /To be written:<\/strong> the (?:name|legal form|owner)/;
    expect(noticeWith("launch")).toMatch(gap);
    expect(noticeWith("nothing")).not.toMatch(gap);
  });
});

it("the privacy notice says what each form is for, and asks the legal basis alone", () => {
  const text = pageText(
    { ...company, goals: ["Generate Leads", "Book Appointments"], contact: { country: "GB" } },
    "privacy",
  );
  expect(text).toMatch(
    /Why we use it What you send by the form is used to answer you\. What you enter for a booking is used to arrange it\. To be written: the legal basis of each use \(UK GDPR, Article 6\(1\)\)/,
  );
});

it("the privacy policy in the United States waits for its date", () => {
  const text = pageText({ ...company, contact: { country: "US" } }, "privacy");
  expect(text).toContain("Effective date To be written: the day from which this policy holds");
});
