import type { BuildersForm } from "../builders-form.ts";

/** Typed in the van. */
export const plumber: BuildersForm = {
  name: "plumber, Leeds",
  answers: {
    businessName: "D Marsh Plumbing & Heating",
    niche: "plumber and heating engineer",
    description:
      "boilers bathrooms leaks. gas safe registered. 22 years in the trade. me and my lad. LS postcodes and a bit of bradford. no call out charge. boiler service 85 quid, landlord certs. worcester bosch installer so you get 10 years on the boiler. out of hours is time and a half",
    audience: "landlords, old ladies, anyone with a leak",
    goals: ["Generate Leads"],
    pages: ["Home", "Services", "Contact", "Testimonials"],
    customPages: ["Bathrooms", "Landlords"],
    contentNotes:
      "big button to ring me. they should be able to send a photo of the boiler. checkatrade 9.8, put that on. finance on boilers through a company. remind people when the service is due, can the site do that. wife does the emails. some bathroom pics on my phone",
    timeline: "ASAP",
    budget: "Under $1,000",
    tone: "Modern",
    contact: { phone: "07700 900731", country: "GB" },
  },
  points: [
    { asks: "an e-mail address, and which one gets the messages", by: "form-recipient" },
    { asks: "the trading name in law, and an address", by: "registration" },
    { asks: "the Gas Safe number", by: "profession" },
    { asks: "which postcodes, and how far into Bradford" },
    { asks: "the Worcester Bosch mark, and how the guarantee is worded" },
    { asks: "what other work costs: certificates, out of hours" },
    { asks: "when out of hours begins, and whether he comes at night" },
    { asks: "where photos of boilers go", by: "uploads" },
    { asks: "whether the Checkatrade score may be shown and linked" },
    { asks: "through which company finance runs, on which terms" },
    { asks: "how people are reminded of the service: list, consent, tool" },
    { asks: "which bathroom pictures, and whether the owners agree" },
    { asks: "what landlords get: certificates, price for several flats, invoices", by: "page-landlords" },
    { asks: "whose words stand as testimonials", by: "testimonials" },
    { asks: "the son's name, and whether he is shown" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};
