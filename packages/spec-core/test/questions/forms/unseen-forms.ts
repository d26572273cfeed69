import type { BuildersForm } from "../builders-form.ts";

const dogTrainer: BuildersForm = {
  name: "dog trainer, Norwich",
  answers: {
    businessName: "Steady Paws",
    niche: "Dog training",
    description:
      "One to one dog training at your home and puppy classes in the village hall at Hethersett. I use rewards only. Puppy course is six weeks for £95. Behaviour cases need a vet referral first. I am a member of the APDT. Residential training for dogs from all over the country.",
    audience: "New puppy owners and people at the end of their rope.",
    goals: ["Book Appointments", "Educational Content"],
    pages: ["Home", "About", "Services", "Contact", "Blog"],
    customPages: ["Puppy classes", "Behaviour cases"],
    contentNotes:
      "New course dates every two months. A questionnaire before the first visit, it is four pages. Videos of dogs I have trained, the owners sent them. Online course for recall, not ready yet. I would like to sell leads and treats maybe.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Fun",
    contact: { phone: "07700 900655", email: "jo@steadypaws.example", country: "GB" },
  },
  points: [
    {
      asks: "the next dates of puppy classes, times, places left, and how one pays",
      by: "page-puppy-classes",
    },
    { asks: "how far she travels, and what that costs" },
    { asks: "what a home visit and residential training cost" },
    { asks: "how vets refer, and what the referral must hold" },
    {
      asks: "into which form the questionnaire goes, and who reads it",
      by: "form-fields",
      says: "questionnaire",
    },
    { asks: "whether the owners agree to the videos", by: "video", says: "agreed" },
    { asks: "the APDT number and mark", by: "marks" },
    { asks: "from when the online course is there, and through which platform" },
    { asks: "whether leads and treats are sold, and how" },
    { asks: "insurance" },
    { asks: "who writes the blog", by: "blog" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const florist: BuildersForm = {
  name: "florist, Ghent",
  answers: {
    businessName: "Atelier Klaproos",
    niche: "Florist",
    description:
      "Flower shop near the Vrijdagmarkt with local flowers from spring to autumn. Bouquets from 25 euro. Weddings and funerals. Workshops in the evening, six persons around the table. We deliver by bike in Ghent.",
    audience: "People from the neighbourhood, couples, some offices with a weekly bouquet.",
    goals: ["Sell Products", "Showcase Portfolio"],
    pages: ["Home", "About", "Products", "Portfolio", "Contact"],
    customPages: ["Workshops", "Weddings"],
    contentNotes:
      "Order a bouquet online with date and message. Dried flowers can be sent by post. Dutch and French and English. My growers should be mentioned. We close three weeks in August. Photographers of the weddings want their name under the picture.",
    timeline: "Within 1 month",
    budget: "$1,000 - $5,000",
    tone: "Minimalist",
    contact: {
      phone: "09 555 01 23",
      email: "dag@klaproos.example",
      address: "Kammerstraat 8, 9000 Gent",
      country: "BE",
      openingHours: "Tue-Sat 10-18",
    },
    socialMedia: { instagram: "@atelierklaproos" },
  },
  points: [
    { asks: "the company number and VAT", by: "registration" },
    {
      asks: "until when one orders for which day, and what delivery costs",
      by: "delivery",
      says: "at what cost",
    },
    { asks: "payment provider", by: "payment" },
    { asks: "which bouquets and sizes, with pictures and prices", by: "product-data" },
    { asks: "what sending dried flowers costs, and to which countries", by: "delivery", says: "Dried" },
    { asks: "which language comes first, and who translates", by: "language" },
    { asks: "which growers, and whether they agree" },
    { asks: "which three weeks of August", by: "closures", says: "August" },
    {
      asks: "which photographers, which pictures, and the couples' consent",
      by: "pictures",
      says: "Photographers",
    },
    { asks: "dates, price and length of workshops, and how one books", by: "page-workshops" },
    { asks: "terms of the weekly bouquet for offices", by: "subscriptions", says: "offices" },
    { asks: "what wedding flowers cost from, and how one asks", by: "page-weddings" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const bandHire: BuildersForm = {
  name: "ceilidh band, Inverness",
  answers: {
    businessName: "The Tangle Rig",
    niche: "Ceilidh band",
    description:
      "Four of us, fiddle, box, drums and a caller. Weddings, school dances, Hogmanay. We bring our own PA. Played over 300 weddings. Price depends on the distance and how late you want us.",
    audience: "Couples, mostly, and village halls.",
    goals: ["Generate Leads"],
    pages: ["Home", "About", "Testimonials", "Contact"],
    customPages: ["Listen", "Weddings", "Dates"],
    contentNotes:
      "People always ask are we free on a date so a calendar. Three tracks and a video from the Aviemore wedding. Quote form. We have PLI and PAT certificates, venues ask for them. Donald is leaving in the spring, new drummer not found.",
    timeline: "ASAP",
    budget: "Under $1,000",
    tone: "Bold",
    contact: { phone: "07700 900244", country: "GB" },
  },
  points: [
    { asks: "an e-mail address, and into which mailbox quotes go", by: "form-recipient" },
    { asks: "which calendar shows free dates, and who keeps it", by: "calendar" },
    { asks: "where the tracks and the video lie, and whose the rights are", by: "video" },
    { asks: "whether the couple in the video agrees", by: "video", says: "agreed" },
    { asks: "what a wedding costs from", by: "page-weddings", says: "price" },
    { asks: "how far they travel" },
    { asks: "whether certificates are loaded or sent" },
    { asks: "the names of the four, and who is shown", by: "about" },
    { asks: "who is drummer from spring on" },
    { asks: "deposit and cancellation" },
    { asks: "whose words stand as testimonials", by: "testimonials" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["trade-works"],
};

const physioOttawa: BuildersForm = {
  name: "pelvic health physiotherapist, Ottawa",
  answers: {
    businessName: "Rideau Pelvic Health",
    niche: "Physiotherapist",
    description:
      "Pelvic health physiotherapy in Centretown. I see people during pregnancy, after birth, and before and after prostate surgery. First visit 60 minutes $160, follow up $120. Virtual visits across Ontario. I bill Green Shield and Sun Life directly. There is one flight of stairs, no elevator.",
    audience: "Pregnant people, new parents, men after surgery. Family doctors send many of them.",
    goals: ["Book Appointments"],
    pages: ["Home", "About", "Services", "FAQ", "Contact"],
    customPages: ["For doctors", "Prenatal classes"],
    contentNotes:
      "Booking is on Jane. French as well, I am bilingual. A handout for after birth as a PDF. My maternity leave starts in June and a colleague takes over. Intake form is in Jane already.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Minimalist",
    hasDomain: true,
    domainName: "rideaupelvic.example",
    contact: {
      email: "hello@rideaupelvic.example",
      address: "210 Gladstone Ave, Ottawa, ON K2P 0Y6",
      country: "CA",
    },
  },
  points: [
    { asks: "the college registration number", by: "profession" },
    { asks: "the link to Jane, and whether it is embedded", by: "booking-tool-access" },
    { asks: "whether the whole site is in French, and who translates", by: "language" },
    { asks: "the colleague's name and number, and from which day" },
    { asks: "how doctors send referrals" },
    { asks: "dates, price and place of prenatal classes", by: "page-prenatal-classes" },
    { asks: "with which tool virtual visits are held, and their price" },
    { asks: "which insurers are billed directly, and for what" },
    { asks: "which handout, and who replaces it", by: "downloads" },
    { asks: "opening hours", by: "contact-details" },
    { asks: "how the stairs are told, and what is offered instead" },
    { asks: "cancellation terms", by: "booking-tool-access", says: "cancel" },
    { asks: "whose the domain is", by: "domain-access" },
  ],
  needless: ["portfolio"],
};

const repairCafe: BuildersForm = {
  name: "tool library, Bristol",
  answers: {
    businessName: "Borrow It",
    niche: "Tool library",
    description:
      "A library of things in Easton. 600 tools, tents and kitchen machines to borrow for a few pounds. Members choose what they pay, from £20 a year. Repair evenings on the first Wednesday. We are a community interest company run by volunteers.",
    audience: "Anyone in east Bristol with more ideas than storage.",
    goals: ["Share Information", "Build Community"],
    pages: ["Home", "About", "FAQ", "Contact"],
    customPages: ["Catalogue", "Become a member", "Donate a tool", "Volunteer"],
    contentNotes:
      "Catalogue is in MyTurn and people reserve there. Safety sheets for the power tools. Late fees are 50p a day. A wish list of tools we need. Funders' logos at the bottom. Opening times change in the holidays.",
    timeline: "No rush",
    budget: "Under $1,000",
    tone: "Fun",
    contact: {
      email: "hi@borrowit.example",
      address: "The Old Library, Easton, Bristol BS5 0AB",
      country: "GB",
      openingHours: "Wed 5-8, Sat 10-1",
    },
  },
  points: [
    { asks: "the company number", by: "registration" },
    { asks: "how the catalogue in MyTurn is shown: link or embedded, who gives access" },
    { asks: "how one joins and pays, and what papers are asked for", by: "page-become-a-member" },
    { asks: "which safety sheets, as which files" },
    { asks: "which tools are wanted, who changes the list", by: "open-function", says: "wish list" },
    { asks: "what tools are taken, in which state, brought where" },
    { asks: "which funders, with which logos, and what they want said" },
    { asks: "what the times in the holidays are, and who changes them" },
    { asks: "at what hours repair evenings are, and whether one books" },
    { asks: "what volunteers do, and who answers", by: "page-volunteer" },
    { asks: "deposit, damage and liability for what is borrowed", by: "hire-terms" },
    { asks: "whose pictures may be used", by: "pictures" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["donations", "trade-courses"],
};

/** Forms that were written, and listed, after the last rule; no rule was mended by them. */
export const unseenForms: readonly BuildersForm[] = [dogTrainer, florist, bandHire, physioOttawa, repairCafe];
