import type { BuildersForm } from "../builders-form.ts";

/** A medical practice, careful in tone. */
export const familyClinic: BuildersForm = {
  name: "private family clinic, London",
  answers: {
    businessName: "Larch Lane Medical",
    niche: "Private GP clinic",
    description:
      "Larch Lane Medical is a private family practice in Dulwich with four GPs, two of them women, and a nurse. Appointments of 20 or 30 minutes, usually on the same day. We offer blood tests, vaccinations, travel health, ECG, women's health, minor surgery and medicals. GP consultation £95 for 20 minutes, £135 for 30. Video consultations as well. Regulated by the CQC.",
    audience: "Local families, professionals who cannot wait, older patients who want continuity.",
    goals: ["Book Appointments", "Share Information", "Provide Support"],
    pages: ["Home", "About", "Services", "Pricing", "Team", "FAQ", "Contact"],
    customPages: ["Travel health", "Membership", "Patient information"],
    competitors: "Babylon-type apps and the big hospital groups",
    contentNotes:
      "We use Semble for records and it has online booking. Repeat prescriptions should be requested through the site. Membership is £45 a month and includes four visits, children are cheaper. Several insurers pay for us. A complaints procedure must be on there, CQC asks for it. We also do a menopause clinic once a month with Dr Osei. Blood results are sent by email, some patients want a login.",
    timeline: "1-3 months",
    budget: "$10,000 - $25,000",
    tone: "Corporate",
    contentStyle: "Professional",
    hasDomain: true,
    domainName: "larchlane.example",
    hasHosting: true,
    hostingProvider: "Krystal",
    contact: {
      phone: "020 7946 0188",
      email: "reception@larchlane.example",
      address: "3 Larch Lane, London SE21 7AB",
      country: "GB",
      openingHours: "Mon-Fri 8-7, Sat 9-1",
    },
  },
  points: [
    {
      asks: "the company's name and number, its CQC provider id and registered manager",
      by: "marks",
      says: "CQC",
    },
    {
      asks: "names, GMC numbers, special interests and portraits of doctors and nurse, with consent",
      by: "team-consent",
    },
    { asks: "access to Semble, and what may be booked online", by: "booking-tool-access", says: "Semble" },
    {
      asks: "how repeat prescriptions are asked for: form or Semble, which fields, protected how",
      by: "sensitive-data",
      says: "prescriptions",
    },
    {
      asks: "what the other services cost: blood tests, vaccines, ECG, medicals",
      // That question asks what each of them covers and costs; a second one on prices alone is not asked beside it.
      by: "services-covered",
      says: "ECG",
    },
    {
      asks: "what membership includes beyond four visits, for how long, what children pay, how one joins",
      by: "page-membership",
    },
    { asks: "which insurers pay" },
    { asks: "the text of the complaints procedure" },
    { asks: "on which day the menopause clinic is, with Dr Osei's details and price" },
    { asks: "whether patients get a login, and through which system", by: "sensitive-data", says: "login" },
    { asks: "which vaccines travel health offers, yellow fever among them", by: "page-travel-health" },
    { asks: "what to do outside hours and in an emergency" },
    { asks: "which documents stand under patient information", by: "page-patient-information" },
    { asks: "cancellation and late fees", by: "booking-tool-access", says: "cancel" },
    { asks: "which tool is used for video consultations", by: "remote", says: "Video" },
    { asks: "whose the domain is, access to domain and Krystal", by: "domain-access", says: "hosting" },
    { asks: "what a chaperone and consent policy says" },
  ],
  needless: [],
};
