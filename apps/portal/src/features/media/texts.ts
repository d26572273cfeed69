import { typeNames } from "../../lib/uploads/type-texts.ts";

/** Every text of the media step. */
export const mediaTexts = {
  lead: "Photos, drawings, price lists, text: anything you already have for the site.",
  upload: "Upload files",
  drop: "Drop files here, or choose them",
  hint: `${typeNames("media")}, up to 10MB each`,
  uploaded: "Your files",
  count: (count: number) => (count === 1 ? "1 file" : `${count} files`),
  emptyTitle: "No files yet",
  emptyText: "Your uploads appear here. You can also come back later, or continue without.",
  useAs: "Use as",
  ofFile: (name: string) => `: ${name}`,
  /** The uses of a picture. */
  roles: {
    opening: "Opening picture",
    logo: "Logo",
    team: "Team",
    product: "Product",
    work: "Our work",
    place: "Our place",
    other: "Other",
  },
  sourcing: "Images you do not have yet",
  aiImageSourcing: "Find images with AI",
  aiImageSourcingDetail:
    "We find or create pictures that suit your business. You see each one before it goes on the site.",
  guidelines: "What works well",
  guideline: [
    {
      title: "Photographs",
      text: "At least 1600 pixels wide, as JPG or WebP. Daylight and real people beat stock pictures.",
    },
    {
      title: "Logo",
      text: "PNG with a transparent background, or the original from your designer. Upload it on the first step.",
    },
    { title: "Text and prices", text: "PDF, Word or PowerPoint. We use the words as they are." },
    {
      title: "File names",
      text: "Say what is in the file: bread-counter-morning.jpg is more useful than IMG_4711.jpg.",
    },
    { title: "Rights", text: "Only upload what you own or have permission to use." },
  ],
} as const;
