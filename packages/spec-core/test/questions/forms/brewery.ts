import type { BuildersForm } from "../builders-form.ts";

/** Two owners, keen on beer, short on details. */
export const brewery: BuildersForm = {
  name: "brewery, Portland in Maine",
  answers: {
    businessName: "Low Tide Brewing Co.",
    niche: "Craft brewery and taproom",
    description:
      "Small brewery on the East End with a taproom that looks over the bay. 12 taps, mostly hoppy, always one sour and one that is not beer. Food trucks Thursday to Sunday. We opened in 2019 with a 7 barrel system. Dogs on the patio, kids until 8. Cans to go. Trivia on Tuesdays.",
    audience: "Neighbors, tourists in summer, beer nerds",
    goals: ["Share Information", "Sell Products", "Build Community"],
    pages: ["Home", "About", "Contact", "Products"],
    customPages: ["On tap", "Food trucks", "Private events", "Where to buy"],
    competitors: "Everyone on our street makes beer. We like Oxbow's site.",
    contentNotes:
      "Tap list comes from Untappd and should update by itself. Food truck schedule changes every week, Jess does it in a Google Sheet. Merch online, beer we can't ship. We want a mug club, 100 people, $120 a year. Private events up to 60 people in the barrel room. Age gate or not, our lawyer is unsure. Distributor sends us a list of stores. Hiring bartenders for the summer.",
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
    tone: "Fun",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "lowtide.example",
    contact: {
      phone: "(207) 555-0133",
      email: "cheers@lowtide.example",
      address: "12 Fox St, Portland, ME 04101",
      country: "US",
      openingHours: "Mon-Thu 3-9, Fri-Sun 12-10",
    },
    socialMedia: { instagram: "@lowtidebrewing" },
  },
  points: [
    { asks: "access to Untappd, and how the list is loaded" },
    { asks: "whether the sheet of food trucks is read live, and who gives access", by: "updates" },
    { asks: "which merchandise, with pictures, prices, stock and shop system", by: "product-data" },
    { asks: "shipping and returns of merchandise", by: "delivery" },
    { asks: "payment provider", by: "payment" },
    { asks: "what the mug club includes, how one joins, pays and renews" },
    { asks: "price, deposit and food of private events, and how one asks", by: "page-private-events" },
    { asks: "whether there is an age gate" },
    {
      asks: "where the list of stores comes from, and who updates it",
      by: "page-where-to-buy",
      says: "which list",
    },
    { asks: "which jobs, pay, and where applications go", by: "jobs" },
    { asks: "hour and terms of the trivia night" },
    { asks: "the company's legal name, licence and state", by: "registration" },
    { asks: "whose the domain is, and whether there is a site", by: "domain-access" },
    { asks: "which photos of taproom and beers may be used", by: "pictures" },
    { asks: "the story and names of the owners" },
  ],
  needless: [],
};
