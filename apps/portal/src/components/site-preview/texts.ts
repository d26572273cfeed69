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
  downloaded: "Your site has been downloaded. Unpack the ZIP file and open index.html from it.",
  downloadFailed: "The site could not be downloaded.",
  frame: (business: string) => `The website of ${business}`,
  unnamed: "your business",
  drawing: "Loading...",
  failed: "The preview could not be shown. Your answers are safe.",
  retry: "Try again",
  notLoaded: "The preview could not be loaded. Your answers are safe.",
  hint: "Letters open the matching answer. Links work as on the finished site.",
  goTo: (field: string) => `Go to ${field}`,
  /** On every suggested section while none is chosen. */
  suggested: "Suggested, not selected",
  suggestedHint:
    "Faint sections are suggestions. Only those you switch on in Page Layout Builder will be built.",
  address: "Page address",
  noAddress: "No web address yet",
} as const;
