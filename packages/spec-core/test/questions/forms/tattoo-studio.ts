import type { BuildersForm } from "../builders-form.ts";

/** Short answers, much left to chance. */
export const tattooStudio: BuildersForm = {
  name: "tattoo studio, Leipzig",
  answers: {
    businessName: "Nordlicht Tattoo",
    niche: "Tattoo studio",
    description:
      "Tattoo studio in Leipzig Plagwitz, four artists and guests from everywhere. Fine line, blackwork, cover ups. Hourly rate 120, small things from 80. Consultation is free, then deposit. Only over 18.",
    audience: "people 20 to 45, also english speaking students",
    goals: ["Showcase Portfolio", "Book Appointments"],
    pages: ["Home", "Portfolio", "Team", "FAQ", "Contact"],
    customPages: ["Guest artists", "Aftercare"],
    competitors: "",
    contentNotes:
      "Every artist has own instagram, show these. Request form with size, place on the body and a picture of the idea. Walk in day first saturday of the month. Vouchers we have in paper. Our inks are vegan and REACH conform.",
    timeline: "Within 1 month",
    budget: "$1,000 - $5,000",
    tone: "Minimalist",
    contact: {
      email: "hallo@nordlicht.example",
      address: "Karl-Heine-Straße 44, 04229 Leipzig",
      country: "DE",
      openingHours: "Di-Sa 11-19",
    },
    socialMedia: {
      instagram: "@nordlicht.tattoo",
    },
  },
  points: [
    { asks: "legal form, tax number and who is responsible, for the Impressum", by: "registration" },
    {
      asks: "names, styles and profiles of the four artists, and whether they work on their own account",
      by: "team-consent",
    },
    { asks: "which guests come when, and who enters them" },
    {
      asks: "how much the deposit is, how it is paid, and what happens on a cancellation",
      by: "booking-terms",
      says: "deposit",
    },
    {
      asks: "which mailbox gets the requests, and how large the pictures may be",
      by: "form-recipient",
      says: "Request form",
    },
    { asks: "whose works may be shown, and whether the tattooed people agree", by: "pictures" },
    { asks: "in German or English or both, and who translates", by: "language" },
    { asks: "how vouchers in paper are bought", by: "vouchers", says: "paper" },
    { asks: "the text of the aftercare, and who answers for it" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["confirm-hours", "trade-treatments", "accessibility-duty"],
};
