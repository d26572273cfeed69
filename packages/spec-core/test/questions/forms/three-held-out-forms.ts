import type { BuildersForm } from "../builders-form.ts";

const campsite: BuildersForm = {
  name: "campsite, Pembrokeshire",
  answers: {
    businessName: "Carreg Goch Camping",
    niche: "Campsite with pods",
    description:
      "Small family campsite above the sea near Solva, 24 pitches and five pods. Pitch from £22, pods £60 to £85 depending on the season. Open Easter to the end of October. Campfires are allowed in our baskets, wood £6. Dogs welcome on leads. Pizza van on Fridays. Showers are hot and free. Surf lessons through a friend.",
    audience: "Families, walkers of the coast path, groups of Scouts.",
    goals: ["Book Appointments", "Share Information"],
    pages: ["Home", "About", "Gallery", "Pricing", "FAQ", "Contact"],
    customPages: ["Pods", "Things to do"],
    contentNotes:
      "At present people email and I write it in a book. Deposit, I'm not sure how much. Welsh as well as English if possible. A map of the site with the numbers. Some pods have a kitchen. Arrival after two, not after ten at night. Photos from guests on Facebook. Electric hook ups for a few pitches.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Friendly",
    contact: {
      phone: "01437 960 155",
      email: "stay@carreggoch.example",
      address: "Carreg Goch, Solva, Haverfordwest SA62 6XX",
      country: "GB",
    },
  },
  points: [
    { asks: "which booking system, and what is booked: pitches, pods or both", by: "booking-tool" },
    { asks: "how much deposit, and the cancellation terms", by: "booking-terms", says: "deposit" },
    { asks: "which season has which price", by: "prices-current", says: "season" },
    {
      asks: "what a pod holds, which have a kitchen, and how many sleep in it",
      by: "page-pods",
      says: "kitchen",
    },
    { asks: "from which date to which it is open", by: "confirm-hours", says: "Easter" },
    { asks: "which pitches have electricity, and what it costs" },
    { asks: "whether dogs cost, and are allowed in pods" },
    { asks: "who gives surf lessons, and whether to link them" },
    { asks: "prices and terms for groups like Scouts" },
    { asks: "who translates into Welsh" },
    { asks: "a map as a file, or who draws it" },
    { asks: "rights in guests' photos, and consent", by: "pictures", says: "Who took them" },
    { asks: "which things to do stand on that page", by: "page-things-to-do" },
    { asks: "what the FAQ asks", by: "faq" },
    { asks: "whether the pizza van comes every Friday, and its name" },
    { asks: "registered name and tax", by: "registration" },
    { asks: "domain", by: "domain" },
  ],
  needless: ["map", "arranged"],
};

const speechCoach: BuildersForm = {
  name: "voice and interview coach, Toronto",
  answers: {
    businessName: "Speak Up Studio",
    niche: "Voice and interview coach",
    description:
      "I help newcomers to Canada and shy professionals to speak with confidence in interviews and meetings. One to one online or in my studio downtown. Single session 120 dollars, package of five 520. Mock interviews are recorded and you get the recording. Corporate workshops half day or full day. I was a radio host for eleven years.",
    audience: "Newcomers, engineers, nurses who have to pass the exam, HR departments.",
    goals: ["Generate Leads", "Book Appointments"],
    pages: ["Home", "About", "Services", "Testimonials", "Blog", "Contact"],
    customPages: ["For companies", "Free guide"],
    contentNotes:
      "I use Calendly now and it is okay. The guide is a PDF that people get for their email. Clients from three banks, not sure I may show logos. Podcast in the fall. Reduced rate for refugees. French later. A short video of me at the top. Invoices with HST.",
    timeline: "ASAP",
    budget: "$1,000 - $5,000",
    tone: "Professional",
    contact: { phone: "416-555-0188", email: "hello@speakupstudio.example", address: "", country: "CA" },
  },
  points: [
    {
      asks: "whether Calendly stays, its link, and what can be booked",
      by: "booking-tool-access",
      says: "Calendly",
    },
    {
      asks: "the address of the studio, or that it is told after booking",
      by: "contact-details",
      says: "address",
    },
    { asks: "how long a session takes, and whether HST is included" },
    { asks: "what workshops cost and hold", by: "workshops", says: "price" },
    { asks: "how much the reduced rate is, and who gets it" },
    { asks: "the PDF, which tool sends it, and consent to more mails" },
    { asks: "whether the banks' logos may be shown", by: "open-points", says: "banks" },
    { asks: "how recordings are kept, and for how long" },
    { asks: "cancellation and refunds of a package", by: "booking-tool-access", says: "cancel" },
    { asks: "testimonials, with names or without", by: "testimonials" },
    { asks: "who writes the blog, and how many posts at the start", by: "blog" },
    {
      asks: "the podcast: where it is hosted, and whether the site shows it now",
      by: "open-function",
      says: "Podcast",
    },
    { asks: "the video as a file, with captions", by: "video", says: "captions" },
    { asks: "whether French must be prepared", by: "language", says: "French" },
    { asks: "her name and story, and a portrait" },
    { asks: "business number", by: "registration" },
    { asks: "domain", by: "domain" },
  ],
  needless: ["downloads"],
};

const fishmonger: BuildersForm = {
  name: "fishmonger, Howth",
  answers: {
    businessName: "Pier Nine Fish",
    niche: "Fishmonger with a counter for food",
    description:
      "Fresh fish from the boats every morning on the pier in Howth, and a counter with chowder, crab rolls and fish and chips. Whole fish, filleted free. Platters for parties to order, from €45. We supply some restaurants. Oysters from Carlingford. Delivery in north Dublin on Thursdays and Fridays over a minimum. Closed Mondays.",
    audience: "Locals, day trippers off the DART, restaurants.",
    goals: ["Sell Products", "Share Information"],
    pages: ["Home", "About", "Shop", "Contact"],
    customPages: ["Menu", "Catch of the day"],
    contentNotes:
      "The catch changes daily, I'd like to do it from my phone. Recipes from my mother. Allergens must be there. Order platters two days before. There was an award in 2022. Pictures by my nephew. Instagram is where people look. Christmas orders start in November with a list.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Casual",
    contact: {
      phone: "01 555 0179",
      email: "fish@piernine.example",
      address: "9 West Pier, Howth, Co. Dublin",
      country: "IE",
    },
  },
  points: [
    {
      asks: "what is sold online: platters, fish or both, and who takes payment",
      by: "product-data",
      says: "Which products",
    },
    { asks: "what delivery costs, the minimum, and which areas", by: "delivery", says: "minimum" },
    {
      asks: "what the catch of the day shows, and by which tool it is changed",
      by: "page-catch-of-the-day",
      says: "catch",
    },
    { asks: "the menu with prices and allergens", by: "page-menu", says: "allergens" },
    { asks: "which platters, for how many people, at what price" },
    { asks: "opening hours", by: "confirm-hours" },
    {
      asks: "which restaurants, and whether they may be named; terms for trade",
      by: "others-named",
      says: "restaurants",
    },
    { asks: "which award, from whom, and its logo" },
    { asks: "how Christmas orders work, with which deadline" },
    { asks: "the name of the Instagram account" },
    { asks: "rights in the nephew's pictures", by: "pictures", says: "nephew" },
    { asks: "which recipes, and who writes them down" },
    { asks: "cancellation and returns of fresh goods", by: "returns" },
    {
      asks: "registration as a food business, company and VAT number",
      by: "registration",
      says: "VAT number",
    },
    { asks: "who works there, and the story", by: "about", says: "who is behind" },
    { asks: "whether seats are there, or food is to go" },
    { asks: "domain", by: "domain" },
  ],
  needless: ["functions-named", "people-unnamed"],
};

/** Three forms of the same round, listed at the same time and read after the last rule. */
export const threeHeldOutForms: readonly BuildersForm[] = [campsite, speechCoach, fishmonger];
