/** A first draft of an invented client's site. */
export interface Draft {
  /** File in `public/drafts`, 1200 by 960; drawn by `apps/e2e/pictures/draw.ts`. */
  readonly src: string;
  readonly who: string;
  /** From the form, as typed; it contains `highlight`, and so does the picture. */
  readonly typed: string;
  readonly highlight: string;
  /** The picture's alternative text. */
  readonly alt: string;
}

/** The large one first. */
export const drafts: readonly [Draft, Draft, Draft] = [
  {
    src: "/drafts/plumber.webp",
    who: "A plumber",
    typed: "Im Dave. been doing boilers and bathrooms round Leeds since 2009.",
    highlight: "boilers and bathrooms round Leeds since 2009",
    alt: "First draft for a plumber: a drawn boiler on red, and in large white letters ‘Boilers and bathrooms round Leeds since 2009’",
  },
  {
    src: "/drafts/nursery.webp",
    who: "A forest nursery",
    typed: "We are a forest nursery for children from 2 to 5, in a wood near Stroud.",
    highlight: "a forest nursery for children from 2 to 5",
    alt: "First draft for a nursery: a drawn oak and an acorn on terracotta, ‘A forest nursery for children from 2 to 5’, and a button to book a visit",
  },
  {
    src: "/drafts/solicitors.webp",
    who: "Solicitors",
    typed: "Two-partner family law firm in York: divorce, children arrangements…",
    highlight: "Two-partner family law firm in York",
    alt: "First draft for solicitors: ‘Two-partner family law firm in York’ in dark serifs, a card with two fixed fees and the hours, a compass on contour lines",
  },
];
