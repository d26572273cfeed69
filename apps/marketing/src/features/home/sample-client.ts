/** A part of the sample client's text; with a letter where the site uses it. */
export interface TextPart {
  text: string;
  letter?: string;
  /** Appears after the ones before it. */
  delayClass?: string;
}

/** The sample client's own words. */
export const clientText: readonly TextPart[] = [
  { text: "“We are a " },
  { text: "bakery in Greenwich.", letter: "a", delayClass: "[animation-delay:.25s]" },
  { text: " People should " },
  { text: "order a loaf", letter: "b", delayClass: "[animation-delay:.6s]" },
  { text: " the night before, " },
  { text: "see what’s in it,", letter: "c", delayClass: "[animation-delay:.95s]" },
  { text: " and it should feel " },
  // The closing mark belongs to the word: after the letter it could wrap to its own line.
  { text: "warm, not fancy.”", letter: "d", delayClass: "[animation-delay:1.3s]" },
];

/** The answer in the form for each letter. */
export const became = [
  { letter: "a", name: "Niche: Bakery" },
  { letter: "b", name: "Goal: Sell Products" },
  { letter: "c", name: "Page: Products" },
  { letter: "d", name: "Content style: Casual" },
] as const;

/** The same letters as lines of the specification. */
export const specLines = [
  { letter: "a", name: "Niche", value: "Bakery, in Food & Hospitality" },
  { letter: "b", name: "Website goal", value: "Sell Products" },
  { letter: "c", name: "Pages", value: "Home, Products, FAQ, Contact" },
  { letter: "d", name: "Content style", value: "Casual" },
] as const;

/** Leaves of the ear of wheat: position, rotation and size. */
export const leaves = [
  "translate(129 287) rotate(-81) scale(.8)",
  "translate(129 287) rotate(15) scale(.8)",
  "translate(168 259) rotate(-87)",
  "translate(168 259) rotate(9)",
  "translate(205 225) rotate(-93) scale(1.08)",
  "translate(205 225) rotate(3) scale(1.08)",
  "translate(241 185) rotate(-98)",
  "translate(241 185) rotate(-2)",
  "translate(276 140) rotate(-103) scale(.78)",
  "translate(276 140) rotate(-7) scale(.78)",
  "translate(308 92) rotate(-58) scale(.62)",
] as const;
