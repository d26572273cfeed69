import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const read = (formData: Answers) =>
  projectOf(
    onboardingSchema.parse({
      formData: { pages: ["Home", "Contact"], businessName: "Kiln", ...formData },
    }),
    context,
  );

const question = (formData: Answers, id: string): string =>
  clarificationsOf(read(formData)).find((each) => each.id === id)?.question ?? "";

const partsOf = (formData: Answers, name: RegExp): string =>
  read(formData)
    .legalPages.filter((page) => name.test(page.name))
    .flatMap(({ outline }) => outline)
    .join("\n");

const offers = [
  { name: "Repair", what: "", price: "50" },
  { name: "Visit", what: "", price: "20" },
  { name: "Glaze", what: "", price: "30" },
];

describe("who trades alone", () => {
  it.each([
    ["PL", "jednoosobowa działalność gospodarcza", "NIP"],
    ["ES", "autónomo", "NIF"],
    ["IT", "ditta individuale", "P.IVA"],
    ["PT", "empresário em nome individual", "NIF"],
    ["FR", "micro-entreprise", "SIREN number"],
    ["NL", "eenmanszaak", "KVK number"],
    ["BE", "zelfstandige", "enterprise number"],
    ["DK", "enkeltmandsvirksomhed", "CVR number"],
    ["FI", "toiminimi", "business ID"],
    ["SI", "s.p.", "registration number"],
    ["AU", "sole trader", "ABN"],
  ])("is asked in %s as '%s' for its own number: %s", (country, legalForm, number) => {
    const asked = question({ contact: { country }, legalForm, offers }, "registration");
    expect(asked).toContain(number);
    expect(asked).toContain("who runs it");
    expect(asked).not.toContain("represents");
  });

  it.each([
    ["PL", "JDG", "NIP 856-734-62-15"],
    ["ES", "autónomo", "NIF 12345678Z"],
    ["IT", "ditta individuale", "P.IVA 00743110157"],
  ])("in %s has given its number as '%s' with '%s'", (country, legalForm, registrationNumber) => {
    const asked = question({ contact: { country }, legalForm, registrationNumber, offers }, "registration");
    expect(asked).not.toMatch(/NI[PF]|P\.IVA|VAT number|registration number/);
  });

  it.each([
    ["GB", "Sole trader"],
    ["IE", "Sole trader"],
    ["DE", "Einzelunternehmen"],
    ["AT", "Einzelunternehmen"],
    ["US", "Sole proprietor"],
    ["CA", "Sole proprietor"],
    ["NZ", "Sole trader"],
  ])("is asked in %s as '%s' for no number of a register", (country, legalForm) => {
    const asked = question({ contact: { country }, legalForm, offers }, "registration");
    expect(asked).not.toMatch(/registration number|NZBN/);
  });

  it("is asked for the name where only other people are named", () => {
    const asked = (description: string) =>
      question(
        {
          contact: { country: "PL" },
          legalForm: "JDG",
          registrationNumber: "NIP 856-734-62-15",
          description,
        },
        "registration",
      );
    expect(asked("I work with my son Mateusz. I learned from my father Zenon.")).toMatch(
      /full registered name and who runs it/,
    );
    expect(asked("Anna Nowak is the owner, her son Mateusz helps.")).toBe("");
  });

  it("has no number of a register in the United Kingdom with a profession either", () => {
    const answers = { contact: { country: "GB" }, legalForm: "Sole trader", niche: "Solicitor", offers };
    expect(question(answers, "registration")).not.toContain("registration number");
  });

  it.each(["PL", "PT", "IT", "FR", "DE", "AT"])(
    "is asked in %s neither about capital nor about a court",
    (country) => {
      const entries = (legalForm: string) => question({ contact: { country }, legalForm }, "notice-entries");
      expect(entries("Freelancer")).not.toMatch(/capital|court/);
      expect(entries("Company")).toMatch(/capital|court/);
    },
  );

  it("finds no slots for companies on the legal page", () => {
    const parts = (legalForm: string, niche = "Stove builder") =>
      partsOf({ contact: { country: "PL" }, legalForm, niche }, /Legal notice/);
    expect(parts("JDG")).not.toMatch(/Registry court|Supervisory authority/);
    expect(parts("JDG")).toContain("Register entry");
    expect(parts("JDG", "Lawyer")).toContain("Supervisory authority");
    expect(parts("sp. z o.o.", "Lawyer")).toMatch(/Registry court[\s\S]*Supervisory authority/);
    const german = partsOf({ contact: { country: "DE" }, legalForm: "Einzelunternehmen" }, /Impressum/);
    expect(german).not.toContain("Represented by");
  });
});

describe("C-33.1 the legal pages of who is in no register of companies", () => {
  const british = (legalForm: string, niche = "Solicitor"): string => {
    const [page] = read({ contact: { country: "GB" }, legalForm, niche }).legalPages;
    return page ? [page.basis, ...page.outline].join("\n") : "";
  };

  it("do not cite the law of companies in the United Kingdom", () => {
    expect(british("Sole trader")).not.toMatch(/SI 2015\/17|registered office|Company details/);
    expect(british("Sole trader")).toMatch(/Companies Act 2006, sections 1200 to 1206/);
    expect(british("Sole trader")).toContain("the name of each owner");
    for (const form of ["Ltd", "LLP"])
      expect(british(form)).toMatch(/SI 2015\/17\)?, regulations 24 and 25[\s\S]*registered office/);
  });

  const duties = (legalForm: string, country: string): string =>
    buildSpec(
      onboardingSchema.parse({
        formData: {
          businessName: "Set at Home",
          pages: ["Home", "Contact"],
          legalForm,
          contact: { country },
        },
      }),
      context,
    ).legalAndCompliance.requirements.join("\n");

  it("have the owner's own name and an address for service beside a business name, in the United Kingdom", () => {
    const asked = /owner's own name and an address for service.*Companies Act 2006, sections 1200 to 1206/;
    expect(duties("Sole trader", "GB")).toMatch(asked);
    expect(duties("Partnership", "GB")).toMatch(asked);
    expect(duties("Ltd", "GB")).not.toMatch(asked);
    expect(duties("Sole trader", "IE")).not.toMatch(asked);
  });

  it.each(["GB", "IE", "DE", "US"])("ask in %s for the owner's name and for no registered one", (country) => {
    const goals = ["Sell Products"];
    const asked = question({ contact: { country }, legalForm: "Sole trader", offers, goals }, "registration");
    expect(asked).toMatch(/^Who owns the business, by full name/);
    expect(asked).not.toMatch(/registered name/);
  });

  it.each([
    ["GB", "Ltd", "Garden centre with a café"],
    ["IE", "limited company", "family garden centre"],
    ["DE", "GmbH", "Bakery"],
  ])("in %s a %s that is a %s names no supervisory authority", (country, legalForm, niche) => {
    expect(partsOf({ contact: { country }, legalForm, niche }, /./)).not.toContain("Supervisory authority");
  });
});

describe("the privacy notice", () => {
  const privacy = (answers: Answers) => partsOf(answers, /Privacy/);

  it("tells of the choice of colors that the browser keeps", () => {
    expect(privacy({ contact: { country: "GB" } })).toMatch(/light or dark.*localStorage/);
  });

  it.each([
    ["GB", "Physiotherapist", /Health data: .*UK GDPR, Article 9\(2\)\(h\).*how long/],
    ["DE", "Zahnarzt", /Health data: .*\(GDPR, Article 9\(2\)\(h\).*how long/],
    ["GB", "Care home for the elderly", /Health data: /],
    ["US", "Dentist", /Health data: (?!.*GDPR)/],
  ])("in %s of a business '%s' has a part on health", (country, niche, part) => {
    expect(privacy({ contact: { country }, niche })).toMatch(part);
  });

  it.each(["Vet", "Stove builder", "Solicitor"])("of a business '%s' has none", (niche) => {
    expect(privacy({ contact: { country: "GB" }, niche })).not.toContain("Health data");
  });

  it.each([
    ["GB", /Why we use it: .*UK GDPR, Article 6/, /Who receives it: .*outside the United Kingdom/],
    ["IE", /Why we use it: .*\(GDPR, Article 6/, /Who receives it: .*outside the EEA/],
    ["CH", /Why we use it: (?!.*legal basis)/, /Who receives it: .*country/],
  ])("C-33.1 in %s says what data are used for and who receives them", (country, purposes, recipients) => {
    const notice = privacy({ contact: { country } });
    expect(notice).toMatch(purposes);
    expect(notice).toMatch(recipients);
    expect(notice).toContain("the service that delivers the form's messages");
  });

  it.each([
    ["GB", "Information Commissioner’s Office (ico.org.uk)"],
    ["IE", "Data Protection Commission (dataprotection.ie)"],
    ["FR", "CNIL (cnil.fr)"],
    ["DE", "supervisory authority to complain to"],
  ])("C-33.1 in %s names the authority: %s", (country, authority) => {
    expect(privacy({ contact: { country } })).toContain(authority);
  });

  it.each(["US", "AU", undefined])("C-33.1 in %s names no authority of another country", (country) => {
    expect(privacy(country === undefined ? {} : { contact: { country } })).not.toMatch(
      /supervisory authority|Commissioner|GDPR/,
    );
  });

  it("C-33.1 in the United States has its date, and California's law because of visitors from there", () => {
    const policy = read({
      contact: { country: "US" },
      description: "Chimney sweeping around Montpelier VT.",
    }).legalPages.find(({ path }) => path === "/privacy");
    expect(policy?.outline.join("\n")).toMatch(/Effective date: the day from which this policy holds/);
    expect(policy?.basis).toMatch(/CalOPPA .*visitors from California/);
    expect(privacy({ contact: { country: "GB" } })).not.toContain("Effective date");
  });
});

describe("who wants no address shown", () => {
  const asked = (contact: object, more: object = {}): string =>
    question(
      { description: "I'd rather not have my full address on the site.", contact, ...more },
      "legal-address",
    );

  it("is asked for the place to name only where none is given, and for parcels only as a shop", () => {
    const violin = asked({ country: "GB", address: "Bishopston, Bristol" });
    expect(violin).toMatch(/shown\. Which address may stand on the legal pages and invoices/);
    expect(violin).not.toMatch(/parcels|PO box|registered agent|Which place/);
    expect(asked({ country: "GB" })).toMatch(/Which place may the site name/);
    expect(asked({ country: "IE" }, { goals: ["Sell Products"] })).toMatch(/parcels/);
  });
});
