import type { BuildersForm } from "../builders-form.ts";

/** Sure of little yet: a business that only begins. */
export const cleaners: BuildersForm = {
  name: "house cleaning, Rotterdam",
  answers: {
    businessName: "Helder Huis",
    niche: "House cleaning service",
    description:
      "We start in the new year: cleaning of homes and small offices in Rotterdam, with ecological products. Regular cleaning every week or every two weeks, spring cleaning, end of rental cleaning. I think about 32 euro an hour but must still calculate. Three cleaners, all employed, no gig work. Windows we do maybe too.",
    audience: "Expats and busy families in Rotterdam, offices up to 20 people. Expats want English.",
    goals: ["Generate Leads", "Book Appointments"],
    pages: ["Home", "Services", "Pricing", "FAQ", "Careers", "Contact"],
    competitors: "Helpling. They are cheap but nobody answers the phone.",
    contentNotes:
      "A price calculator: rooms, bathrooms, how often, then you see the price and can ask. The name is not registered at KvK yet. We have no logo, my cousin draws something. Insurance is being arranged. I would like reviews but have none yet of course. WhatsApp button.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Modern",
    contentStyle: "Casual",
    contact: { email: "hoi@helderhuis.example", country: "NL" },
  },
  points: [
    { asks: "the price of an hour that is printed", by: "open-points", says: "32" },
    { asks: "how the calculator reckons", by: "open-function", says: "calculator" },
    {
      asks: "the registration number, legal form and VAT number, and whether the name stands",
      by: "registration",
    },
    { asks: "when the logo comes", by: "pictures", says: "logo" },
    { asks: "whether windows are offered", by: "open-points", says: "Windows" },
    { asks: "the number for WhatsApp and calls" },
    { asks: "whether one books a time or asks for an offer", by: "booking-tool", says: "request" },
    { asks: "which languages, and who writes the Dutch or English texts", by: "language" },
    { asks: "which posts the careers page names, and how one applies", by: "jobs" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};
