/** Every text of the live preview. */
export const previewTexts = {
  title: "Live preview",
  /** On the step where the page's sections are chosen. */
  layoutTitle: "Layout preview",
  open: "Preview",
  width: "Preview width",
  desktop: "Desktop",
  tablet: "Tablet",
  phone: "Phone",
  page: "Page",
  fullScreen: "Full screen",
  close: "Close preview",
  download: "Download",
  downloading: "Packing...",
  downloaded: "Your site is in your downloads. Unpack it and open index.html.",
  downloadFailed: "The site could not be packed. Check the connection, then try again.",
  frame: (business: string) => `The website of ${business}`,
  unnamed: "your business",
  drawing: "Loading...",
  failed: "The preview could not be drawn. Your answers are kept.",
  retry: "Try again",
  notLoaded:
    "The preview could not be loaded. Your answers are kept; it is back when you open the page again.",
  hint: "The letters lead to the answers. Links work as on the site.",
  goTo: (field: string) => `Go to ${field}`,
  /** On every suggested section while none is chosen. */
  suggested: "Suggested, not chosen",
  suggestedHint:
    "Faint sections are our suggestions. Only those that you switch on in Page Layout Builder are built.",
  address: "Address of the page",
  noAddress: "Your web address is still open",
} as const;
