/** Texts that every screen shares. */
export const chromeTexts = {
  skip: "Skip to the content",
  loading: "Loading...",
  sessionFailed: "We could not check whether you are signed in.",
  pageFailed: "This page could not be loaded.",
  pageFailedHint: (remedy: string) => `Your answers are safe on this device. ${remedy}`,
  tryAgain: "Try again",
  stillOffline: "Still no connection. This page tries again by itself once there is one.",
  backToSteps: "Back to the nine steps",
  footer: (year: number, product: string) => `© ${year} ${product}. All rights reserved.`,
} as const;

/** The subject of each step, in one line. */
export const stepLeads = {
  welcome: "Hello, and your logo",
  questionnaire: "Your business, its aims and the pages you need",
  typography: "Fonts for headings and text",
  theme: "Seven colours, checked for contrast",
  layout: "Which sections to show, and how wide the page is",
  media: "Pictures and documents to build with",
  style: "How the site looks and sounds",
  legal: "Domain, hosting and confidentiality",
  sitemap: "Check everything, then submit",
} as const;
