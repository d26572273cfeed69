import type { BuildersForm } from "../builders-form.ts";

/** Hurried, no full stops. */
export const drivingSchool: BuildersForm = {
  name: "driving school, Stockport",
  answers: {
    businessName: "Pass With Priya",
    niche: "Driving school",
    description:
      "driving lessons in stockport and south manchester, manual and automatic, me and two other instructors. DVSA approved. 2hr lesson £76, block of 10 hours £360, first lesson half price. intensive courses too, motorway lessons, pass plus. nervous drivers are my speciality. lessons 7 days a week, i pick you up from home school or work",
    audience: "17 year olds and their mums, nervous adults, people with a foreign licence",
    goals: ["Generate Leads", "Book Appointments"],
    pages: ["Home", "About", "Pricing", "Testimonials", "FAQ", "Contact"],
    customPages: ["Intensive courses", "Gift vouchers"],
    competitors: "red and AA",
    contentNotes:
      "waiting list at the moment for automatic so need to say that and take it off again. pupils should be able to book and pay for their next lesson on their phone, i use Total Drive for the diary. theory test stuff would be good. wall of passes with photos of them holding the certificate, i have about 200 on facebook. cancellation is 48 hours otherwise full price",
    timeline: "ASAP",
    budget: "Under $1,000",
    tone: "Fun",
    contentStyle: "Casual",
    contact: { phone: "07700 900418", country: "GB" },
    socialMedia: { facebook: "facebook.com/passwithpriya" },
  },
  points: [
    { asks: "the e-mail address, and the address for the legal pages", by: "form-recipient" },
    { asks: "the registered name and form of the business, VAT", by: "registration" },
    { asks: "which postcodes are covered, and by which instructor", by: "area-served" },
    {
      asks: "names, pictures and ADI numbers of the three instructors, and their consent",
      by: "people-unnamed",
      says: "two other instructors",
    },
    {
      asks: "whether booking and payment run through Total Drive, and its link",
      by: "booking-tool-access",
      says: "Total Drive",
    },
    { asks: "length, dates and price of intensive courses", by: "page-intensive-courses" },
    {
      asks: "how the waiting list works: who switches the notice, whether people can join it",
      by: "open-function",
      says: "waiting list",
    },
    { asks: "how vouchers are sold, for how long they hold", by: "vouchers" },
    { asks: "what theory content is meant: texts, links, an app" },
    { asks: "consent of the people in the pass photos, and which ones of the 200", by: "pictures" },
    {
      asks: "whether block price and half price hold for automatic too, and for how long blocks are valid",
      by: "prices-current",
      says: "block of",
    },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};
