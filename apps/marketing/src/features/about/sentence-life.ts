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
    text: "In the words you would use at the counter. We do not ask for a brief. You are the brief.",
  },
  written: {
    name: "We write it down",
    text: "As a line that can be checked, under the same letter. What you left open is listed as open, and you are asked. We do not fill it in for you.",
  },
  built: {
    name: "We build that",
    text: "And nothing that nobody asked for. We check the finished site against the specification before you see it.",
  },
  changed: {
    name: "You change your mind",
    text: "The line changes, and the old version stays on record. You see what the change costs, if anything, before we touch the site.",
  },
} as const satisfies Record<string, Stage>;
