import type { BuildersForm } from "../builders-form.ts";

/** A craftsman with an offer that changes. */
export const solar: BuildersForm = {
  name: "solar installers, Cork",
  answers: {
    businessName: "Lee Valley Solar",
    niche: "Solar panel installation",
    description:
      "Solar PV and batteries for homes and farms in Cork and Kerry. SEAI registered so you get the grant. Over 600 installs. 4kW system from €7,900 after the grant, battery extra. EV chargers as well. Family business, myself and my two sons and six fitters.",
    audience: "home owners and dairy farmers",
    goals: ["Generate Leads"],
    pages: ["Home", "About", "Services", "Portfolio", "FAQ", "Contact"],
    customPages: ["Farms", "Grants"],
    competitors: "every crowd with a van since the grants came",
    contentNotes:
      "savings calculator would be great. finance with the credit union. put the guarantee on it, 10 years on work and 25 on panels or is it 20. video of the Murphy farm job. grants change in january so that has to be easy to change. reviews from google. survey is free, they pick a day themselves",
    timeline: "Within 1 month",
    budget: "$5,000 - $10,000",
    tone: "Corporate",
    contact: {
      phone: "021 555 0160",
      email: "info@leevalleysolar.example",
      address: "Unit 4, Ballincollig, Co. Cork",
      country: "IE",
    },
    socialMedia: {
      facebook: "facebook.com/leevalleysolar",
    },
  },
  points: [
    { asks: "company, number and VAT number" },
    {
      asks: "how the savings calculator reckons, and from which data",
      by: "open-function",
      says: "calculator",
    },
    { asks: "on which terms the credit union lends, and how it may be advertised" },
    { asks: "how many years the guarantee on the panels runs" },
    {
      asks: "the video of the Murphy farm: whose it is, where it lies, and whether the Murphys agree",
      by: "video",
      says: "Murphy",
    },
    { asks: "which grants at which sums stand on the page, and who changes them" },
    { asks: "the SEAI number and mark" },
    { asks: "with which tool one picks a day for the survey" },
    { asks: "what a battery and a charger cost" },
    { asks: "which jobs the portfolio shows", by: "pictures" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["contact-details"],
};
