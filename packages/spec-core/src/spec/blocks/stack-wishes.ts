import { capabilitiesOf } from "../../industry/capabilities.ts";
import type { SuggestionInput } from "../../industry/suggest.ts";
import { isBookedElsewhere } from "../booked-elsewhere.ts";
import type { Project } from "../project.ts";
import { editsAlone } from "./wished-features.ts";

/** The goal of a form for messages. */
const messages = "Generate Leads";

/**
 * The input of the suggestions for what has to be built: messages, if the site only links to where visitors book; an
 * editor, if the client changes parts of the site alone.
 */
export const stackWishes = ({ wishes, words }: Pick<Project, "wishes" | "words">): SuggestionInput => {
  const isElsewhere = isBookedElsewhere(words.statements.map(({ text }) => text));
  const isBooking = (goal: string): boolean => capabilitiesOf([goal]).includes("booking");
  return {
    ...wishes,
    goals: isElsewhere ? wishes.goals.map((goal) => (isBooking(goal) ? messages : goal)) : wishes.goals,
    editsAlone: editsAlone({ words }),
  };
};
