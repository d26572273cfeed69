import { publicWords } from "@sitewright/spec-core/content";
import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";

const sizes = { h1Size: "2.25rem", h2Size: "1.75rem", h3Size: "1.5rem", bodySize: "1rem" };
const weights = { h1Weight: "700", h2Weight: "700", h3Weight: "600", bodyWeight: "400" };

export const facesOf = (display: string, body: string) => ({
  ...sizes,
  ...weights,
  h1: display,
  h2: display,
  h3: display,
  body,
});

export const colorsOf = (primary: string, accent: string, background: string, text: string) => ({
  primary,
  accent,
  background,
  text,
  h1: text,
  h2: text,
  h3: text,
});

export const shown = (...sections: readonly string[]) =>
  Object.fromEntries(sections.map((name) => [name, true]));

/** Confirms the default proposal for every statement and fact, as an owner who changes nothing does. */
function agreed(form: Onboarding): Onboarding {
  const { statements, facts } = publicWords(form.formData);
  const words = [...facts, ...statements.filter(({ kind }) => kind === "unsure")];
  const wordChoices = words.map(({ id, proposal }) => ({ id, print: proposal === "print" }));
  return { ...form, formData: { ...form.formData, wordChoices } };
}

export const formOf = (answers: unknown): Onboarding => agreed(onboardingSchema.parse(answers));

/** Three invented businesses, each with a form as its owner would fill it in. */
export const clients: Readonly<Record<string, Onboarding>> = {
  nursery: formOf({
    formData: {
      businessName: "Little Acorns Forest Nursery",
      niche: "Forest nursery",
      description:
        "We are a forest nursery for children from 2 to 5, in a wood near Stroud. Three groups: Acorns (2-3), Saplings (3-4) and Oaks (4-5). Open Monday to Thursday 8.30 to 3.30 in term time. Half day £32, full day £55, funded hours accepted from age 3.",
      audience: "Parents of children from 2 to 5 near Stroud.",
      goals: ["Book Appointments", "Share Information"],
      pages: ["Home", "About", "Pricing", "Contact", "FAQ", "Team"],
      tone: "Fun",
      contentStyle: "Professional",
      contact: {
        country: "GB",
        phone: "01453 555010",
        email: "hello@littleacorns.example",
        address: "Rookwood Lane\nStroud GL5",
      },
    },
    layoutSections: shown("hero", "features", "services", "pricing", "team", "contact"),
    pageLayout: "boxed",
    themeColors: colorsOf("#2F7D5B", "#B5522B", "#FFF8F0", "#2A1F18"),
    fonts: facesOf("Nunito", "Nunito"),
  }),
  plumber: formOf({
    formData: {
      businessName: "Okafor Plumbing & Heating",
      niche: "Plumber",
      description:
        "Im Dave. been doing boilers and bathrooms round Leeds since 2009. boiler service £85, annual gas safety certificate £65 for landlords, call out £60 first hour. We do bathrooms too start to finish. Mon to fri 8 til 6.",
      goals: ["Book Appointments", "Generate Leads"],
      pages: ["Home", "Services", "Pricing", "Contact"],
      tone: "Bold",
      contentStyle: "Casual",
      contact: { country: "GB", phone: "07700 900123", email: "dave@okafor.example" },
    },
    layoutSections: shown("hero", "services", "pricing", "contact"),
    pageLayout: "full-width",
    themeColors: colorsOf("#B32318", "#F2B705", "#FFFFFF", "#1F2933"),
    fonts: facesOf("Oswald", "Inter"),
  }),
  solicitors: formOf({
    formData: {
      businessName: "North & Vale Solicitors",
      niche: "Family law firm",
      description:
        "Two-partner family law firm in York: divorce, children arrangements, prenuptial agreements and wills. Partners Helen North and James Vale. We are regulated by the SRA.",
      audience: "People in York whose family is changing.",
      goals: ["Generate Leads", "Provide Support"],
      pages: ["Home", "Services", "Pricing", "Team", "FAQ", "Contact"],
      tone: "Corporate",
      contentStyle: "Technical",
      contact: {
        country: "GB",
        phone: "01904 555200",
        email: "enquiries@northvale.example",
        address: "14 Micklegate\nYork YO1",
        openingHours: "Monday to Friday 9 to 5.30",
      },
      offers: [
        { name: "First meeting", what: "45 minutes, fixed fee", price: "£150" },
        { name: "Uncontested divorce", what: "fixed fee, plus VAT and court fee", price: "£950" },
      ],
    },
    layoutSections: shown("hero", "services", "pricing", "team", "contact"),
    pageLayout: "contained",
    themeColors: colorsOf("#1F4D3A", "#B0903D", "#F7F7F4", "#14201B"),
    fonts: facesOf("EB Garamond", "Inter"),
  }),
};
