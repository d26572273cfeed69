import type { BuildersForm } from "../builders-form.ts";

/** Partial: typed on a phone, several answers left out. */
export const mobileGroomer: BuildersForm = {
  name: "mobile groomer, Perth",
  answers: {
    businessName: "Suds & Paws",
    niche: "Mobile dog grooming",
    description:
      "Mobile dog grooming, I come to you with the van. Hydrobath, clip, nails, ears, de-shed. Northern suburbs from Scarborough to Yanchep. Small dogs from $75, medium $90, large from $110 depending on coat. Cats by arrangement. Fully insured and Cert III.",
    audience: "busy people, older people who cant lift the dog",
    goals: ["Book Appointments"],
    pages: ["Home", "Services", "Pricing", "Contact"],
    customPages: ["Suburbs"],
    contentNotes:
      "Each suburb has its own day, people need to see which. I need to know breed, weight, age, when last groomed, if it bites. Matted dogs cost more. Text reminders the day before. I will have a second van after Easter and a girl for it. Before and afters!! I want a loyalty thing, 6th wash free",
    tone: "Fun",
    contact: { phone: "0491 570 156", country: "AU" },
    socialMedia: { instagram: "@sudsandpawsperth", facebook: "Suds & Paws Perth" },
  },
  points: [
    { asks: "an e-mail address, and the ABN and name of the business", by: "registration" },
    {
      asks: "which suburb on which day, and who changes the list",
      by: "page-suburbs",
      says: "on which days",
    },
    { asks: "whether times are booked online with a tool, or asked for and confirmed", by: "booking-tool" },
    { asks: "what the form asks, and where it goes", by: "form-recipient" },
    { asks: "what matted coats cost on top" },
    { asks: "what cats cost, and when they are taken" },
    {
      asks: "through which service reminders are sent, and in which account",
      by: "booking-terms",
      says: "Which service",
    },
    { asks: "the day from which the second van runs, the groomer's name, and which areas" },
    {
      asks: "pictures before and after: which, and whether the owners agree",
      by: "pictures",
      says: "Before and afters",
    },
    { asks: "how the sixth free wash is counted, and its terms" },
    { asks: "with whom she is insured, and how the certificate is worded", by: "licences", says: "insured" },
    { asks: "what holds on cancellations or when nobody is at home", by: "booking-terms", says: "cancel" },
    { asks: "how one pays: card in the van, cash, online", by: "booking-terms", says: "do people pay" },
    { asks: "the full address of the Facebook page", by: "social-facebook" },
    { asks: "under which domain the site stands", by: "domain" },
    { asks: "what is needed at the house: water, power, parking" },
  ],
  needless: [],
};
