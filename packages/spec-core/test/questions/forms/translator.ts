import type { BuildersForm } from "../builders-form.ts";

/** One person, little said. */
export const translator: BuildersForm = {
  name: "sworn translator, Lisbon",
  answers: {
    businessName: "Inês Cardoso Translations",
    niche: "Sworn translator",
    description:
      "Certified translations Portuguese, English, French. Birth certificates, diplomas, contracts, court papers. 18 years of experience. Per page price, urgent work costs more. I work with three colleagues for German, Spanish and Dutch.",
    audience: "foreigners who move to Portugal, law firms, universities",
    goals: ["Generate Leads"],
    pages: ["Home", "About", "Services", "Pricing", "Testimonials", "Contact"],
    contentNotes:
      "They should upload the document and get a quote, confidential! Lawyers get invoice monthly. My photo please not, only voice. Member of APT. The old page ines-cardoso.example is from 2012 and half of it is in flash.",
    timeline: "No rush",
    budget: "Under $1,000",
    contentStyle: "Professional",
    hasDomain: true,
    domainName: "ines-cardoso.example",
    contact: {
      phone: "+351 210 555 014",
      email: "ines@ines-cardoso.example",
      country: "PT",
    },
  },
  points: [
    { asks: "the price of a page, and what urgent work costs", by: "prices-missing" },
    {
      asks: "how documents are kept confidential: where stored, how long, who sees them",
      by: "uploads",
      says: "confidential",
    },
    { asks: "which languages the site has, and who writes them", by: "language" },
    { asks: "her licence or appointment: by which court or body, under which number" },
    { asks: "tax number, registered address, book of complaints", by: "registration" },
    { asks: "which customers are quoted, with whose leave", by: "testimonials" },
    { asks: "the number or mark of the membership", by: "marks", says: "APT" },
    { asks: "what moves from the old page, and who has the login", by: "old-site" },
    { asks: "whether the colleagues are named" },
    { asks: "what is meant by voice: a recording, and from where" },
  ],
  needless: ["trade-first-talk"],
};
