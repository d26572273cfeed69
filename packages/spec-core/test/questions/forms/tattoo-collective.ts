import type { BuildersForm } from "../builders-form.ts";

/** Short, much of it about how it is to feel. */
export const tattooCollective: BuildersForm = {
  name: "tattoo collective, Bristol",
  answers: {
    businessName: "Moth House",
    niche: "Tattoo studio",
    description:
      "A private tattoo studio in Bedminster run by three women. Botanical, ornamental, script, scar cover. Appointment only, no walk-ins. Minimum charge £90, half day £280, full day £500. Each of us takes her own bookings. We have a small shop shelf with prints and aftercare balm. Trans and queer people are safe here.",
    audience: "Women mostly, 25 to 60, many for their first tattoo. People with mastectomy scars.",
    goals: ["Showcase Portfolio", "Generate Leads", "Sell Products"],
    pages: ["Home", "About", "Portfolio", "Team", "FAQ", "Contact"],
    customPages: ["Scar cover", "Flash"],
    competitors: "",
    contentNotes:
      "Books open every two months and are gone in an hour, so people sign up to be told. Flash designs should show as available or taken. Deposits £50, lost if you cancel within 72 hours. ID required. Allergy and consent form could be done before. No prices for scar cover, we talk first. Quiet colours, moths, nothing with skulls. Balm £14, prints £25.",
    timeline: "Within 1 month",
    budget: "$1,000 - $5,000",
    tone: "Minimalist",
    contact: {
      email: "hello@mothhouse.example",
      address: "North Street, Bedminster, Bristol",
      country: "GB",
    },
    socialMedia: { instagram: "@mothhousetattoo" },
  },
  points: [
    {
      asks: "who runs it in law: a company or three sole traders, with names and registration",
      by: "registration",
    },
    { asks: "the whole address, with number and postcode", by: "address-whole" },
    { asks: "names, styles, pictures and profiles of the three artists", by: "team" },
    {
      asks: "whether requests go to one mailbox or to each artist, with which questions",
    },
    { asks: "through which service people are told that the books open", by: "notify", says: "told" },
    {
      asks: "who marks flash as taken, and how one reserves a piece, at what price",
      by: "page-flash",
      says: "taken",
    },
    { asks: "how the deposit is paid", by: "deposit" },
    {
      asks: "where health data of the consent form go, and who may read them",
      by: "sensitive-data",
      says: "consent form",
    },
    { asks: "how balm and prints are sold: shop system, payment provider, shipping", by: "delivery" },
    {
      asks: "what is in the balm, and who answers for it as a cosmetic product",
      by: "product-rules",
      says: "balm",
    },
    { asks: "consent of the people in pictures, above all of scars", by: "pictures" },
    { asks: "the studio's licence or registration with the council" },
    { asks: "opening hours", by: "confirm-hours" },
    { asks: "under which domain the site stands", by: "domain" },
    { asks: "returns of what is sold", by: "returns" },
  ],
  needless: [],
};
