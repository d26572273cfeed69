import type { OnboardingInput } from "../../onboarding/schema.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** A client's answers, with the questions that must be asked and those that must not. */
export const scenarios: readonly [name: string, answers: Answers, asked: string, needless: string][] = [
  [
    "a salon that takes bookings",
    { pages: ["Home", "Services"], goals: ["Book Appointments"], contact: { country: "GB" } },
    "booking-tool booking-terms",
    "booking-tables booking-stays payment accessibility-duty language",
  ],
  [
    "a salon whose booking tool is named",
    { pages: ["Home"], goals: ["Book Appointments"], description: "We book through Fresha today." },
    "booking-tool-access",
    "booking-tool booking-terms",
  ],
  [
    "a restaurant with tables",
    { pages: ["Home"], contentNotes: "People should be able to book a table." },
    "booking-tool booking-tables booking-terms",
    "stay-booking",
  ],
  [
    "a guest house with online booking",
    {
      pages: ["Home"],
      description: "Double rooms from 90 per night.",
      contentNotes: "We want online booking.",
      contact: { country: "ES" },
    },
    "booking-stays booking-terms stay-registration accessibility-duty language",
    "stay-booking",
  ],
  [
    "a guest house that does not say how one books",
    { pages: ["Home"], description: "Double rooms from 90 per night." },
    "stay-booking",
    "booking-tool",
  ],
  [
    "a shop in Germany",
    { pages: ["Home", "Products"], goals: ["Sell Products"], contact: { country: "DE" } },
    "payment delivery returns product-data registration accessibility-duty language",
    "country booking-tool profession shop-system",
  ],
  [
    "a farm that sends by post",
    { pages: ["Home"], description: "We send honey by post." },
    "sell-online",
    "payment",
  ],
  [
    "a shop that is declined",
    { pages: ["Home"], contentNotes: "No online shop." },
    "",
    "payment sell-online",
  ],
  [
    "pages that want content",
    {
      pages: ["Home", "About", "Blog", "Testimonials", "FAQ", "Pricing", "Team", "Portfolio", "Careers"],
    },
    "about blog testimonials faq prices-missing team pictures jobs",
    "prices-current services-list",
  ],
  [
    "testimonials that the profession forbids",
    { pages: ["Home", "Testimonials"], contentNotes: "Dental Council rules: no testimonials." },
    "testimonials-declined",
    "testimonials",
  ],
  [
    "bookings that are asked for and declined",
    { pages: ["Home"], goals: ["Book Appointments"], contentNotes: "No online booking please." },
    "booking-declined",
    "",
  ],
  [
    "a form that is not to ask everything",
    { pages: ["Home", "Contact"], contentNotes: "No contact form with health questions" },
    "form-declined",
    "",
  ],
  [
    "an old site",
    { pages: ["Home"], description: "We did have a wordpress site but it got hacked." },
    "old-site",
    "domain-access",
  ],
  [
    "a domain of its own",
    { pages: ["Home"], hasDomain: true, domainName: "kiln.example", hasHosting: true },
    "domain-access",
    "domain hosting old-site hosting-access",
  ],
  [
    "connections",
    {
      pages: ["Home"],
      contentNotes:
        "A newsletter with Mailchimp. Import of the properties by XML. Our Instagram feed. Google reviews. A members area. An interactive map. PDFs to download. Gift vouchers. Each teacher has a video. Live chat.",
    },
    "newsletter social-feed reviews members map downloads vouchers video chat",
    "analytics donations",
  ],
  [
    "wishes that are declined",
    { pages: ["Home"], goals: ["Generate Leads"], contentNotes: "No newsletter. No Google Analytics." },
    "form-recipient",
    "newsletter analytics form-service",
  ],
  [
    "a charity in Leeds",
    { pages: ["Home"], customPages: ["Donate"], description: "A charity.", contact: { country: "GB" } },
    "donations charity-number registration",
    "page-donate",
  ],
  [
    "a solicitor",
    { pages: ["Home"], niche: "Solicitor", contact: { country: "GB" } },
    "profession",
    "language accessibility-duty",
  ],
  [
    "two who have a say, and two languages",
    {
      pages: ["Home"],
      description: "My father says no, my brother wants it. The site must be bilingual.",
      contact: { country: "IE" },
    },
    "sign-off language",
    "",
  ],
  [
    "a school with pictures of children",
    { pages: ["Home", "Portfolio"], description: "We teach children to swim." },
    "pictures",
    "",
  ],
  [
    "a business whose number tells its country",
    { pages: ["Home", "Pricing"], description: "We mend bikes in York. Tel 01904 960 554, York YO1 9TF" },
    "registration",
    "country accessibility-duty",
  ],
  [
    "appointments that one asks for",
    {
      pages: ["Home", "Contact"],
      goals: ["Book Appointments"],
      description: "Patients request an appointment and we call back. They should upload the prescription.",
    },
    "booking-request uploads",
    "booking-tool booking-terms form-recipient",
  ],
  [
    "a shop that has sold elsewhere and asks for advice",
    {
      pages: ["Home", "Products"],
      goals: ["Sell Products"],
      description:
        "I sell on Etsy. I want Shopify or something, you tell me. I want to collect emails. Don't put my street address anywhere.",
      contentNotes: "Must have the reviews from Etsy.",
      contact: { country: "US" },
    },
    "marketplace newsletter legal-address registration reviews",
    "testimonials old-site language accessibility-duty",
  ],
  [
    "one person who sells in Germany",
    { pages: ["Home", "Products"], description: "I make bowls in my shed.", contact: { country: "DE" } },
    "registration",
    "accessibility-duty",
  ],
  [
    "a salon with hours and a plan to pay by month",
    {
      pages: ["Home", "Contact"],
      description: "Colour courses can be paid in instalments.",
      contact: { openingHours: "Mo-Fr 9-17", phone: "01904 960 554" },
    },
    "",
    "holiday-hours analytics maintenance",
  ],
  [
    "a beach bar with hours by season",
    { pages: ["Home", "Contact"], contact: { openingHours: "Summer: daily 9-22", phone: "01904 960 554" } },
    "season-dates",
    "holiday-hours",
  ],
  [
    "a baker whose orders are collected, with two languages and a mark",
    {
      pages: ["Home", "Products"],
      goals: ["Sell Products"],
      description:
        "Customers reserve bread and pay when they come. We are certified by Ecocert. Restaurants order behind a password.",
      contentNotes: "Spanish too. Allergens must be listed.",
      contact: { country: "US" },
    },
    "collected-orders language marks members product-data",
    "payment delivery returns",
  ],
  [
    "a plan to join and a link to a profile",
    {
      pages: ["Home"],
      customPages: ["Maintenance plan", "Financing", "Service areas"],
      contentNotes: "People join it online. Link to my wedding profile.",
    },
    "payment page-maintenance-plan page-service-areas",
    "page-financing shop-system",
  ],
  [
    "a brewery that sells online and has its tables elsewhere",
    {
      pages: ["Home"],
      customPages: ["Hire the room"],
      goals: ["Sell Products"],
      description: "We sell our beer online. Tables are booked through ResDiary. Keep the old site's posts.",
      contentNotes: "I have a word file with all texts. The registration sheet is there to print.",
    },
    "age-check booking-tool-access old-site texts downloads page-hire-the-room",
    "booking-tables picture-consent",
  ],
  [
    "workshops without a page of their own",
    { pages: ["Home"], description: "I throw pots. I also teach evening classes for ten people." },
    "workshops",
    "",
  ],
];
