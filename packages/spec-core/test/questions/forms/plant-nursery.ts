import type { BuildersForm } from "../builders-form.ts";

/** Replaces a site that has been online for years. */
export const plantNursery: BuildersForm = {
  name: "plant nursery, Norfolk",
  answers: {
    businessName: "Saltmarsh Plants",
    niche: "Plant nursery",
    description:
      "Family nursery on the north Norfolk coast, perennials and grasses that stand wind and salt. We grow about 600 varieties ourselves, peat free since 2018. Open March to October, in winter by appointment. There is a tea hut run by my sister, with cakes. Garden design in the area by Helen, our head gardener. We won gold at Sandringham flower show.",
    audience: "Gardeners near the coast, second-home owners, designers who buy trade.",
    goals: ["Share Information", "Showcase Portfolio"],
    pages: ["Home", "About", "Services", "Blog", "Contact"],
    customPages: ["Plant list", "Tea hut", "Trade", "Open days"],
    competitors: "Beth Chatto's nursery, wonderful site",
    contentNotes:
      "The new site replaces saltmarshplants.example which runs on Joomla since 2011. Lots of people link to our growing guides so these must not break. The plant list is an Excel file, changes every week, I want to upload it myself. We may sell online in two years, not now. Dogs on leads are welcome except in the tea hut. Coach parties must book.",
    timeline: "3-6 months",
    budget: "$10,000 - $25,000",
    tone: "Modern",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "saltmarshplants.example",
    hasHosting: true,
    hostingProvider: "Krystal",
    contact: {
      phone: "01328 555 016",
      email: "grow@saltmarshplants.example",
      address: "Marsh Lane, Stiffkey, Norfolk",
      country: "GB",
    },
  },
  points: [
    { asks: "which addresses of the guides stay, and the login to Joomla", by: "old-site", says: "move" },
    {
      asks: "how the Excel list is uploaded and which of its columns are shown",
      by: "updates",
      says: "Excel",
    },
    { asks: "opening hours and days, also of the tea hut", by: "confirm-hours", says: "which days" },
    { asks: "the whole address", by: "address-whole" },
    { asks: "trade terms: who qualifies, prices, smallest order, how one applies", by: "page-trade" },
    { asks: "when the open days are", by: "page-open-days", says: "dates" },
    { asks: "how coach parties book: how many, when, at what price" },
    { asks: "garden design: in which area, at what price, how Helen is reached" },
    { asks: "for which year and show the medal is, with its logo", by: "awards", says: "gold" },
    { asks: "access to hosting and domain", by: "domain-access" },
  ],
  needless: [],
};
