import type { BuildersForm } from "../builders-form.ts";

/** Chatty, with stories. */
export const bedAndBreakfast: BuildersForm = {
  name: "bed and breakfast, Doolin",
  answers: {
    businessName: "Ballyvara Lodge",
    niche: "Bed and breakfast",
    description:
      "Hello there! My husband Declan and I opened the house to guests in 2009 when the children were small, and now they are in Australia and we have more rooms than ever. Five bedrooms, all ensuite, two of them with a view to the Cliffs of Moher on the few days you can see them. Breakfast is the thing people remember, Declan smokes the salmon himself and the hens do the rest. Rooms from €95 to €130 depending on the season. The pub with the music is eight minutes on foot. We are Fáilte Ireland approved.",
    audience:
      "Walkers, music people, Americans looking for their roots, German cyclists. Families up to a point.",
    goals: ["Book Appointments", "Share Information"],
    pages: ["Home", "About", "Contact"],
    customPages: ["Rooms", "Breakfast", "Things to do", "Getting here"],
    competitors: "The hotel, I suppose. And Airbnb is everywhere.",
    contentNotes:
      "We are on Booking.com and it takes 17 %, so I want people to book with us direct if they can see it is cheaper. We close from November until St Patrick's Day. One room is on the ground floor for people who can't do stairs. No small children because of the stairs and the pond, but babies are fine. Our son did the photos with a drone. I would like people to write in the guest book on the site. Pick up from the ferry can be arranged. Dogs, hmm, Declan says yes and I say no. There is a voucher my sister designed.",
    timeline: "3-6 months",
    budget: "$5,000 - $10,000",
    tone: "Minimalist",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "ballyvaralodge.example",
    hasHosting: true,
    contact: {
      phone: "065 555 0117",
      email: "stay@ballyvaralodge.example",
      address: "Ballyvara, Doolin, Co. Clare",
      country: "IE",
    },
  },
  points: [
    { asks: "the names of the owners or the company as the law wants them", by: "registration" },
    {
      asks: "which booking engine, and whether it is matched with Booking.com",
      by: "booking-stays",
      says: "calendars",
    },
    {
      asks: "which room costs what in which season, and how much cheaper direct is",
      by: "page-rooms",
      says: "price by season",
    },
    { asks: "deposit and cancellation terms for stays", by: "booking-terms", says: "deposit" },
    { asks: "check-in and check-out times", by: "booking-stays", says: "arrive" },
    { asks: "each room's name, beds, size, pictures", by: "page-rooms" },
    { asks: "whether dogs are allowed", by: "booking-stays", says: "dogs" },
    { asks: "from which age children are welcome", by: "booking-stays", says: "children" },
    { asks: "what the pick-up from the ferry costs, and how it is asked for" },
    { asks: "how the guest book works, who approves entries" },
    { asks: "how vouchers are sold, with the design as a file", by: "vouchers", says: "sister" },
    {
      asks: "the son's consent, and whether the drone pictures are there in full size",
      by: "pictures",
      says: "son",
    },
    { asks: "which things to do are listed, and who writes them", by: "page-things-to-do" },
    {
      asks: "who gives access to domain and hosting, and what site is there now",
      by: "domain-access",
      says: "hosting",
    },
    { asks: "what breakfast offers: times, diets, allergens", by: "page-breakfast", says: "allergens" },
    { asks: "whether the Fáilte Ireland mark and number may be shown", by: "marks", says: "approved" },
    { asks: "how accessible the ground floor room is, in facts", by: "access", says: "ground floor" },
  ],
  needless: ["testimonials"],
};
