import type { scenarios } from "./scenarios.fixture.ts";

/** Answers with incomplete details, or with complete ones. */
export const detailScenarios: typeof scenarios = [
  [
    "a kennel whose booking tool nobody knows",
    { pages: ["Home"], goals: ["Book Appointments"], description: "Bookings go through Kennelbird." },
    "booking-tool-access",
    "booking-tool booking-slots booking-terms",
  ],
  [
    "a cheesemonger whose orders are picked up",
    {
      pages: ["Home", "Products"],
      goals: ["Sell Products"],
      description: "People order by noon and pick up the next day. Shipping maybe later.",
    },
    "collected-orders payment",
    "delivery returns",
  ],
  [
    "a shop where picking up is one of two ways",
    {
      pages: ["Home"],
      goals: ["Sell Products"],
      description: "We send parcels by post, or pick up in the shop.",
    },
    "delivery returns",
    "collected-orders",
  ],
  [
    "what the answers name and leave unsaid",
    {
      pages: ["Home"],
      description: "We are open on most Saturdays. Out of hours goes to the hospital in Leith.",
      contentNotes:
        "We were in the county's best guide. The Christmas menu is different. The trustees' names must be on it. Sign-up form online please.",
      contact: { address: "", country: "GB" },
    },
    "emergency-elsewhere press names-shown confirm-hours form-fields",
    "",
  ],
  [
    "what the answers name and say whole",
    {
      pages: ["Home"],
      description: "Out of hours call the hospital in Leith on 0131 496 0123. Tuesday evenings.",
      contentNotes: "At Christmas we are closed, then special hours 9am to 1pm.",
      contact: { address: "4 Bow Lane, York YO1 7AA", country: "GB" },
    },
    "",
    "emergency-elsewhere press form-fields address-whole",
  ],
  [
    "a school of music that sells places",
    {
      pages: ["Home"],
      goals: ["Sell Products", "Educational Content"],
      customPages: ["Courses"],
      description: "Evening courses for strings, £90. At your home it is more expensive.",
      contentNotes: "Certificate number we send.",
      contact: { country: "GB" },
    },
    "payment page-courses",
    "delivery returns product-data lessons sell-online",
  ],
  [
    "a clinic whose customers speak other languages",
    { pages: ["Home"], audience: "Many Tamil and Hindi speakers.", contact: { country: "GB" } },
    "",
    "language",
  ],
  [
    "help that people look for",
    { pages: ["Home"], customPages: ["Get help"], goals: ["Build Community"], contact: { country: "GB" } },
    "page-get-help community",
    "newsletter",
  ],
  [
    "a writer who wants no phone",
    {
      pages: ["Home", "Contact", "Blog"],
      contentNotes:
        "I don't want my phone on it, only email, ann@lee.example. I'd like to write something every month. No address please.",
      contact: { country: "GB" },
    },
    "blog legal-address form-recipient",
    "contact-details",
  ],
  [
    "what is said of some, of most or of part of it",
    {
      pages: ["Home"],
      description:
        "Private patients and some insurers. Bookbinding, two days a week. Discount for students. Dogs welcome in one of the cottages, small charge.",
      contentNotes: "Jonas wants it blue, I want green. The guarantee is on most jobs.",
    },
    "",
    "",
  ],
  [
    "the same said whole, and what sounds like it",
    {
      pages: ["Home"],
      description:
        "Private patients and some insurers (AOK, TK). Open two days a week: Monday and Friday, 9 to 5. 10 % discount for students. We are one of the oldest shops in some towns' eyes.",
      contentNotes: "My daughter says Google reviews are worth more than adverts. Some photos are ready.",
    },
    "",
    "",
  ],
  [
    "a discount where no price is named",
    {
      pages: ["Home"],
      description:
        "We tune pianos. Discount for schools. Delivery in the region. Courses a few times a year.",
    },
    "",
    "",
  ],
  [
    "a rate for families, and something off for students",
    {
      pages: ["Home"],
      description: "Surf lessons £38. Family rate.",
      audience: "Students get something off.",
    },
    "",
    "",
  ],
  [
    "a rate for families that is told",
    { pages: ["Home"], description: "Surf lessons £38, family rate £90. £20 student tickets." },
    "",
    "",
  ],
  [
    "plans of a software that is used online",
    {
      niche: "Inventory software",
      pages: ["Home", "Products", "Pricing"],
      goals: ["Sell Products"],
      description: "Inventory software for breweries. Plans: Starter $49 a month, Brewery $299 a month.",
      contact: { country: "US" },
    },
    "payment",
    "delivery returns product-data",
  ],
  [
    "a choir that donates, whom one joins",
    {
      niche: "Community choir",
      pages: ["Home"],
      customPages: ["Join us"],
      description: "We donate part of the income to a hospice.",
    },
    "page-join-us",
    "donations jobs",
  ],
  [
    "a nursery with a deposit that is told",
    {
      niche: "Day nursery",
      pages: ["Home"],
      goals: ["Book Appointments"],
      description: "Day nursery for children from 1 to 5. Bike to Work scheme for parents.",
    },
    "",
    "",
  ],
  [
    "what is put off, what others do, and what a person does who is gone",
    {
      pages: ["Home"],
      description: "We may sell online in two years, not now. Two shops, one of them in Leeds.",
      contentNotes:
        "Lots of people link to our guides. I want to upload the list myself. We have an old wordpress site that a friend made, he's gone to London.",
      contact: { country: "GB", address: "Marsh Lane, Stiffkey" },
    },
    "old-site places address-whole",
    "payment delivery returns uploads",
  ],
];
