import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
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
    expect(parts("sp. z o.o.")).toMatch(/Registry court[\s\S]*Supervisory authority/);
    const german = partsOf({ contact: { country: "DE" }, legalForm: "Einzelunternehmen" }, /Impressum/);
    expect(german).not.toContain("Represented by");
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
});
