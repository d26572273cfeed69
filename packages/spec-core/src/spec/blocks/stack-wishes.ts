import { capabilitiesOf } from "../../industry/capabilities.ts";
import type { SuggestionInput } from "../../industry/suggest.ts";
import { isBookedElsewhere } from "../booked-elsewhere.ts";
import type { Project } from "../project.ts";

/** The goal of a form for messages. */
const messages = "Generate Leads";

/** The input of the suggestions for what has to be built: messages, if the site only links to where visitors book. */
export const stackWishes = ({ wishes, words }: Pick<Project, "wishes" | "words">): SuggestionInput =>
  isBookedElsewhere(words.statements.map(({ text }) => text))
    ? {
        ...wishes,
        goals: wishes.goals.map((goal) => (capabilitiesOf([goal]).includes("booking") ? messages : goal)),
      }
    : wishes;
