import type { Industry } from "../../industry/industries.ts";

/** An industry's words for its work; for notes, headings and buttons, never for claims. */
export interface TradeWords {
  /** What it offers, as a plural. */
  readonly offers: string;
  /** Who buys it, as a plural. */
  readonly customers: string;
  /** What its pictures show. */
  readonly work: string;
  /** Its word for what its work costs. */
  readonly price: "Prices" | "Fees" | "Rates";
  /** What visitors book, with its article. */
  readonly appointment: string;
  /** The verb for what it does with its offers: 'what we sell'; the default is 'do'. */
  readonly does?: "sell" | "serve" | "make" | "offer";
  /** Where its goods are shown; the default is a shop. */
  readonly shelf?: "menu" | "goods";
  /** The unit of a booking: nights, from arrival to departure; the default is one day. */
  readonly booked?: "nights";
}

const training = { customers: "members", price: "Prices", work: "the place and its classes" } as const;
const food = { offers: "goods", customers: "customers", work: "the goods", shelf: "goods" } as const;
const animals = { customers: "pet owners", work: "the animals", appointment: "an appointment" } as const;

/** Businesses that bring food and drink to the guests: beginnings of words in the niche. */
export const broughtToGuests: readonly string[] = [
  "catering",
  "caterer",
  "mobile bar",
  "bar hire",
  "private chef",
  "food truck",
];

/** Businesses that make or sell food and drink to take home: beginnings of words in the niche. */
const foodSellers: readonly string[] = [
  ...["butcher", "fishmonger", "greengrocer", "farm shop", "cheese", "tempeh", "brewer", "distill"],
  ...["winery", "vineyard", "winemak", "cider", "honey", "beekeep", "coffee roast", "roastery"],
  ...["tea merchant", "smokehouse", "chocolat", "preserves", "dairy shop", "deli "],
  ...["sauce", "chutney", "jam ", "jams", "pickles", "granola", "spice"],
];

/** Where adults, older people or animals are looked after by day: 'day care' of no children. */
const otherDayCare: readonly string[] = ["dog day", "doggy day", "doggie day", "pet day", "adult day"];

/** Niches that say more than the industry: beginnings of words in the niche, and the words of such a business. */
export const wordsByNiche: readonly (readonly [words: readonly string[], words: Partial<TradeWords>])[] = [
  [otherDayCare, { customers: "customers", offers: "places", appointment: "a visit" }],
  [
    [
      ...["childmind", "child mind", "creche", "crèche", "day nurser", "nursery school", "toddler group"],
      ...["day care", "daycare", "child care", "childcare", "preschool", "pre-school"],
      ...["kindergarten", "playgroup", "after school club", "after-school club"],
    ],
    { customers: "families", offers: "places" },
  ],
  [
    [
      ...["guest house", "guesthouse", "guest rooms", "guest farm", "hotel", "hostel", "b&b"],
      ...["bed and breakfast", "inn ", "farm stay", "farmstay", "stay on a farm", "tourist farm"],
      ...["agritur", "agriturismo", "agroturis", "homestay"],
    ],
    { appointment: "a room", offers: "rooms", work: "the rooms", does: "offer", booked: "nights" },
  ],
  [
    [
      ...["holiday let", "holiday cottage", "holiday home", "holiday flat", "holiday apartment"],
      ...["holiday rental", "vacation rental", "cottages", "campsite", "glamping"],
    ],
    { appointment: "a stay", offers: "stays", work: "the place", does: "offer", booked: "nights" },
  ],
  [
    ["mountain hut", "alpine hut", "bunkhouse"],
    { appointment: "a bed", offers: "beds and rooms", work: "the house", does: "offer", booked: "nights" },
  ],
  [["photograph", "recording studio", "music studio", "portrait"], { appointment: "a session" }],
  [["counsell", "psychotherap", "hypnotherap"], { customers: "clients", offers: "sessions" }],
  [
    ["charit", "foundation for", "family foundation", "community foundation", "non-profit", "nonprofit"],
    { customers: "people", offers: "services" },
  ],
  [
    ["choir", "choral society", "orchestra", "brass band", "drama group", "theatre group", "theater group"],
    { customers: "visitors" },
  ],
  [broughtToGuests, { appointment: "a call" }],
  [["dry clean", "laundr", "ironing"], { customers: "customers", price: "Prices", appointment: "a time" }],
  [
    [
      "removals and",
      "removals company",
      "furniture removal",
      "house removal",
      "house mov",
      "movers",
      "man and van",
    ],
    { customers: "customers", price: "Prices", appointment: "a move" },
  ],
  [
    [
      "alteration",
      "tailor",
      "dressmak",
      "seamstress",
      "shoemak",
      "shoe repair",
      "cobbler",
      "watch repair",
      "wigs",
      "wigmak",
    ],
    { offers: "services", customers: "customers", work: "finished pieces" },
  ],
  [foodSellers, { ...food, appointment: "a visit", does: "sell" }],
  [["bakery", "baker ", "patisserie", "cake"], { ...food, appointment: "a call", does: "make" }],
  [["handmade", "hand-made"], { appointment: "a call", does: "make", shelf: "goods" }],
  [
    ["driving school", "driving instruct", "driving lesson", "driving tuition", "fahrschul", "fahrlehr"],
    {
      customers: "learners",
      offers: "lessons",
      work: "the car and a usual lesson",
      price: "Prices",
      appointment: "a lesson",
    },
  ],
  [
    [
      ...["tutor", "tuition", "lesson", "grinds"],
      ...["music teacher", "piano teacher", "singing teacher", "language school", "riding"],
      ...["surf school", "swim school", "swimming school", "ski school", "sailing school"],
    ],
    { offers: "lessons", appointment: "a lesson" },
  ],
  [
    ["dance school", "school of dance", "ballet school", "dance academy", "dance studio for child"],
    { ...training, customers: "pupils", offers: "classes", appointment: "a class" },
  ],
  // Who teaches alone has no members.
  [
    ["yoga", "pilates", "dance"].flatMap((what) => [`${what} teacher`, `${what} instructor`]),
    { ...training, customers: "students", offers: "classes", appointment: "a class" },
  ],
  [
    ["yoga", "pilates", "dance", "zumba", "spinning"],
    { ...training, offers: "classes", appointment: "a class" },
  ],
  [
    ["gym", "fitness", "crossfit", "personal train", "boxing", "martial art"],
    { ...training, offers: "memberships and classes", appointment: "a visit" },
  ],
  [
    [
      ...["large animal vet", "large-animal vet", "large animal practice", "large-animal practice"],
      ...["farm vet", "farm animal vet", "farm-animal vet", "livestock vet", "cattle vet", "dairy vet"],
      ...["equine vet", "horse vet", "equine practice", "mixed vet"],
    ],
    { ...animals, customers: "customers", offers: "treatments" },
  ],
  [["vet ", "vets", "veterinar"], { ...animals, offers: "treatments" }],
  [
    ["cat board", "dog board", "pet board", "cat hotel", "dog hotel", "pet hotel", "kennel", "cattery"],
    { ...animals, offers: "services", price: "Prices", appointment: "a stay" },
  ],
  [["groom", "dog train", "dog walk"], { ...animals, offers: "services" }],
  [
    ["barber", "hairdress", "massage", "tattoo", "nail", "garage", "mechanic", "optician"],
    { appointment: "an appointment" },
  ],
  [
    [
      ...["boat canop", "boat cover", "sprayhood", "sailmak", "sail repair", "upholster", "sharpen"],
      ...["insect screen", "fly screen", "shutters", "blinds"],
    ],
    { offers: "services", customers: "customers", work: "finished work", appointment: "an appointment" },
  ],
  [["coffin", "funeral", "undertak"], { customers: "families", price: "Prices" }],
  [
    ["taxi ", "taxis", "minicab", "private hire", "chauffeur", "airport transfer"],
    { offers: "journeys", customers: "passengers", appointment: "a ride" },
  ],
  [
    ["museum", "zoo", "aquarium", "planetarium", "escape room"],
    { offers: "visits", work: "the place", appointment: "a visit" },
  ],
];

/** Places where visitors sit and eat or drink, and so book a table: beginnings of words in the niche or the name. */
export const placesWithTables: readonly string[] = [
  ...["bar ", "bars", "bistro", "brasserie", "cafe", "café", "coffee shop"],
  ...["coffee house", "coffee bar", "deli ", "diner", "dining", "eatery", "grill"],
  ...["gastropub", "inn ", "kitchen", "osteria", "pizz", "pub ", "pubs", "ramen"],
  ...["restaura", "ristorante", "steak", "sushi", "tapas", "tavern", "tea room"],
  ...["tearoom", "tea house", "trattoria", "wine bar", "gasthaus", "gasthof"],
  ...["wirtshaus", "weinstube", "heuriger"],
];

/** Places with tables that a business supplies: 'cafe wholesale', 'bread for restaurants'. */
export const suppliedPlaces =
  /(?<!\p{L})(?:(?:caf[eé]|restaurant|hotel|pub|bar) (?:wholesale|suppl(?:y|iers?|ies)|equipment)|(?:for|to) (?:caf[eé]s|restaurants|hotels|pubs|bars)(?: (?:and|&) (?:caf[eé]s|restaurants|hotels|pubs|bars))?)(?!\p{L})/giu;

/** The bar or restaurant of a house with rooms: not 'hotel and restaurant', where visitors book rooms. */
export const tablesOfHotel =
  /(?<!\p{L})(?:hotel(?:['’]s)?|hostel|guest ?house|inn|b&b|lodge) (?:(?:cocktail|rooftop|lobby|wine|public) )?(?:bars?|bistro|brasserie|caf[eé]|restaurant|pub|dining room|tea ?rooms?|grill)(?!\p{L})/iu;

/** 'Rooms are booked on the hotel site', 'We don't take room bookings here': the site is for something else. */
export const refusesRooms =
  /(?<!\p{L})(?:rooms?(?: bookings?)? (?:are |is )?(?:go(?:es)?|booked|sold|on|done|handled|taken|through|via|made) (?:(?:to|on|through|via|at|by|over) )?(?:the|our|its) (?:\p{L}+ )?(?:own )?(?:web)?site|(?:don['’]?t|do not|not|never|no) (?:(?:do|offer|sell|list|take|show|include|mention) )?(?:the |any )?rooms?(?: bookings?)? (?:here|on (?:this|the) (?:web)?site))(?!\p{L})/iu;

/** What visitors book with a maker or a seller of food and drink. */
export const withoutTables: Partial<TradeWords> = { appointment: "a visit" };

/** The words of a food business without tables that sells goods, such as a maker with an online shop. */
export const soldFood: Partial<TradeWords> = { ...food, appointment: "a visit", does: "sell" };

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
