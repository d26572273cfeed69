import type { BuildersForm } from "../builders-form.ts";

/** Two shops, and appointments. */
export const barbers: BuildersForm = {
  name: "two barber shops, Manchester and Salford",
  answers: {
    businessName: "Ahmed Brothers Barbers",
    niche: "Barber shop",
    description:
      "Two shops, one in Levenshulme since 2009 and the new one in Salford Quays opened last year. Cuts from £16, skin fade £20, beard £10, hot towel shave £22. Salford is a bit dearer. Walk ins in Levenshulme, appointments only in Salford. My brother Yusuf runs Salford, I run Levenshulme. Seven barbers altogether.",
    audience: "men and boys, students in levenshulme, office lads in salford. Kids cuts too.",
    goals: ["Book Appointments", "Generate Leads"],
    pages: ["Home", "About", "Services", "Pricing", "Team", "Contact"],
    competitors: "Barber Barber in the Barton arcade, they look sharp",
    contentNotes:
      "Salford takes bookings on Booksy, that should stay. Levenshulme phone is 0161 496 0412. Put the queue on the site if possible so lads can see how long it is. We do weddings as well, groom and his mates, price depends. One of the barbers might be off soon so dont put all the faces up yet.",
    timeline: "Within 1 month",
    budget: "$1,000 - $5,000",
    tone: "Bold",
    contact: { phone: "0161 496 0412", country: "GB", openingHours: "9-7 every day, Sunday 10-5" },
    socialMedia: { instagram: "@ahmedbrosbarbers", tiktok: "the salford lads have one" },
  },
  points: [
    { asks: "the addresses of both shops", by: "places" },
    { asks: "the telephone number and hours of Salford", by: "places" },
    { asks: "what cuts cost in Salford", by: "prices-current", says: "dearer" },
    { asks: "the Booksy address, and whether it is linked or embedded", by: "booking-tool-access" },
    { asks: "where the length of the queue comes from", by: "open-function", says: "queue" },
    { asks: "what weddings cost, or how one asks" },
    { asks: "which barbers are shown with name and picture", by: "team-consent" },
    { asks: "the address of the TikTok profile", by: "social-tiktok" },
    { asks: "the business in law: company or partnership, number", by: "registration" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};
