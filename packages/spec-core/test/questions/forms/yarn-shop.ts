import type { BuildersForm } from "../builders-form.ts";

/** Chatty, and sells on the site. */
export const yarnShop: BuildersForm = {
  name: "yarn shop, Portland",
  answers: {
    businessName: "Loop & Larkspur",
    niche: "Yarn shop",
    description:
      "Hi! So we are a little yarn shop on Alberta Street, I opened it in 2016 after leaving nursing (best thing I ever did). We carry hand-dyed yarn from about a dozen Oregon dyers, needles, notions and kits. My own line is called Larkspur Wool and I dye it in the back room on Mondays. We have a knit night every Thursday from 6 and it is free, just come. Beginner classes are six weeks, $140 with yarn, max eight people. I ship anywhere in the US with USPS, Canada sometimes.",
    audience:
      "Knitters and crocheters of all kinds, mostly women between 30 and 70, and lately a lot of younger folks who found us on Instagram.",
    goals: ["Sell Products", "Build Community"],
    pages: ["Home", "About", "Products", "Contact", "Blog"],
    customPages: ["Classes", "Knit night"],
    competitors: "Twisted is lovely, I like how their class calendar works. Amazon I suppose.",
    contentNotes:
      "We use Square in the store and it would be great if the stock matched. People always ask for gift cards. I write a letter to customers every month in Mailchimp, about 900 people. No stock photos please, my daughter is taking pictures in March. I'd love a pattern library people can download, some are free and some would cost.",
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
    tone: "Fun",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "loopandlarkspur.example",
    contact: {
      phone: "(503) 555-0142",
      email: "hello@loopandlarkspur.example",
      address: "1822 NE Alberta St\nPortland, OR 97211",
      country: "US",
      openingHours: "Tue-Sat 10-6, Thu until 9, Sun 12-4",
    },
    socialMedia: { instagram: "@loopandlarkspur" },
  },
  points: [
    {
      asks: "whether the shop runs on Square, so that the stock matches",
      by: "open-function",
      says: "Square",
    },
    { asks: "through which provider customers pay, and whether there is an account", by: "payment" },
    {
      asks: "what shipping costs, whether Canada is served, and pick-up in the shop",
      by: "delivery",
      says: "Canada",
    },
    { asks: "what can be returned", by: "returns" },
    { asks: "how many products, who enters them, from which data", by: "product-data" },
    { asks: "how gift cards are sold and redeemed", by: "vouchers" },
    { asks: "where the sign-up for the Mailchimp letter stands, and who gives access", by: "newsletter" },
    {
      asks: "which patterns are free, which cost what, in which files, and whose they are",
      by: "downloads",
      says: "which cost",
    },
    {
      asks: "when classes begin, how one enrols and pays, and what holds on a cancellation",
      by: "page-classes",
    },
    { asks: "what is shown until the photos of March", by: "pictures", says: "March" },
  ],
  needless: [],
};
