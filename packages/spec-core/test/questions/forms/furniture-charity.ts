import type { BuildersForm } from "../builders-form.ts";

/** Written by a manager for a board. */
export const furnitureCharity: BuildersForm = {
  name: "furniture charity, Dundee",
  answers: {
    businessName: "Second Start Dundee",
    niche: "Furniture reuse charity",
    description:
      "We collect furniture people no longer need and pass it on to families who are setting up a home, often after homelessness. Last year we helped 1,140 households. We have a warehouse shop in Dundee that is open to everyone, and a repair workshop where people can train. Scottish charity. Nine staff and around sixty volunteers.",
    audience:
      "People with furniture to give, people referred to us by social workers, shoppers, volunteers, funders.",
    goals: ["Share Information", "Generate Leads", "Build Community"],
    pages: ["Home", "About", "Contact", "Careers"],
    customPages: ["Donate furniture", "Get furniture", "Volunteer", "Shop", "Support us", "Our impact"],
    competitors: "British Heart Foundation shops, council bulky uplift",
    contentNotes:
      "Donors should tell us what they have with photos and choose a collection day, our vans go to each area on certain days. Sofas need the fire label. Referrals only come from agencies, not from the public, at the moment on a Word form. Annual report as PDF. The board would like a live counter of items reused. Gift Aid on furniture sold, that is complicated. Easy read version wanted by one trustee. Stories of people we helped, names changed.",
    timeline: "3-6 months",
    budget: "$5,000 - $10,000",
    tone: "Corporate",
    contentStyle: "Professional",
    hasDomain: true,
    domainName: "secondstartdundee.example",
    contact: {
      phone: "01382 555 0122",
      email: "office@secondstart.example",
      address: "Unit 7, Dryburgh Industrial Estate, Dundee",
      country: "GB",
      openingHours: "Shop Mon-Sat 10-4",
    },
    socialMedia: { facebook: "facebook.com/secondstartdundee" },
  },
  points: [
    { asks: "the number of the Scottish charity and the company", by: "charity-number" },
    {
      asks: "what donors may send: how many photos, how large, where they go",
      by: "uploads",
      says: "photos",
    },
    {
      asks: "which areas on which days, and how a day is chosen: tool or request",
      by: "page-donate-furniture",
      says: "collected",
    },
    { asks: "what is taken and what not, beyond the fire label", by: "page-donate-furniture", says: "taken" },
    {
      asks: "through which form or system agencies refer, and how the data are protected",
      by: "referrals",
      says: "Word form",
    },
    { asks: "how people can give money: provider, monthly, Gift Aid", by: "donations" },
    { asks: "whether the shop sells online or only shows where it is", by: "shop-online" },
    { asks: "where the figure of the counter comes from, and who updates it" },
    { asks: "how Gift Aid on sold furniture is explained or registered" },
    {
      asks: "which pages get an easy read version, and who writes it",
      by: "open-function",
      says: "Easy read",
    },
    { asks: "whose stories, and whether these people agree", by: "stories" },
    { asks: "which roles volunteers can take, how they apply, who answers", by: "page-volunteer" },
    { asks: "which positions are open, and where applications go", by: "jobs" },
    { asks: "which annual reports, and who uploads them", by: "downloads" },
    { asks: "the board's say: who approves the texts", by: "sign-off" },
    { asks: "the whole address with postcode", by: "address-whole" },
    { asks: "whose the domain is, and who has access", by: "domain-access" },
    { asks: "which pictures of people and works may be used", by: "pictures" },
  ],
  needless: [],
};
