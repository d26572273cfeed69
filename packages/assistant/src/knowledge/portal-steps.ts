import { type EntryData, places } from "./entry.ts";

const links = [places.app];

/** The portal's nine steps, and what each is for. */
export const portalEntries: readonly EntryData[] = [
  {
    id: "process",
    topic: "steps",
    facet: "about",
    label: "How it works, step by step",
    examples: [
      "how does it work",
      "what are the steps",
      "explain the process",
      "our process from the first question to the finished site",
      "what will you ask me in the questionnaire",
      "how do you work",
      "what are the nine steps of the portal",
    ],
    answer:
      "Nine steps: logo, questionnaire, typefaces, colours, page layout, pictures, tone, hosting and legal, sitemap. From your answers comes a specification; a person reads it and sends you questions, a date and a quote, and we build once you have accepted.",
    links: [{ text: "See the process", path: "/#process" }, places.app],
    quickReplies: ["how-long", "what-do-i-need", "how-to-begin"],
  },
  {
    id: "step-welcome",
    topic: "logo",
    facet: "about",
    label: "Adding my logo",
    examples: [
      "where do I add my logo",
      "I have no logo yet",
      "do I need a logo",
      "change the logo in step one",
      "upload a logo",
      "where do I upload our logo",
    ],
    answer:
      "The first step, Welcome, takes your logo. Without one, go on: the site then shows your name instead, and you can add a logo later.",
    links,
    quickReplies: ["which-files", "step-theme"],
  },
  {
    id: "step-fonts",
    topic: "fonts",
    facet: "about",
    label: "Choosing typefaces",
    examples: [
      "how do I choose a font",
      "which fonts can I use",
      "change the typeface of the headings",
      "font pairing",
      "typography step",
    ],
    answer:
      "Step 3, Font & Typography, shows pairings of typefaces as they will look, and lets you set headings and text apart from each other.",
    links,
    quickReplies: ["step-theme", "live-preview"],
  },
  {
    id: "step-theme",
    topic: "colours",
    facet: "about",
    label: "Choosing colours",
    examples: [
      "how do I choose colours",
      "which colours can I have",
      "can I enter the colours of my brand",
      "use our own brand colours",
      "colour palette for my website",
      "dark mode and light mode",
      "change the theme",
    ],
    answer:
      "Step 4, Theme Customization, has seven colours: start from a palette or enter your own. Each pair is checked for contrast, in light and in dark.",
    links,
    quickReplies: ["contrast-check", "step-fonts"],
  },
  {
    id: "step-layout",
    topic: "layout",
    facet: "about",
    label: "Choosing sections and their order",
    examples: [
      "how do I choose the sections of a page",
      "change the order of sections",
      "page layout",
      "add a section for testimonials",
      "layout templates",
      "rearrange blocks on the homepage",
      "move sections around",
    ],
    answer:
      "Step 5, Page Layout Builder: begin with a template, then switch sections on or off and put them in your order.",
    links,
    quickReplies: ["step-sitemap", "live-preview"],
  },
  {
    id: "step-media",
    topic: "files",
    facet: "detail",
    label: "Adding pictures and documents",
    examples: [
      "where do I upload my photos",
      "add pictures to my project",
      "add documents",
      "I have no photos, can you find some",
      "send you images and files",
    ],
    answer:
      "Step 6, Media & Assets, takes photographs and documents. Without pictures of your own, say there where they should come from.",
    links,
    quickReplies: ["which-files", "upload-refused"],
  },
  {
    id: "step-tone",
    topic: "words",
    facet: "detail",
    label: "How my site should sound",
    examples: [
      "how do I set the tone of the texts",
      "I want it to sound friendly and relaxed",
      "style of writing",
      "formal or casual language",
      "who writes the texts of my website",
      "choose a voice",
    ],
    answer:
      "Step 7, Tone & Design Style, asks how your site should sound and feel, with a sample of each voice.",
    links,
    quickReplies: ["whose-words", "step-fonts"],
  },
  {
    id: "hosting",
    topic: "hosting",
    facet: "about",
    label: "Hosting and domains",
    examples: [
      "do you offer hosting",
      "where is my website hosted",
      "can I use my own domain",
      "I already have a domain name",
      "do I need to buy a domain",
      "ssl certificate",
      "daily backups of the website",
      "which server does my site run on",
    ],
    answer:
      "Every plan has hosting, a certificate and daily backups. Step 8, Hosting & Legal, asks for the domain that you have or want.",
    links: [places.app, places.pricing],
    quickReplies: ["plan-essential", "stop-a-plan"],
  },
  {
    id: "step-sitemap",
    topic: "sitemap",
    facet: "about",
    label: "The pages of my site",
    examples: [
      "how many pages does my website have",
      "add a page to my site",
      "remove or rename a page",
      "what is the sitemap generator for",
      "which pages will I get",
      "list of pages",
    ],
    answer:
      "Step 9, Sitemap Generator, suggests pages from your answers. Add, rename, move or remove them; every page of your sitemap is built.",
    links,
    quickReplies: ["step-layout", "after-submit"],
  },
];
