/** Every text of the live preview. */
export const previewTexts = {
  title: "Live preview",
  /** On the step where the page is put together. */
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
  /** On every section of the page while none is chosen. */
  suggested: "Suggested, not chosen",
  suggestedHint:
    "Faint sections are our suggestions. Only those that you switch on in Page Layout Builder are built.",
  address: "Address of the page",
  noAddress: "Your web address is still open",
  /** Above the page on the steps that choose type and colors. */
  specimen: {
    note: "Type and colours at a glance",
    h1: "Heading 1",
    h1Sample: "The name of your business",
    h2: "Heading 2",
    h2Sample: "The title of a section",
    h3: "Heading 3",
    h3Sample: "A heading inside a section",
    body: "Text",
    bodySample:
      "This is how the running text of your site reads: what you do, for whom, and how to reach you.",
    niche: "Words in your accent",
    link: "A link",
    button: "A button",
    swatches: [
      { role: "primary", name: "Primary" },
      { role: "accent", name: "Accent" },
      { role: "background", name: "Background" },
      { role: "surface", name: "Panels" },
      { role: "text", name: "Text" },
      { role: "muted", name: "Quiet text" },
      { role: "border", name: "Lines" },
    ],
  },
} as const;
