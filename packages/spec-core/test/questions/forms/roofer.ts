import type { BuildersForm } from "../builders-form.ts";

/** Partial: half of the questions are left empty. */
export const roofer: BuildersForm = {
  name: "roofer, Denver",
  answers: {
    businessName: "Front Range Roofing Co",
    niche: "Roofing contractor",
    description:
      "Residential roofing, hail damage, insurance claims, gutters. Free inspections. Licensed and insured. Financing available. GAF certified.",
    goals: ["Generate Leads"],
    pages: ["Home", "Services", "Portfolio", "Testimonials", "Contact"],
    customPages: ["Storm damage", "Service area"],
    contentNotes: "Want people to send photos of the damage. Spanish version. Call or text.",
    budget: "$1,000 - $5,000",
    contact: { phone: "(720) 555-0163" },
  },
  points: [
    { asks: "the address, and the business in law", by: "contact-details" },
    { asks: "licence numbers, and who insures", by: "licences", says: "insured" },
    { asks: "through whom financing runs, on which terms" },
    { asks: "which GAF certification, with number and mark", by: "marks" },
    { asks: "where photos of the damage go, how many, how large", by: "uploads" },
    { asks: "whether the whole site is in Spanish, and who translates", by: "language" },
    { asks: "which towns are served", by: "page-service-area" },
    { asks: "which jobs the portfolio shows, with pictures", by: "pictures" },
    { asks: "which customers are quoted, from where", by: "testimonials" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};
