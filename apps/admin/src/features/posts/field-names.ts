import type { FieldName } from "./merge-fields.ts";

/** The name of each field for the person at the screen. */
export const fieldNames = {
  title: "Title",
  excerpt: "Excerpt",
  slug: "URL slug",
  author: "Author",
  category: "Category",
  image: "Featured image",
  imageAlt: "Alt text",
  content: "Text",
  keyTakeaways: "Key takeaways",
  keywords: "Keywords",
  internalLinks: "Internal links",
  date: "Date",
  featured: "Featured",
  agentCreated: "AI-generated",
  marks: "Open marks",
} as const satisfies Record<FieldName, string>;
