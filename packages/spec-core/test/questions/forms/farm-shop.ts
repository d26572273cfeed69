import type { BuildersForm } from "../builders-form.ts";

/** A farm with a shop, boxes and a field for tents. */
export const farmShop: BuildersForm = {
  name: "farm shop and camping, Devon",
  answers: {
    businessName: "Coombe Barton Farm",
    niche: "Farm shop and campsite",
    description:
      "We farm 140 acres near Kingsbridge, organic since 2003, beef, lamb and veg. Farm shop open Thursday to Saturday. Veg boxes delivered round Kingsbridge and Salcombe, three sizes, £12, £16 and £22. Small campsite May to September, 15 pitches, no electric. Pick your own pumpkins in October, very popular.",
    audience: "locals for the boxes, families on holiday for the camping and pumpkins",
    goals: ["Sell Products", "Book Appointments", "Share Information"],
    pages: ["Home", "About", "Products", "Contact", "Blog"],
    customPages: ["Veg boxes", "Camping", "Pumpkins"],
    competitors: "Riverford obviously",
    contentNotes:
      "At the moment boxes are ordered by text to Sue and it is chaos. People should be able to pause a box when they are away. Camping is £9 per adult, kids half, dogs welcome if on a lead. My son says we should do card payments only. Recipes every week. The Soil Association logo has to be on it. We could do with somewhere to say sold out.",
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
    tone: "Modern",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "coombebarton.example",
    contact: {
      phone: "01548 555 0119",
      address: "Coombe Barton, Kingsbridge, Devon",
      country: "GB",
    },
    socialMedia: {
      facebook: "facebook.com/coombebarton",
    },
  },
  points: [
    {
      asks: "which system takes weekly boxes that can be paused, and how one pays",
      by: "open-function",
      says: "pause",
    },
    { asks: "which villages the boxes go to, on which days, at what charge", by: "delivery" },
    { asks: "how pitches are booked: tool, deposit, cancellation", by: "booking-terms" },
    { asks: "opening times of the shop" },
    { asks: "the whole address with postcode", by: "address-whole" },
    { asks: "the certificate number of the Soil Association, and its logo" },
    { asks: "pumpkins: which days, price, tickets" },
    { asks: "who marks what is sold out, and where" },
    { asks: "who writes the recipes", by: "blog" },
    { asks: "whose the domain is, and whether there is a site at it", by: "domain-access" },
  ],
  needless: ["returns", "prices-open"],
};
