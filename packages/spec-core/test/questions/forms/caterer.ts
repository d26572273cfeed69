import type { BuildersForm } from "../builders-form.ts";

/** Busy, writes between two jobs. */
export const caterer: BuildersForm = {
  name: "caterer, Bath",
  answers: {
    businessName: "Fig & Fennel",
    websiteName: "Fig & Fennel Catering",
    niche: "Event catering",
    description:
      "We cater for weddings, funerals and office lunches in Bath and round about. Seasonal food, a lot of it vegetarian, everything cooked in our kitchen in Twerton. Buffets from £18 a head, sit down meals from £42, canapes on top. We bring plates, staff and if you want a bar. Minimum 25 people. Tastings for couples once they have booked. 5 star hygiene rating.",
    audience: "Couples, families, PAs who order the lunch.",
    goals: ["Generate Leads", "Showcase Portfolio"],
    pages: ["Home", "About", "Services", "Portfolio", "Testimonials", "Contact"],
    customPages: ["Sample menus", "Weddings", "Office lunches"],
    competitors: "Two others that do the same venues, both with prettier photos.",
    contentNotes:
      "Enquiry form with date, number of people, venue, and allergies. We are on the list at four venues, would be good to show that. Office lunches by 2pm the day before, at the moment they email and half of it gets lost. Menus change four times a year. Our photographer friend gave us pictures from three weddings. Supper clubs start again in October, 30 seats, people pay upfront. Deposit to hold a date.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Modern",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "figandfennel.example",
    contact: { phone: "01225 555 018", email: "hello@figandfennel.example", country: "GB" },
    socialMedia: { instagram: "@figandfennelbath" },
  },
  points: [
    { asks: "the company's legal name, form and number for the legal pages", by: "registration" },
    { asks: "the postal address of the kitchen, and whether it is shown", by: "contact-details" },
    { asks: "how far they go, and what travel costs beyond that", by: "area-served" },
    {
      asks: "which menus, with dishes, allergens and prices, and who changes them each season",
      by: "page-sample-menus",
    },
    {
      asks: "what the price per head includes: staff, plates, bar, VAT",
      by: "prices-current",
      says: "a head",
    },
    {
      asks: "how offices order: form or shop, minimum, where delivered, how paid",
      by: "page-office-lunches",
    },
    { asks: "how supper clubs are announced and paid: dates, price, which ticket tool" },
    {
      asks: "how much the deposit is, how it is paid, and what holds on a cancellation",
      by: "deposit",
      says: "How much",
    },
    {
      asks: "which four venues, and whether they agree to be named",
      by: "others-named",
      says: "four venues",
    },
    { asks: "whose the wedding pictures are, and whether photographer and couples agree", by: "pictures" },
    { asks: "whose words stand as testimonials", by: "testimonials" },
    { asks: "into which mailbox enquiries go, and how soon they are answered" },
    { asks: "whether the bar is licensed, and by whom" },
    { asks: "whose the domain is, and who has access to it", by: "domain-access" },
  ],
  needless: [],
};
