import type { SectionName } from "./layout-sections.ts";
import type { ButtonStyle, PageLayout } from "./schema.ts";

/** The purposes of a website to choose from. */
export const goalOptions = [
  "Generate Leads",
  "Sell Products",
  "Share Information",
  "Build Community",
  "Showcase Portfolio",
  "Provide Support",
  "Book Appointments",
  "Educational Content",
] as const;

/** The standard pages; any other page is a custom page. */
export const pageOptions = [
  "Home",
  "About",
  "Services",
  "Products",
  "Contact",
  "Blog",
  "Portfolio",
  "Testimonials",
  "FAQ",
  "Pricing",
  "Team",
  "Careers",
] as const;

export const timelineOptions = ["ASAP", "Within 1 month", "1-3 months", "3-6 months", "No rush"] as const;

export const budgetOptions = [
  "Under $1,000",
  "$1,000 - $5,000",
  "$5,000 - $10,000",
  "$10,000 - $25,000",
  "Over $25,000",
] as const;

/** The tones of the site's design. */
export const toneOptions = ["Modern", "Corporate", "Minimalist", "Bold", "Fun"] as const;

/** The styles of the site's texts. */
export const contentStyleOptions = ["Casual", "Professional", "Technical"] as const;

export type GoalOption = (typeof goalOptions)[number];
export type PageOption = (typeof pageOptions)[number];
export type ToneOption = (typeof toneOptions)[number];
export type ContentStyleOption = (typeof contentStyleOptions)[number];

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

/** The button styles with a label and a plain description, in the order shown. */
export const buttonStyleOptions: readonly Option<ButtonStyle>[] = [
  { value: "classic", label: "Classic", hint: "A solid colour with gently softened corners" },
  { value: "rounded", label: "Rounded", hint: "A solid colour with fully round ends" },
  { value: "square", label: "Square", hint: "A solid colour, compact, with capital letters" },
  { value: "standard", label: "Standard", hint: "A quiet button with a thin border" },
  { value: "modern", label: "Modern", hint: "A solid colour that lifts off the page with a soft shadow" },
  { value: "outlined", label: "Outlined", hint: "A coloured outline that fills when pointed at" },
  { value: "gradient", label: "Gradient", hint: "Your primary colour blending into your accent" },
  { value: "ghost", label: "Ghost", hint: "Text only, tinted when pointed at" },
];

/** The three page layouts with a label and a plain description. */
export const pageLayoutOptions: readonly Option<PageLayout>[] = [
  { value: "full-width", label: "Full width", hint: "Sections reach both edges of the window" },
  {
    value: "contained",
    label: "Contained",
    hint: "Backgrounds reach the edges, text keeps to a readable column",
  },
  { value: "boxed", label: "Boxed", hint: "The whole page is a sheet lying on the background" },
];

/** The eight sections with a label and a plain description, in page order. */
export const sectionOptions: readonly Option<SectionName>[] = [
  { value: "hero", label: "Hero", hint: "The opening: who you are and what to do next" },
  { value: "features", label: "Features", hint: "What sets you apart, point by point" },
  { value: "services", label: "Services", hint: "What you offer" },
  { value: "testimonials", label: "Testimonials", hint: "What your clients say" },
  { value: "portfolio", label: "Portfolio", hint: "Work you are proud of, or your products" },
  { value: "pricing", label: "Pricing", hint: "Plans or prices, side by side" },
  { value: "team", label: "Team", hint: "The people behind the business" },
  { value: "contact", label: "Contact", hint: "A form and the ways to reach you" },
];
