import type { BuildersForm } from "../builders-form.ts";

/** Hurried, on a phone, between two jobs. */
export const locksmith: BuildersForm = {
  name: "locksmith, Glasgow",
  answers: {
    businessName: "Clydeside Keys",
    niche: "locksmith",
    description:
      "emergency locksmith glasgow and round about. lockouts, lock changes, upvc doors, safes. 24 hrs. no call out charge, jobs from 65. been doing it 14 yrs. ring 0141 496 0188. dont want folk emailing me at 3 in the morning",
    audience: "anybody locked out, landlords and letting agents too they pay monthly",
    goals: ["Generate Leads"],
    pages: ["Home", "Services", "Contact"],
    customPages: ["Landlords"],
    competitors: "the cowboys at the top of google who say 39 and charge 300",
    contentNotes:
      "needs a big call button. some reviews off google. im DBS checked (disclosure scotland its called here) and want that on it. my mate has the van photos",
    timeline: "ASAP",
    budget: "Under $1,000",
    contact: { phone: "0141 496 0188", country: "GB" },
    hostingHelp: true,
  },
  points: [
    {
      asks: "who stands behind the name in law: sole trader or company, number, address for service",
      by: "registration",
    },
    { asks: "which places belong to 'round about'", by: "area-served" },
    { asks: "what the 65 is for, and what nights and weekends cost" },
    { asks: "which Google reviews, and whether the names may stand beside them", by: "reviews" },
    { asks: "which disclosure certificate, and in which words it is named", by: "licences" },
    {
      asks: "whether there is a form or an e-mail address at all, and who reads it",
      by: "form-recipient",
      says: "at all",
    },
    { asks: "what landlords and agents are offered, and on which terms", by: "page-landlords" },
    { asks: "under which domain the site stands", by: "domain" },
    { asks: "who sends the van photos, and whether there is a logo", by: "pictures", says: "van" },
  ],
  needless: [],
};
