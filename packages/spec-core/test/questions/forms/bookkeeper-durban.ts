import type { BuildersForm } from "../builders-form.ts";

/** Correct and dry. */
export const bookkeeperDurban: BuildersForm = {
  name: "bookkeeper, Durban",
  answers: {
    businessName: "Naidoo Ledger Services",
    niche: "Bookkeeping and payroll",
    description:
      "We keep the books of small companies in KwaZulu-Natal: monthly bookkeeping, VAT returns, payroll, provisional tax. Fixed monthly fees from R1 800. We work in Xero and Sage. SAIPA member. Established 2011, five staff. First meeting free, at our office or online.",
    audience:
      "Owners of small companies with up to thirty staff, restaurants and medical practices in particular.",
    goals: ["Generate Leads", "Educational Content"],
    pages: ["Home", "About", "Services", "Pricing", "Team", "Blog", "Contact"],
    customPages: ["Restaurants", "Switch to us"],
    competitors: "Larger firms in Umhlanga, and people who do it on the side.",
    contentNotes:
      "Clients should upload documents in a safe place. A calculator for payroll cost would bring traffic. Tax deadlines on the site, they change every year. POPIA notice please. Three packages but the prices still have to be agreed. We can give two clients as references. WhatsApp button. LinkedIn articles of Mr Naidoo could be shown.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Corporate",
    contentStyle: "Professional",
    hasDomain: true,
    domainName: "naidooledger.example",
    hasHosting: true,
    hostingProvider: "Afrihost",
    contact: {
      phone: "031 555 0144",
      email: "office@naidooledger.example",
      address: "Suite 4, 210 Florida Road, Durban 4001",
      country: "ZA",
      openingHours: "Mon-Fri 8-16:30",
    },
    socialMedia: { linkedin: "https://www.linkedin.com/company/naidooledger" },
  },
  points: [
    { asks: "the company's registered name and number, VAT number", by: "registration" },
    { asks: "the SAIPA number and mark", by: "marks", says: "SAIPA" },
    { asks: "which service takes clients' documents", by: "uploads" },
    {
      asks: "how the payroll calculator reckons, and who keeps it right",
      by: "open-function",
      says: "calculator",
    },
    { asks: "which deadlines, and who changes them each year" },
    { asks: "what the three packages are called, include and cost", by: "open-price" },
    { asks: "which two clients, with which words, and whether they agree" },
    { asks: "which number is on WhatsApp" },
    { asks: "which articles of Mr Naidoo, copied or linked" },
    { asks: "who writes the blog, about what", by: "blog" },
    { asks: "names, roles and pictures of the five", by: "team" },
    { asks: "what changing over takes: steps, papers, who does what" },
    { asks: "what is offered to restaurants in particular", by: "page-restaurants" },
    { asks: "the information officer for the POPIA notice" },
    { asks: "access to domain and hosting", by: "domain-access" },
    { asks: "how the free meeting is booked, and with which tool online" },
  ],
  needless: ["trade-fees", "prices-missing"],
};
