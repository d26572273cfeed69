import type { BuildersForm } from "../builders-form.ts";

/** Volunteers; several hands wrote it. */
export const villageMuseum: BuildersForm = {
  name: "village museum, Powys",
  answers: {
    businessName: "Llanfair Wool Museum",
    niche: "Museum",
    description:
      "The story of the wool trade in our valley, in an old mill with a working water wheel. Run by volunteers since 1987. Demonstrations of spinning and weaving on Saturdays. Adults £4, children free. Tea room with home made cakes. The archive holds 3,000 photographs and the mill's wage books. Groups and schools very welcome.",
    audience: "Families on holiday, schools, people who trace their family, weavers.",
    goals: ["Share Information", "Build Community"],
    pages: ["Home", "About", "Contact", "Blog"],
    customPages: ["Visit", "Schools", "Archive", "Friends", "Hire the loom room"],
    competitors: "St Fagans, which is free and huge",
    contentNotes:
      "Open Easter to October, some days only. Everything in Welsh too, Eleri will translate. People write to us for family research, we charge a bit. A selection of the photos online, searchable. Friends pay £12 a year. We sell tea towels at the desk. Accredited museum. Grant from the Heritage Fund must be acknowledged with the logo. The lane is no good for coaches. New treasurer from January.",
    timeline: "No rush",
    budget: "$1,000 - $5,000",
    tone: "Modern",
    contentStyle: "Professional",
    contact: { email: "info@woolmuseum.example", address: "The Old Mill, Llanfair", country: "GB" },
  },
  points: [
    { asks: "whether it is a charity, and under which number", by: "registration" },
    { asks: "the whole address with postcode, and a phone number" },
    { asks: "on which days and hours it is open", by: "confirm-hours", says: "some days" },
    {
      asks: "whether the site is whole in Welsh, which comes first, and until when the translation is there",
      by: "language",
    },
    { asks: "what family research costs, what one has to tell, and who answers" },
    { asks: "how the photographs are searched: which, how many, from which file, whose rights" },
    { asks: "how one becomes a Friend and pays", by: "page-friends" },
    { asks: "whether tea towels are sold online" },
    { asks: "the Accreditation number or mark", by: "marks" },
    { asks: "the logo of the Heritage Fund, and the words it wants" },
    { asks: "what schools get: programme, price, booking", by: "page-schools" },
    {
      asks: "what hiring the loom room costs, for how many, and how one asks",
      by: "page-hire-the-loom-room",
    },
    { asks: "where coaches and cars park, how one gets there", by: "page-visit" },
    { asks: "at what hours the demonstrations are" },
    { asks: "what the tea room offers, with allergens" },
    { asks: "who writes the blog", by: "blog" },
    { asks: "how one gets in with a wheelchair" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["occasion"],
};
