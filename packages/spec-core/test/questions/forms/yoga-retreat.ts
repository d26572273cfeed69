import type { BuildersForm } from "../builders-form.ts";

/** Warm and long-winded, in a second language. */
export const yogaRetreat: BuildersForm = {
  name: "yoga retreat, Algarve",
  answers: {
    businessName: "Quinta da Brisa",
    niche: "Yoga retreat",
    description:
      "We welcome you in our old farm between Aljezur and the sea for weeks of yoga, silence and good food. My partner Inês is teaching Hatha and Yin since fifteen years and I am cooking, all vegetarian. Eight rooms, some with shared bathroom. A week costs 890 in double and 1190 in single. From Sunday to Saturday. Surf lessons with a friend of us in the village. We take maximal fourteen persons.",
    audience: "Women and men who are tired, from Germany, Holland and England mostly. Beginners too.",
    goals: ["Book Appointments", "Share Information"],
    pages: ["Home", "About", "Contact", "FAQ"],
    customPages: ["Retreats 2026", "The house", "Food", "Your hosts"],
    competitors: "There are so many retreats on BookRetreats, we are there as well but they keep 15 percent.",
    contentNotes:
      "The dates of the year must be easy to change and show when a week is full. People pay 300 to reserve and the rest when they arrive. We wish a questionnaire about injuries and what somebody cannot eat. Transfer from Faro we organise with a driver. English and German, later Portuguese. Photos we have from a guest who is professional. Other teachers can rent the place in winter. No phones at the table.",
    timeline: "3-6 months",
    budget: "$1,000 - $5,000",
    tone: "Minimalist",
    contentStyle: "Casual",
    contact: { email: "ola@quintadabrisa.example", address: "Monte Novo, Aljezur", country: "PT" },
    socialMedia: { instagram: "@quintadabrisa" },
  },
  points: [
    { asks: "the legal name, tax number and the number of the local lodging licence" },
    { asks: "the whole address with postcode, and whether it is shown", by: "address-whole" },
    { asks: "a phone number, or that there is none" },
    { asks: "the dates of the weeks, who teaches them, and who marks them as full" },
    { asks: "which booking tool, and whether it matches BookRetreats", by: "booking-tool" },
    { asks: "how the 300 are paid, and what holds on a cancellation", by: "booking-terms", says: "deposit" },
    { asks: "in which currency and what the price includes: meals, lessons, transfer" },
    { asks: "which rooms there are, with beds, bathroom and pictures" },
    {
      asks: "where answers about injuries and diets go, and who may read them",
      by: "sensitive-data",
      says: "injuries",
    },
    { asks: "what the transfer costs, and how it is ordered" },
    { asks: "what surf lessons cost, with whom, and whether he is named" },
    { asks: "who translates into German, and which language comes first", by: "language" },
    { asks: "whether the guest's photos may be used", by: "pictures", says: "guest" },
    { asks: "on which terms other teachers can rent the place" },
    { asks: "names, words and pictures of the hosts, and Inês's qualification", by: "page-your-hosts" },
    { asks: "when one arrives and leaves", by: "booking-stays", says: "arrive" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};
