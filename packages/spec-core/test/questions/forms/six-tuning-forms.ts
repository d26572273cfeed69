import type { BuildersForm } from "../builders-form.ts";

const saddler: BuildersForm = {
  name: "saddle fitter, Builth Wells",
  answers: {
    businessName: "Teme Saddlery",
    niche: "Saddle fitter",
    description:
      "Saddles fitted at your yard across mid Wales and the borders. Fitting visit £75 plus mileage, refit £50. New saddles from three makers and a stock of about forty second hand ones. Flocking and repairs in my workshop, I collect. Society of Master Saddlers qualified fitter since 2009. Trial of a saddle for a week against a deposit.",
    audience: "Leisure riders, pony club mums, a few eventers. Yards that want a day for several horses.",
    goals: ["Generate Leads", "Sell Products"],
    pages: ["Home", "About", "Services", "Contact"],
    customPages: ["Second hand saddles", "Yard days"],
    contentNotes:
      "Second hand list changes every week so I must be able to do it from my phone. Before a visit people fill in a sheet with age, breed, and photos of the back. Winter I only go out on Tuesdays and Thursdays. My apprentice does the bridle work now. A video on how to measure a horse.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Professional",
    contact: { phone: "07700 900712", email: "post@temesaddlery.example", country: "GB" },
  },
  points: [
    { asks: "which places exactly, and what a mile costs from where" },
    { asks: "whose three makes, and whether their marks and pictures may be used" },
    {
      asks: "what an entry of the second hand list shows, and how one reserves or buys",
      by: "page-second-hand-saddles",
    },
    { asks: "with which tool the list is kept from a phone", by: "updates", says: "phone" },
    { asks: "what a yard day costs, for how many horses, and how it is booked", by: "page-yard-days" },
    {
      asks: "how high the deposit for a trial is, and what holds if the saddle is damaged",
      by: "deposit",
      says: "Trial",
    },
    {
      asks: "where the sheet before a visit stands, and where its pictures go",
      by: "form-fields",
      says: "sheet",
    },
    { asks: "from when to when the winter days hold" },
    { asks: "the apprentice's name and work, and whether shown", by: "people-unnamed", says: "apprentice" },
    { asks: "the video, from where, and whose rights", by: "video" },
    { asks: "the membership number and mark of the Society" },
    { asks: "what repairs and flocking cost" },
    { asks: "the postal or workshop address", by: "contact-details", says: "postal address" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const swimSchool: BuildersForm = {
  name: "swim school, Utrecht",
  answers: {
    businessName: "Zwemschool Otter",
    niche: "Swimming lessons",
    description:
      "Swimming lessons for children from 4 years in two pools, Overvecht and Zuilen. Zwem-ABC diplomas. Groups of six. €14,50 per lesson, paid per ten weeks. Also adults who are afraid of water and refugees with an interpreter. Waiting time is about four months now.",
    audience: "Parents with young children, adults who never learned.",
    goals: ["Book Appointments", "Share Information"],
    pages: ["Home", "About", "Services", "Pricing", "FAQ", "Contact"],
    customPages: ["Timetable", "Diploma days"],
    contentNotes:
      "Parents put the child on the waiting list online. Two free places per group for families from the Stadspas. Photos in the pool are forbidden so drawings maybe. In the school holidays no lessons but crash courses. Dutch, English, Arabic.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Fun",
    contact: {
      phone: "030 555 01 77",
      email: "info@zwemschoolotter.example",
      address: "Burgemeester Norbruislaan 12, 3555 EB Utrecht",
      country: "NL",
    },
  },
  points: [
    { asks: "addresses of both pools, and which groups swim where" },
    { asks: "days and times of the groups, and who changes them", by: "page-timetable" },
    {
      asks: "what is asked on the waiting list, in which tool, and who answers",
      by: "open-function",
      says: "waiting list",
    },
    { asks: "KvK and VAT number", by: "registration" },
    { asks: "what adults and refugees pay, and when their lessons are" },
    { asks: "dates of diploma days, and how one enrols", by: "page-diploma-days" },
    { asks: "how a Stadspas is shown, and who gets the free places" },
    { asks: "who draws, and whose the drawings are", by: "pictures", says: "drawings" },
    { asks: "dates and price of crash courses" },
    { asks: "which language comes first, and who translates into Arabic", by: "language" },
    { asks: "how one pays, and what holds when a lesson is missed", by: "booking-terms" },
    { asks: "how children's data is kept, and what parents agree to" },
    { asks: "teachers' names and papers" },
    { asks: "the licence of the Zwem-ABC and its mark", by: "marks", says: "Zwem-ABC" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const chimneySweep: BuildersForm = {
  name: "chimney sweep, Ludlow",
  answers: {
    businessName: "A. Pugh Chimney Sweeps",
    niche: "Chimney sweep",
    description:
      "sweeping £60 first flue £45 each after. cowls, bird guards, cctv inspections. stoves fitted too, HETAS registered. Hereford, Ludlow, Leominster and villages. certificate for your insurance with every sweep. me and my nephew.",
    audience: "home owners, landlords, holiday lets, couple of churches",
    goals: ["Generate Leads"],
    pages: ["Home", "Services", "Testimonials", "Contact"],
    contentNotes:
      "reminder every year by text would be good. weddings as lucky sweep, £120. dont do thatched anymore. some sundays in autumn. reviews on facebook are good use them. logo is on the van.",
    timeline: "ASAP",
    budget: "Under $1,000",
    tone: "Casual",
    contact: { phone: "07700 900388", country: "GB" },
    socialMedia: { facebook: "pughsweeps" },
  },
  points: [
    { asks: "an e-mail address, and into which mailbox enquiries go", by: "form-recipient" },
    { asks: "the HETAS number and mark", by: "marks", says: "HETAS" },
    { asks: "what cowls, guards, inspections and stoves cost", by: "services-covered", says: "cowls" },
    { asks: "how far the villages go, and what the way costs" },
    {
      asks: "with which service reminders are sent, and how one agrees",
      by: "open-function",
      says: "reminder",
    },
    { asks: "which Sundays" },
    {
      asks: "what the wedding visit includes, how far, and how it is booked",
    },
    { asks: "which reviews, and under which names", by: "reviews" },
    { asks: "the logo as a file", by: "logo" },
    { asks: "the nephew's name, and whether he is shown", by: "people-unnamed", says: "nephew" },
    { asks: "insurance" },
    { asks: "legal name and address", by: "registration" },
    { asks: "which churches, and whether they may be named" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const artFair: BuildersForm = {
  name: "harvest festival, Asheville",
  answers: {
    businessName: "Laurel Ridge Harvest Festival",
    niche: "Community festival",
    description:
      "Two days of music, cider and craft on a farm outside Asheville, the third weekend of October. Forty makers, six bands, hay rides and a pie contest. Tickets $15, kids under 10 free, camping extra. Nonprofit, proceeds go to the fire department and the school garden.",
    audience: "Families from three counties, tourists, makers who want a booth.",
    goals: ["Sell Products", "Share Information"],
    pages: ["Home", "About", "Gallery", "FAQ", "Contact"],
    customPages: ["Line-up", "Vendors", "Volunteer", "Sponsors"],
    contentNotes:
      "Tickets through some service, last year Eventbrite took a lot. Vendor application with pictures and a $75 fee, jury in July. Shuttle from the high school lot. If it rains we still go on, unless it storms. Service dogs only. Photos are from a volunteer. Last year's bands can stay up until we have the new ones.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Fun",
    contact: { email: "hello@laurelridgefest.example", country: "US" },
  },
  points: [
    { asks: "the exact dates and hours of both days" },
    { asks: "the farm's address, parking, and when the shuttle goes" },
    { asks: "which ticket service, and who holds the account" },
    { asks: "what camping costs, and how it is booked" },
    {
      asks: "fields and deadline of the vendor application, and how the fee is paid",
      by: "page-vendors",
      says: "Vendor application",
    },
    { asks: "how one is told, and what holds if it storms (refunds)" },
    { asks: "when the bands are known, and who puts them up", by: "page-line-up" },
    { asks: "tasks and times of volunteers, and where their answers go", by: "page-volunteer" },
    { asks: "which sponsors, logos, links, and at which levels", by: "page-sponsors" },
    { asks: "the name and number of the nonprofit", by: "charity-number" },
    { asks: "rights in the photos, and the people in them", by: "pictures" },
    { asks: "rules of the pie contest, and how one enters" },
    { asks: "the licence for the cider, and the age check", by: "age-check" },
    { asks: "access for wheelchairs", by: "access-untold" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const seamstress: BuildersForm = {
  name: "bridal alterations, Dublin",
  answers: {
    businessName: "Needle & Nora",
    niche: "Bridal alterations",
    description:
      "Alterations of wedding and communion dresses, by appointment in Phibsborough. Hems from €120, taking in from €90, veils made to order. First look is free and takes half an hour. I need eight weeks for a wedding dress. Rush jobs possible for a surcharge. I worked for the Abbey Theatre for eleven years.",
    audience: "Brides, mothers of brides, first communion families.",
    goals: ["Book Appointments"],
    pages: ["Home", "About", "Services", "Portfolio", "Contact"],
    customPages: ["Veils", "Care of your dress"],
    contentNotes:
      "Calendar for the first look, not for the fittings. Shops I work with could be listed. Before and after photos, some brides said yes. Evening appointments once a week. I also teach a class in spring. Not sure if vintage dresses should have their own page.",
    timeline: "Within 1 month",
    budget: "$1,000 - $5,000",
    tone: "Warm",
    contact: {
      phone: "085 555 0144",
      email: "nora@needleandnora.example",
      address: "Phibsborough, Dublin 7",
      country: "IE",
    },
  },
  points: [
    { asks: "the exact address, or whether it is told after booking", by: "address-whole" },
    { asks: "which calendar, with which times, and what the reminder says", by: "booking-tool" },
    { asks: "what a rush job costs" },
    { asks: "which shops, and whether they agree" },
    { asks: "which photos, and which brides agreed", by: "pictures" },
    { asks: "which evening", by: "booking-tool", says: "Evening" },
    { asks: "date, price and places of the class in spring", by: "workshops", says: "class in spring" },
    { asks: "whether vintage dresses get a page", by: "open-points", says: "vintage" },
    { asks: "prices and time of veils, and how one orders", by: "page-veils" },
    { asks: "who writes the care advice", by: "page-care-of-your-dress" },
    { asks: "deposit, payment and cancellation", by: "booking-terms" },
    { asks: "opening hours", by: "contact-details", says: "opening hours" },
    { asks: "whether the Abbey may be named" },
    { asks: "the registered name or number", by: "registration" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: [],
};

const practiceBerlin: BuildersForm = {
  name: "speech therapists, Berlin",
  answers: {
    businessName: "Logopädie am Kanal",
    niche: "Speech therapy",
    description:
      "Speech and language therapy for children and adults in Neukölln. Stutter, voice, swallowing after stroke, late talkers. Four therapists, we speak German, Turkish, English and Polish. All insurances with a prescription. Home visits possible. Kindergarten visits in cooperation.",
    audience: "Parents, people after a stroke and their families, teachers and singers with voice problems.",
    goals: ["Book Appointments", "Educational Content"],
    pages: ["Home", "About", "Services", "Blog", "Contact"],
    customPages: ["Team", "For doctors", "Jobs"],
    contentNotes:
      "Registration form for the waiting list with prescription upload, but data protection. A sheet for parents in four languages. We look for a fifth therapist. Video therapy for some. The practice moves around the corner in autumn.",
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
    tone: "Professional",
    contact: {
      phone: "030 555 0188",
      email: "praxis@logo-kanal.example",
      address: "Weichselstraße 22, 12045 Berlin",
      country: "DE",
      openingHours: "Mon-Fri 8-18",
    },
  },
  points: [
    { asks: "who is responsible, with which professional title and chamber (imprint)" },
    {
      asks: "which fields the waiting list has, where prescriptions go, and for how long they are kept",
      by: "uploads",
      says: "prescription",
    },
    { asks: "names, pictures and fields of the four", by: "team" },
    { asks: "into which languages the site goes, and who translates", by: "language" },
    { asks: "where home visits go, and for whom" },
    { asks: "with which kindergartens, and whether they agree" },
    { asks: "for whom video therapy is, and with which tool", by: "remote", says: "Video therapy" },
    { asks: "the new address, and from which day" },
    { asks: "what the job offers, and where applications go", by: "jobs" },
    { asks: "who writes the blog", by: "blog" },
    { asks: "what doctors need, and how they reach the practice", by: "page-for-doctors" },
    { asks: "the sheet for parents as a file" },
    { asks: "what holds when one does not come", by: "booking-terms" },
    { asks: "how one reaches it without stairs", by: "access-untold" },
    { asks: "under which domain the site stands", by: "domain" },
  ],
  needless: ["picture-consent"],
};

/** Six forms of a third round, listed before any question of theirs was seen. */
export const sixTuningForms: readonly BuildersForm[] = [
  saddler,
  swimSchool,
  chimneySweep,
  artFair,
  seamstress,
  practiceBerlin,
];
