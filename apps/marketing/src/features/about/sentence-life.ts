/** A stage in the processing of one sentence of a client. */
export interface Stage {
  /** The name of the stage. */
  readonly name: string;
  readonly text: string;
}

/** The letter that the sentence has at every stage. */
export const letter = "b";

/** The stages in their order; their drawings are in the component. */
export const stages = {
  said: {
    name: "You say it",
    text: "In the words that you would use at the counter. We do not ask for a brief; you are the brief.",
  },
  written: {
    name: "We write it down",
    text: "As a line that can be checked, under the same letter. What you left open is listed as open, and not filled in for you.",
  },
  built: {
    name: "We build that",
    text: "And nothing that nobody asked for. The finished site is held against the specification before you see it.",
  },
  changed: {
    name: "You change your mind",
    text: "Then the line changes, with what it was before. You see what it costs, or that it costs nothing, before we touch the site.",
  },
} as const satisfies Record<string, Stage>;
