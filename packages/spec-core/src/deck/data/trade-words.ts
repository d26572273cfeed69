import type { Industry } from "../../industry/industries.ts";

/** An industry's words for its work; for notes, headings and buttons, never for claims. */
export interface TradeWords {
  /** What it offers, as a plural. */
  readonly offers: string;
  /** Who buys it, as a plural. */
  readonly customers: string;
  /** What its pictures show. */
  readonly work: string;
  /** What it asks for its work. */
  readonly price: "Prices" | "Fees" | "Rates";
  /** What visitors book, with its article. */
  readonly appointment: string;
  /** What it does with what it offers: 'what we sell'; 'do' where nothing is said. */
  readonly does?: "sell" | "serve" | "make" | "offer";
  /** Where its goods stand; in a shop where nothing is said. */
  readonly shelf?: "menu" | "goods";
  /** What visitors book it for: nights, from a day of arrival until one of departure; one day where nothing is said. */
  readonly booked?: "nights";
}

const training = { customers: "members", price: "Prices", work: "the place and its classes" } as const;
const animals = { customers: "pet owners", work: "the animals", appointment: "an appointment" } as const;

/** Where the niche says more than the industry: words that begin a word of it, and how such a business speaks. */
export const wordsByNiche: readonly (readonly [words: readonly string[], words: Partial<TradeWords>])[] = [
  [
    ["guest house", "guesthouse", "guest rooms", "hotel", "hostel", "b&b", "bed and breakfast", "inn "],
    { appointment: "a room", does: "offer", booked: "nights" },
  ],
  [
    ["holiday let", "holiday cottage", "holiday home", "cottages", "campsite", "glamping"],
    { appointment: "a stay", does: "offer", booked: "nights" },
  ],
  [["photograph", "recording studio", "music studio", "portrait"], { appointment: "a session" }],
  [["counsell", "psychotherap", "hypnotherap"], { customers: "clients", offers: "sessions" }],
  [["charit", "foundation", "non-profit", "nonprofit"], { customers: "people", offers: "services" }],
  [["catering", "caterer"], { appointment: "a call" }],
  [["bakery", "cakes", "handmade", "hand-made"], { appointment: "a call", does: "make", shelf: "goods" }],
  [
    [
      ["driving school", "driving instruct", "tutor", "tuition", "lesson", "grinds", "music teacher"],
      ["piano teacher", "singing teacher", "language school", "riding"],
    ].flat(),
    { offers: "lessons", appointment: "a lesson" },
  ],
  [
    ["yoga", "pilates", "dance", "zumba", "spinning"],
    { ...training, offers: "classes", appointment: "a class" },
  ],
  [
    ["gym", "fitness", "crossfit", "personal train", "boxing", "martial art"],
    { ...training, offers: "memberships and classes", appointment: "a visit" },
  ],
  [["vet ", "vets", "veterinar"], { ...animals, offers: "treatments" }],
  [["groom", "dog train", "dog walk", "kennel", "cattery"], { ...animals, offers: "services" }],
  [
    ["barber", "hairdress", "massage", "tattoo", "nail", "garage", "mechanic", "optician"],
    { appointment: "an appointment" },
  ],
  [
    ["alteration", "tailor", "dressmak", "seamstress", "shoemak", "shoe repair", "cobbler", "wigs", "wigmak"],
    { offers: "services", customers: "customers", work: "finished pieces" },
  ],
  [["dry clean", "laundr", "ironing"], { customers: "customers", price: "Prices", appointment: "a time" }],
  [
    ["removal", "house mov", "furniture mov", "movers", "man and van"],
    { customers: "customers", price: "Prices", appointment: "a move" },
  ],
  [["coffin", "funeral", "undertak"], { customers: "families", price: "Prices" }],
  [["taxi", "minicab", "private hire", "chauffeur", "airport transfer"], { appointment: "a ride" }],
  [["museum", "zoo", "aquarium", "planetarium", "escape room"], { appointment: "a visit" }],
];

/** Where visitors sit and eat or drink, as words that begin a word of the niche or the name: there they book a table. */
export const placesWithTables: readonly string[] = [
  ...["bar ", "bars", "bistro", "brasserie", "cafe", "café", "coffee", "deli ", "diner", "dining", "eatery"],
  ...[
    "grill",
    "gastropub",
    "inn ",
    "kitchen",
    "osteria",
    "pizz",
    "pub ",
    "pubs",
    "ramen",
    "restaura",
    "ristorante",
  ],
  ...["steak", "sushi", "tapas", "tavern", "tea room", "tearoom", "tea house", "trattoria", "wine bar"],
  ...["gasthaus", "gasthof", "wirtshaus", "weinstube", "heuriger"],
];

/** What visitors book with a maker or a seller of food and drink. */
export const withoutTables: Partial<TradeWords> = { appointment: "a visit" };

/** The words of the thirteen industries. */
export const tradeWords: Readonly<Record<Industry, TradeWords>> = {
  Technology: {
    offers: "services",
    customers: "customers",
    work: "the product at work",
    price: "Prices",
    appointment: "a call",
  },
  Healthcare: {
    offers: "treatments",
    customers: "patients",
    work: "the practice",
    price: "Fees",
    appointment: "an appointment",
  },
  Finance: {
    offers: "services",
    customers: "clients",
    work: "the office",
    price: "Fees",
    appointment: "a meeting",
  },
  "Food & Hospitality": {
    offers: "dishes and drinks",
    customers: "guests",
    work: "dishes and rooms",
    price: "Prices",
    appointment: "a table",
    does: "serve",
    shelf: "menu",
  },
  Education: {
    offers: "classes and groups",
    customers: "families and learners",
    work: "the place and a usual day",
    price: "Fees",
    appointment: "a visit",
  },
  "Fashion & Beauty": {
    offers: "treatments",
    customers: "clients",
    work: "finished looks",
    price: "Prices",
    appointment: "an appointment",
  },
  "Real Estate & Construction": {
    offers: "jobs",
    customers: "customers",
    work: "finished jobs",
    price: "Prices",
    appointment: "a job",
  },
  "Creative & Design": {
    offers: "commissions",
    customers: "clients",
    work: "finished pieces",
    price: "Rates",
    appointment: "an appointment",
  },
  "Legal Services": {
    offers: "areas of law",
    customers: "clients",
    work: "the office",
    price: "Fees",
    appointment: "a meeting",
  },
  "Professional Services": {
    offers: "services",
    customers: "clients",
    work: "finished projects",
    price: "Fees",
    appointment: "a meeting",
  },
  "Retail & E-commerce": {
    offers: "goods",
    customers: "customers",
    work: "the goods",
    price: "Prices",
    appointment: "a time",
    does: "sell",
  },
  "Travel & Tourism": {
    offers: "trips",
    customers: "guests",
    work: "places and routes",
    price: "Prices",
    appointment: "a trip",
    does: "offer",
  },
  "General Business": {
    offers: "services",
    customers: "customers",
    work: "the work",
    price: "Prices",
    appointment: "an appointment",
  },
};
