import type { BuildersForm } from "../builders-form.ts";

/** A regulated profession. */
export const podiatrist: BuildersForm = {
  name: "podiatrist, Dublin",
  answers: {
    businessName: "Rathmines Foot Clinic",
    niche: "Podiatrist",
    description:
      "I am a podiatrist with a clinic in Rathmines. I treat corns, verrucas, ingrown nails, diabetic feet, and children's flat feet. Biomechanical assessments with orthotics made to order. A first visit is 45 minutes and costs €75, follow-ups €55. Home visits for patients who cannot travel. I speak English, Polish and some Irish.",
    audience:
      "Older people, diabetics sent by their GP, runners. Many patients are covered by VHI and Laya and ask whether they get money back.",
    goals: ["Book Appointments", "Educational Content"],
    pages: ["Home", "About", "Services", "FAQ", "Blog", "Contact"],
    customPages: ["Diabetic foot care", "For GPs"],
    competitors: "",
    contentNotes:
      "I am CORU registered, the number must be there. GPs should be able to send a referral securely, not by plain e-mail. I want to take bookings online but not for the first visit, then I want to talk to the person. My accountant says cancellation fee, I am not sure. A colleague starts with me in September.",
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
    tone: "Minimalist",
    contentStyle: "Professional",
    hasDomain: true,
    domainName: "rathminesfoot.example",
    hasHosting: true,
    hostingProvider: "Blacknight",
    contact: {
      phone: "01 555 0134",
      email: "clinic@rathminesfoot.example",
      address: "14 Castlewood Avenue, Rathmines, Dublin 6",
      country: "IE",
      openingHours: "Mon, Tue, Thu 9-5, Wed 12-8",
    },
  },
  points: [
    { asks: "the CORU number", by: "profession" },
    { asks: "which insurers refund what" },
    { asks: "through which secure service GPs send referrals", by: "referrals" },
    {
      asks: "which booking tool, and how first visits are kept out of it",
      by: "booking-tool",
      says: "first visit",
    },
    { asks: "whether there is a cancellation fee, and how much", by: "booking-terms", says: "fee" },
    { asks: "the colleague's name, registration, and from when he or she is shown" },
    { asks: "home visits: where and at what price" },
    { asks: "access to hosting and domain", by: "domain-access" },
    { asks: "who writes the blog, how often, about what", by: "blog" },
    { asks: "what an assessment and orthotics cost" },
  ],
  needless: [],
};
