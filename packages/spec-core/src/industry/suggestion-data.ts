import type { SectionName } from "../onboarding/layout-sections.ts";
import type { ToneOption } from "../onboarding/options.ts";
import type { PageLayout } from "../onboarding/schema.ts";
import type { Capability } from "./capabilities.ts";
import type { Industry } from "./industries.ts";

/** Features of every site. */
export const commonFeatures = [
  "Responsive layout from 320 px upwards",
  "Keyboard and screen-reader access (WCAG 2.2 AA)",
  "Page titles, descriptions and structured data for search engines",
] as const;

/** Features that each capability requires. */
export const featuresByCapability: Readonly<Record<Capability, readonly string[]>> = {
  leads: [
    "Inquiry form with spam protection and a clear thank-you message",
    "One call to action per page, repeated where a visitor decides",
    "Measurement of inquiries without tracking cookies",
  ],
  store: [
    "Product catalog with search and filters",
    "Shopping cart and checkout by a payment provider",
    "Stock, order and delivery notices by e-mail",
    "Product structured data (schema.org Product and Offer)",
  ],
  booking: [
    "Booking of appointments or dates that are available",
    "Confirmation and reminder e-mails",
    "Rescheduling and canceling without a phone call",
  ],
  blog: ["Articles with categories and an RSS feed", "Related articles and sharing links"],
  portfolio: [
    "Gallery of work with a large view that the keyboard can operate",
    "Case studies: the task, the work, the result",
  ],
  community: [
    "Newsletter sign-up with confirmed opt-in",
    "Events or forum for members",
    "Social media links",
  ],
  support: ["Searchable frequently asked questions", "Support form that sorts requests by topic"],
  education: [
    "Lessons or guides ordered by level",
    "Downloads and checklists",
    "Video with captions and transcripts",
  ],
};

/** Features that visitors of an industry's sites look for. */
export const featuresByIndustry: Readonly<Record<Industry, readonly string[]>> = {
  Technology: ["Product tour or demo request", "Documentation or changelog", "Integrations overview"],
  Healthcare: [
    "Practitioners with qualifications and registration numbers",
    "Opening hours and emergency contact on every page",
    "Information for new patients or clients",
  ],
  Finance: [
    "Regulatory status and disclosures in the footer",
    "Calculator or fee overview",
    "Secure way to send documents",
  ],
  "Food & Hospitality": [
    "Menu as text, with allergens and prices",
    "Opening hours, map and directions",
    "Table or room inquiry",
  ],
  Education: [
    "Course overview with dates, levels and fees",
    "Enrollment form",
    "Information for parents or learners",
  ],
  "Fashion & Beauty": ["Lookbook or treatment gallery", "Price list", "Size, care or aftercare guide"],
  "Real Estate & Construction": [
    "Projects or listings with filters",
    "Service area with a map",
    "Quote request with photo upload",
    "Accreditations and insurance",
  ],
  "Creative & Design": ["Showreel or featured work", "Process in a few steps", "Client list"],
  "Legal Services": [
    "Practice areas in plain language",
    "Lawyers with qualifications and admissions",
    "Confidential first-contact form",
  ],
  "Professional Services": [
    "Services with what is included",
    "Service area and availability",
    "Quote request",
  ],
  "Retail & E-commerce": [
    "Delivery and returns information",
    "Customer reviews",
    "Store finder with opening hours",
  ],
  "Travel & Tourism": [
    "Trips or rooms with dates, prices and availability",
    "Map and how to get there",
    "Guest reviews and a photo gallery",
  ],
  "General Business": ["Clear overview of what is offered", "Opening hours and contact details"],
};

/** Features that the client has to maintain, pay for or permit; a builder can decide on all others. */
export const clientsFeatures: ReadonlySet<string> = new Set([
  "Confirmation and reminder e-mails",
  "Rescheduling and canceling without a phone call",
  "Events or forum for members",
  "Lessons or guides ordered by level",
  "Downloads and checklists",
  "Video with captions and transcripts",
  "Support form that sorts requests by topic",
  "Calculator or fee overview",
  "Secure way to send documents",
  "Enrollment form",
  "Quote request with photo upload",
  "Client list",
  "Customer reviews",
  "Guest reviews and a photo gallery",
  "Downloadable company profile or brochure",
]);

/** Features that a tone adds. */
export const featuresByTone: Readonly<Record<ToneOption, readonly string[]>> = {
  Modern: ["Subtle transitions on hover and scroll, off with reduced motion"],
  Corporate: ["Downloadable company profile or brochure"],
  Minimalist: ["Short pages with one message each"],
  Bold: ["Full-height opening section with one strong statement"],
  Fun: ["Playful micro-interactions, off with reduced motion"],
};

/** The sections that each capability requires. */
export const sectionsByCapability: Readonly<Record<Capability, readonly SectionName[]>> = {
  leads: ["features", "testimonials"],
  store: ["features", "portfolio", "testimonials", "pricing"],
  booking: ["services", "pricing", "testimonials"],
  blog: ["features"],
  portfolio: ["portfolio", "testimonials"],
  community: ["testimonials", "team"],
  support: ["features", "services"],
  education: ["features", "services", "team"],
};

/** The sections that visitors of an industry's sites expect between the hero and the contact. */
export const sectionsByIndustry: Readonly<Record<Industry, readonly SectionName[]>> = {
  Technology: ["features", "pricing"],
  Healthcare: ["services", "team"],
  Finance: ["services", "team"],
  "Food & Hospitality": ["services", "testimonials", "portfolio"],
  Education: ["services", "team"],
  "Fashion & Beauty": ["services", "portfolio", "pricing"],
  "Real Estate & Construction": ["services", "portfolio", "testimonials"],
  "Creative & Design": ["services", "portfolio"],
  "Legal Services": ["services", "team"],
  "Professional Services": ["services", "testimonials"],
  "Retail & E-commerce": ["features", "portfolio"],
  "Travel & Tourism": ["services", "portfolio", "testimonials"],
  "General Business": ["services"],
};

/** The page layout for a tone. */
export const pageLayoutByTone: Readonly<Record<ToneOption, PageLayout>> = {
  Modern: "contained",
  Corporate: "contained",
  Minimalist: "boxed",
  Bold: "full-width",
  Fun: "full-width",
};
