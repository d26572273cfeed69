import type { BuildersForm } from "../builders-form.ts";

/** Lives by bookings. */
export const escapeRoom: BuildersForm = {
  name: "escape rooms, Brisbane",
  answers: {
    businessName: "Locked In Fortitude",
    niche: "Escape room",
    description:
      "Three escape rooms in the Valley: The Vault (2-6 players, hard), Captain's Cabin (2-5, family), Room 9 (4-8, scary, 15+). 60 mins each. $42 per person weekdays, $48 weekends. Team building and birthday parties, we do groups up to 19 across the three rooms. Fourth room opening around Easter, still building it.",
    audience: "Friends, families, work dos, uni students, tourists",
    goals: ["Book Appointments", "Sell Products"],
    pages: ["Home", "Pricing", "FAQ", "Contact"],
    customPages: ["Our rooms", "Corporate", "Parties"],
    competitors: "Strike, Escape Hunt",
    contentNotes:
      "Must be able to book and pay online and get a confirmation. Gift vouchers. A waiver they sign before they come. Leaderboard of fastest times would be awesome. We have an old wordpress site locked-in.example that a mate made, he's gone to London. Trailer videos for each room. Schools get a discount.",
    timeline: "Within 1 month",
    budget: "$5,000 - $10,000",
    tone: "Bold",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "locked-in.example",
    contact: {
      phone: "07 5550 0177",
      email: "play@locked-in.example",
      address: "Level 1, 212 Brunswick St, Fortitude Valley QLD 4006",
      country: "AU",
    },
    socialMedia: { facebook: "facebook.com/lockedinfortitude", instagram: "@lockedinfortitude" },
  },
  points: [
    { asks: "which booking and payment system", by: "booking-tool" },
    { asks: "what holds when a group cancels, comes late or does not come", by: "booking-terms" },
    {
      asks: "the text of the waiver, through which tool, and who signs for minors",
      by: "open-function",
      says: "waiver",
    },
    { asks: "the login to the old site, and which of its pages stay", by: "old-site", says: "login" },
    { asks: "vouchers: amounts, how long valid, how delivered", by: "vouchers" },
    { asks: "how large the discount for schools is" },
    { asks: "whether the fourth room is announced, under which name" },
    {
      asks: "who enters the times of the leaderboard, and which names it shows",
      by: "open-function",
      says: "Leaderboard",
    },
    { asks: "the opening hours", by: "contact-details", says: "hours" },
    { asks: "what the corporate and party packages hold and cost", by: "page-corporate" },
  ],
  needless: ["page-our-rooms"],
};
