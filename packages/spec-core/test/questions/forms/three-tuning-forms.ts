import type { BuildersForm } from "../builders-form.ts";

const dogTrainer: BuildersForm = {
  name: "dog trainer, Perth",
  answers: {
    businessName: "Good Hound",
    niche: "Dog trainer",
    description:
      "Puppy classes, recall walks and one to one help with difficult dogs around Perth and Perthshire. Puppy course six weeks £95, one to one £55 an hour plus travel. Walks on Sundays on different estates. I am a member of the IMDT. My colleague Ailsa does the reactive dogs. Certificates at the end and a photo.",
    audience: "New puppy owners, rescue dogs, families who are at their wits' end.",
    competitors: "barkbusters - too shouty",
    goals: ["Book Appointments", "Generate Leads"],
    pages: ["Home", "About", "Services", "Testimonials", "Contact"],
    customPages: ["Puppy course", "Where we walk"],
    contentNotes:
      "People pay by bank transfer before the course starts. Vets send me people, I could list the vets. A quiz which course suits the dog. I want a blog but I write slowly. Videos are on my phone. Dogs must be vaccinated and wormed. Some walks are only for dogs that did the course.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Friendly",
    contact: { phone: "01738 960 118", email: "woof@goodhound.example", address: "", country: "GB" },
  },
  points: [
    { asks: "which tool books, and what can be booked", by: "booking-tool" },
    { asks: "when puppy courses start, where, and how many dogs", by: "page-puppy-course" },
    { asks: "what travel costs, and how far she goes", by: "prices-current", says: "plus travel" },
    {
      asks: "which estates, on which days, and whether they may be named",
      by: "page-where-we-walk",
      says: "estates",
    },
    { asks: "an address, or the area instead of one", by: "contact-details", says: "address" },
    { asks: "Ailsa's surname, picture and her prices", by: "people-unnamed", says: "Ailsa" },
    { asks: "the IMDT number, and whether the badge may be shown", by: "marks", says: "IMDT" },
    { asks: "which vets, and whether they agree to be named" },
    { asks: "what the quiz asks, and what comes out", by: "open-function", says: "quiz" },
    { asks: "who writes the blog, and whether it starts empty", by: "blog" },
    { asks: "who cuts and hosts the videos, and consent of those in them", by: "video" },
    { asks: "what happens if somebody cancels a course", by: "page-puppy-course", says: "cancel" },
    { asks: "testimonials, and who agreed", by: "testimonials" },
    { asks: "proof of vaccination, and insurance" },
    { asks: "registered name and tax", by: "registration" },
    { asks: "domain", by: "domain" },
  ],
  needless: [],
};

const brewerySupplies: BuildersForm = {
  name: "home brew shop, Portland",
  answers: {
    businessName: "Mash & Barrel",
    niche: "Homebrew supply store",
    description:
      "Grain, hops, yeast and equipment for home brewers, also for cider and mead. Grain milled while you wait. Brew day classes on Saturdays, $65, includes the kit that you take home. We fill CO2 bottles. We ship to Oregon, Washington and some of Idaho. Store credit for members of the two clubs. Rental of a press in the fall.",
    audience: "Home brewers from beginners to nerds, cider people in the fall, two breweries.",
    goals: ["Sell Products", "Share Information"],
    pages: ["Home", "Shop", "Blog", "FAQ", "Contact"],
    customPages: ["Classes", "Recipes"],
    contentNotes:
      "We have around 900 articles in Lightspeed. Recipes should scale by gallons. Newsletter once a month with what is fresh. Yeast needs ice packs in summer. Staff picks. A loyalty card exists on paper. Class gift certificates for Father's Day. We want to show stock.",
    timeline: "3-6 months",
    budget: "$5,000 - $10,000",
    tone: "Casual",
    contact: {
      phone: "503-555-0147",
      email: "hops@mashbarrel.example",
      address: "2914 SE Powell Blvd, Portland, OR 97202",
      country: "US",
    },
  },
  points: [
    {
      asks: "whether the shop is Lightspeed's or another that reads it",
      by: "product-data",
      says: "till or stock system",
    },
    { asks: "which articles with pictures, texts and prices go online first", by: "product-data" },
    {
      asks: "what shipping costs, which part of Idaho, and how long it takes",
      by: "delivery",
      says: "Idaho",
    },
    { asks: "what ice packs cost and when they go in" },
    { asks: "returns and refunds", by: "returns" },
    { asks: "dates and places of classes, and how one books", by: "page-classes" },
    { asks: "how much credit for members, and which clubs" },
    { asks: "the price and terms of renting the press" },
    { asks: "what filling a CO2 bottle costs, and which bottles" },
    {
      asks: "what a recipe holds, who writes them, and how scaling works",
      by: "page-recipes",
      says: "scale",
    },
    { asks: "which newsletter tool, and who has the list", by: "newsletter" },
    { asks: "how gift certificates are sold and redeemed", by: "vouchers" },
    { asks: "whether the loyalty card goes online", by: "open-function", says: "loyalty" },
    { asks: "opening hours", by: "contact-details", says: "opening hours" },
    { asks: "who the two breweries are, and wholesale prices" },
    { asks: "sales tax and registered name", by: "registration" },
    { asks: "what the FAQ asks", by: "faq" },
    { asks: "who writes the blog", by: "blog" },
    { asks: "domain", by: "domain" },
  ],
  needless: ["age-check"],
};

const parquet: BuildersForm = {
  name: "parquet layer, Graz",
  answers: {
    businessName: "Parkett Leitner",
    niche: "Parquet and wooden floors",
    description:
      "Laying, sanding and oiling of wooden floors in Graz and southern Styria. Oak, larch and walnut, also old floors from demolished houses. Sanding from 28 euro per square metre, laying on request. Free measuring. Showroom by appointment. Dust free machines. We work for two architects and the diocese. Apprentices wanted.",
    audience: "House owners, architects, people with old flats, property managers.",
    goals: ["Generate Leads", "Showcase Portfolio"],
    pages: ["Home", "About", "Services", "Portfolio", "Careers", "Contact"],
    customPages: ["Care of floors"],
    contentNotes:
      "A calculator for the price per square metre. Before and after pictures, with a slider. In German only. Our old site is on Herold and nobody has the password. Care products could be sold later. Winter discount. The master certificate hangs on the wall. Guarantee of ten years on laying.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Professional",
    contact: {
      phone: "+43 316 55 01 77",
      email: "boden@parkett-leitner.example",
      address: "Triester Straße 214, 8073 Feldkirchen bei Graz",
      country: "AT",
    },
  },
  points: [
    { asks: "what the calculator counts, with which prices", by: "open-function", says: "calculator" },
    { asks: "what laying costs, or that it depends" },
    { asks: "which works with which pictures, and whether owners agree", by: "pictures" },
    { asks: "whether the architects and the diocese may be named", by: "others-named", says: "diocese" },
    { asks: "when the winter discount holds, and how much", by: "prices-current", says: "discount" },
    { asks: "what the guarantee covers" },
    { asks: "who has access to the old site and the domain", by: "old-site" },
    { asks: "which positions, and where applications go", by: "jobs" },
    { asks: "what the care page says", by: "page-care-of-floors" },
    { asks: "when the showroom is reached, and how one makes an appointment" },
    { asks: "who answers requests, and what the form asks" },
    { asks: "company register, VAT number and trade authority", by: "registration" },
    { asks: "who the master is, and names of the team", by: "about", says: "who is behind" },
    { asks: "opening hours or hours of the telephone", by: "contact-details", says: "opening hours" },
    { asks: "where old floors come from, and whether they are in stock" },
    { asks: "logo and pictures, who has the rights", by: "pictures", says: "Who took them" },
  ],
  needless: [],
};

/** Three forms of a later round, each list written before any question of its form was seen; the rules were mended by them. */
export const threeTuningForms: readonly BuildersForm[] = [dogTrainer, brewerySupplies, parquet];
