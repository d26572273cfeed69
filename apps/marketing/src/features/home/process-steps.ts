/** The steps of the client portal in their order, each in a few words. */
export const steps = [
  { title: "Welcome", text: "Add your logo, if you have one." },
  { title: "Client Questionnaire", text: "Your business, your audience, your goals." },
  { title: "Font & Typography", text: "Pick a pairing and see it set." },
  { title: "Theme Customization", text: "Seven colours, checked for contrast." },
  { title: "Page Layout Builder", text: "Choose a template and its sections." },
  { title: "Media & Assets", text: "Drop in photos and documents." },
  { title: "Tone & Design Style", text: "How it should sound and feel." },
  { title: "Hosting & Legal", text: "Domain, hosting and the NDA." },
  { title: "Sitemap Generator", text: "Review every page and submit." },
] as const;
