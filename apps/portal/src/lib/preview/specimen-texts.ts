/** Every text of the specimen, which is shown above the page on the steps that choose type and colors. */
export const specimenTexts = {
  note: "Type and colours at a glance",
  h1: "Heading 1",
  h1Sample: "The name of your business",
  h2: "Heading 2",
  h2Sample: "The title of a section",
  h3: "Heading 3",
  h3Sample: "A heading inside a section",
  body: "Text",
  bodySample: "This is how the running text of your site reads: what you do, for whom, and how to reach you.",
  niche: "Text in your accent colour",
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
} as const;
