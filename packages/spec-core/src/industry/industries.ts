/** The industries for classification; the last one means 'none of the others'. */
export const industries = [
  "Technology",
  "Healthcare",
  "Finance",
  "Food & Hospitality",
  "Education",
  "Fashion & Beauty",
  "Real Estate & Construction",
  "Creative & Design",
  "Legal Services",
  "Professional Services",
  "Retail & E-commerce",
  "Travel & Tourism",
  "General Business",
] as const;

export type Industry = (typeof industries)[number];
