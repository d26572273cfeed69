import type { BuildersForm } from "../builders-form.ts";

const kiteSchool: BuildersForm = {
  name: "kite school, Tarifa",
  answers: {
    businessName: "Levante Kite",
    niche: "Kitesurf school",
    description:
      "Kitesurf lessons on the beach of Los Lances, from first steps to jumping. Beginner course three days 240 €, private hour 75 €. Equipment rental for those who can show a level. Rescue boat. IKO instructors in English, Spanish and German. If there is no wind we do SUP or you come back.",
    audience: "Travellers 18 to 45, some families, hotels send guests.",
    goals: ["Book Appointments", "Sell Products"],
    pages: ["Home", "About", "Services", "Pricing", "Gallery", "Contact"],
    customPages: ["Kite camp", "Spots"],
    contentNotes:
      "Live wind would be nice from some station. People book on WhatsApp now, want to try a real system. Liability paper everybody signs. Camp with accommodation together with a friend's hostel. Used gear at the end of the season.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Bold",
    contact: { phone: "+34 655 01 23 99", email: "hola@levantekite.example", country: "ES" },
    socialMedia: { instagram: "@levantekite" },
  },
  points: [
    { asks: "which system books, who answers and in whose account", by: "booking-tool" },
    { asks: "what the rental costs, with which deposit, and how a level is shown" },
    { asks: "what exactly holds without wind: how long a course is good for, refunds" },
    { asks: "names, papers and languages of the instructors" },
    { asks: "which station the wind comes from, and whether it may be shown" },
    { asks: "the liability paper: text, and whether it is signed online" },
    { asks: "dates, price and contents of the camp", by: "page-kite-camp" },
    { asks: "which hostel, and who takes the money for it", by: "page-kite-camp", says: "hostel" },
    { asks: "what an entry of used gear shows, and how one buys" },
    { asks: "the meeting point, and the months of operation" },
    { asks: "the IKO centre number and mark", by: "marks", says: "IKO" },
    { asks: "insurance of school and pupils", by: "customers-cover" },
    { asks: "tax number and licence of the school", by: "registration" },
    { asks: "which languages the site has, and who translates", by: "language" },
    { asks: "rights in the gallery's pictures", by: "pictures" },
    { asks: "least age and weight, and what parents sign", by: "customers-cover", says: "age" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["trade-courses"],
};

const pianoTuner: BuildersForm = {
  name: "piano workshop, Halifax",
  answers: {
    businessName: "Bluenose Piano Works",
    niche: "Piano tuner and restorer",
    description:
      "Piano tuning in Halifax and the South Shore, $165 including tax. Restoration of uprights and grands in our shop in Dartmouth. Second hand pianos with a five year warranty. Moving and storage too. Two tuners and a finisher. We look after the pianos of the symphony and three universities.",
    audience: "Families, churches, schools, teachers, concert halls.",
    goals: ["Generate Leads"],
    pages: ["Home", "About", "Services", "Portfolio", "Contact"],
    customPages: ["Pianos for sale", "Advice"],
    contentNotes:
      "Tuning twice a year with a reminder card, maybe by mail now. Rent to own for students. A short video of each piano being played. Before and after of the Heintzman from 1911. My wife answers the phone until noon. French speaking tuner on Wednesdays.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Professional",
    contact: {
      phone: "902-555-0143",
      email: "shop@bluenosepiano.example",
      address: "41 Portland Street, Dartmouth, NS B2Y 1H1",
      country: "CA",
    },
  },
  points: [
    { asks: "how far along the South Shore, and what the way costs" },
    { asks: "what restoration costs from, how long it takes, and how an estimate is asked for" },
    { asks: "what an entry of a piano shows, and who keeps the list", by: "page-pianos-for-sale" },
    { asks: "what the warranty covers, and for which pianos" },
    { asks: "what moving and storage cost, and where to" },
    { asks: "names and pictures of the three" },
    { asks: "whether the symphony and universities may be named, with which logos" },
    {
      asks: "with which service reminders are sent, and how one agrees",
      by: "open-function",
      says: "reminder",
    },
    { asks: "terms and price of rent to own" },
    { asks: "who films, where the videos lie, and whose the music is", by: "video" },
    { asks: "which pictures of works, and whether the owners agree", by: "pictures" },
    { asks: "hours of shop and phone", by: "contact-details", says: "opening hours" },
    { asks: "whether the site is in French too" },
    { asks: "who writes the advice", by: "page-advice" },
    { asks: "company name and tax number", by: "registration" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const communityKitchen: BuildersForm = {
  name: "community kitchen, Glasgow",
  answers: {
    businessName: "The Pot",
    niche: "Community kitchen",
    description:
      "A community kitchen in Govanhill. Pay what you can lunches three days a week, cooking classes for new Scots, and we cater for events to pay for it all. Everything is vegetarian and halal. 40 volunteers from 20 countries. We are a SCIO.",
    audience: "Neighbours, people new to the city, offices who want lunch delivered, funders.",
    goals: ["Share Information", "Generate Leads"],
    pages: ["Home", "About", "Contact"],
    customPages: ["Lunch", "Catering", "Volunteer", "Donate"],
    contentNotes:
      "The menu goes up every Monday. Catering from £9 a head, ten people at least, we need a week. Some pages in Romanian, Urdu and Arabic. Photos of people only if they signed. Allergy list on the wall, could be on the site. Annual report as PDF. Our funders want their logos.",
    timeline: "1-3 months",
    budget: "Under $1,000",
    tone: "Warm",
    contact: {
      email: "hello@thepot.example",
      address: "Daisy Street, Glasgow G42",
      country: "GB",
    },
  },
  points: [
    { asks: "which days and hours lunch is", by: "page-lunch", says: "at which times" },
    { asks: "the whole address, and how one gets in with a wheelchair", by: "address-whole" },
    { asks: "when classes are, for whom, and how one signs up" },
    { asks: "who puts up the menu every Monday, and with which tool" },
    { asks: "where catering delivers, what it costs to, and what the form asks", by: "page-catering" },
    { asks: "which pages in which languages, and who translates" },
    { asks: "the Scottish charity number", by: "charity-number" },
    { asks: "through which service one gives, and Gift Aid", by: "donations" },
    { asks: "what volunteers do, when, and into which mailbox they write", by: "page-volunteer" },
    { asks: "which people on photos have signed", by: "pictures", says: "signed" },
    { asks: "the allergy list: as what, and who keeps it right" },
    { asks: "which funders, with which logos and order" },
    { asks: "which reports, from where", by: "downloads", says: "report" },
    { asks: "who certifies halal" },
    { asks: "the food hygiene rating and registration" },
    { asks: "a phone number, or that there is none", by: "contact-details", says: "phone number" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["trade-menu"],
};

const lockKeeperBoats: BuildersForm = {
  name: "boat hire, Burgundy",
  answers: {
    businessName: "Péniche & Pédalo",
    niche: "Boat hire",
    description:
      "Small boats without licence on the canal de Bourgogne. Electric boat for five 45 € the hour or 160 € the day. Pedal boats and canoes also. Picnic baskets from the farm next door. Our barge Mathilde for birthdays, up to twelve, with or without skipper. From Easter until the end of October, closed when it storms.",
    audience: "Families on holiday, couples, companies for a summer outing, school classes.",
    goals: ["Book Appointments", "Generate Leads"],
    pages: ["Home", "Pricing", "Gallery", "FAQ", "Contact"],
    customPages: ["Mathilde", "Routes"],
    contentNotes:
      "Book online and pay a part of it. Dogs on the electric boat but not on Mathilde. Maps of three routes to print. Life vests for all, children must wear. Bikes could be rented from next year. French first, English, maybe Dutch because so many come. The price for school classes I have to think.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Fun",
    contact: {
      phone: "03 80 55 01 44",
      address: "Port du canal, 21320 Pouilly-en-Auxois",
      country: "FR",
    },
  },
  points: [
    { asks: "the price of pedal boats and canoes" },
    { asks: "which tool books, how large the part paid is, and when it is given back", by: "booking-tool" },
    {
      asks: "price of the barge with and without skipper, and how one asks",
      by: "page-mathilde",
      says: "skipper",
    },
    { asks: "what is in the baskets, price, and until when one orders" },
    { asks: "exact dates and daily hours of the season", by: "confirm-hours", says: "on which days" },
    { asks: "what holds when it storms" },
    { asks: "the deposit for damage", by: "hire-terms" },
    { asks: "maps of which routes, whose, as files", by: "downloads", says: "Maps" },
    { asks: "which languages, and who translates", by: "language" },
    { asks: "the price for school classes" },
    { asks: "from when on bikes are there" },
    {
      asks: "an e-mail address, and into which mailbox forms go",
      by: "form-recipient",
      says: "e-mail address",
    },
    { asks: "SIRET and registered name", by: "registration" },
    { asks: "insurance, and from which age one may steer", by: "customers-cover" },
    { asks: "rights in the gallery's pictures", by: "pictures" },
    { asks: "offers for companies" },
    { asks: "which questions stand in the FAQ", by: "faq" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

/** Four forms written after the last rule, listed before any question of theirs was seen. */
export const fourHeldOutForms: readonly BuildersForm[] = [
  kiteSchool,
  pianoTuner,
  communityKitchen,
  lockKeeperBoats,
];
