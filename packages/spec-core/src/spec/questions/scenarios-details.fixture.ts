import type { scenarios } from "./scenarios.fixture.ts";

/** What the answers name and leave unsaid, or say whole. */
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
    "emergency-elsewhere press occasion names-shown hours-which form-fields",
    "sign-off trade-out-of-hours",
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
    "emergency-elsewhere press occasion hours-which form-fields address-whole",
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
    "payment prices-open page-courses",
    "delivery returns product-data lessons sell-online",
  ],
  [
    "a clinic whose customers speak other languages",
    { pages: ["Home"], audience: "Many Tamil and Hindi speakers.", contact: { country: "GB" } },
    "speakers",
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
];
