/** Texts that every screen shares. */
export const chromeTexts = {
  loading: "Loading...",
  sessionFailed: "We could not find out whether you are signed in.",
  pageFailed: "This page could not be loaded.",
  pageFailedHint: "Your answers are safe on this device. Check the connection, then try again.",
  tryAgain: "Try again",
  backToSteps: "Back to the nine steps",
  footer: (year: number, product: string) => `© ${year} ${product}. All rights reserved.`,
} as const;

/** What each step is about, in one line. */
export const stepLeads = {
  welcome: "Hello, and your logo",
  questionnaire: "Your business, its aims and the pages you need",
  typography: "The faces your words are set in",
  theme: "Seven colours, checked for contrast",
  layout: "Which sections, and how wide the page runs",
  media: "Pictures and documents to build with",
  style: "How the site looks and speaks",
  legal: "Domain, hosting and confidentiality",
  sitemap: "A last look, then submit",
} as const;
