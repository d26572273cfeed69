import type { BuildersForm } from "../builders-form.ts";

/** In Germany, writing in a foreign language. */
export const goldsmith: BuildersForm = {
  name: "goldsmith, Freiburg",
  answers: {
    businessName: "Goldschmiede Albrecht",
    niche: "Goldsmith",
    description:
      "I am goldsmith master and make wedding rings, single pieces and repairs in my atelier in the Wiehre in Freiburg. Couples can make their wedding rings by themselves in a course on Saturday. We use recycled gold and fair gold. The workshop was founded 1987 from my father. Ring alteration from 40 Euro, the course 490 Euro per couple without gold.",
    audience:
      "Couples who marry, people who want to make something new of old jewellery of the grandmother. Tourists also, from Switzerland and France.",
    goals: ["Showcase Portfolio", "Generate Leads"],
    pages: ["Home", "About", "Portfolio", "Contact"],
    customPages: ["Ring course", "Old gold"],
    competitors: "Trauringschmiede chain in the Kaiser-Joseph-Strasse",
    contentNotes:
      "Page must be in German first, English would be beautiful later. We buy old gold, the price changes every day, it should be actual on the page. An appointment for wedding rings is necessary, telephone or mail. No shop, but maybe vouchers. Photos has my wife made, of the customers rings also.",
    timeline: "3-6 months",
    budget: "$5,000 - $10,000",
    tone: "Minimalist",
    contentStyle: "Professional",
    hasDomain: true,
    domainName: "goldschmiede-albrecht.example",
    legalForm: "Einzelunternehmen",
    contact: {
      phone: "0761 555 01 23",
      email: "atelier@goldschmiede-albrecht.example",
      address: "Günterstalstraße 18, 79102 Freiburg",
      country: "DE",
      openingHours: "Di-Fr 10-13, 14:30-18, Sa 10-14",
    },
  },
  points: [
    { asks: "who writes the German texts, and when English follows", by: "language" },
    { asks: "where the price of gold comes from, and who enters it each day", by: "updates", says: "prices" },
    { asks: "the tax number and what else the Impressum needs", by: "registration" },
    {
      asks: "rights in the wife's pictures, and leave of the customers whose rings they show",
      by: "pictures",
    },
    { asks: "whether there are vouchers, and how they are bought", by: "vouchers" },
    {
      asks: "dates and size of the ring course, how one books, what gold adds, and cancellations",
      by: "page-ring-course",
    },
    { asks: "how old gold is bought: what one brings, by post or in person, how one is paid" },
    { asks: "which label or supplier stands behind fair gold", by: "claims", says: "fair gold" },
    { asks: "access to the domain, and whether a site stands there already", by: "domain-access" },
  ],
  needless: [],
};
