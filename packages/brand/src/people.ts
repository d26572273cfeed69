import type { Picture } from "./brand-shape.ts";

/** An editor's margin mark; the page draws it for a person without a picture. */
export type EditorsMark = "insert" | "stet" | "transpose" | "close-up" | "query";

/** A person at the agency. */
export interface TeamMember {
  /** The sample has a role instead of a name: no person is invented. */
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly picture?: Picture;
  readonly mark: EditorsMark;
}

/** The people whom clients are in contact with. */
export const team: readonly TeamMember[] = [
  {
    name: "The founder",
    role: "Asks what is missing",
    bio: "Has built websites for small businesses for over twenty years, and reads every questionnaire before anybody starts designing.",
    mark: "insert",
  },
  {
    name: "The copy editor",
    role: "Keeps your words",
    bio: "Corrects what is wrong and leaves the rest the way you said it. Nothing you write gets turned into a slogan.",
    mark: "stet",
  },
  {
    name: "The designer",
    role: "Puts things in order",
    bio: "Chooses type, colour and layout from your answers, and can name the sentence behind every choice.",
    mark: "transpose",
  },
  {
    name: "The developer",
    role: "Closes the gaps",
    bio: "Builds from the specification, and checks the finished site against it line by line before you see it.",
    mark: "close-up",
  },
  {
    name: "The AI editor",
    role: "Doubts what machines write",
    bio: "Briefs the AI agents, reads everything they draft, and publishes nothing unread.",
    mark: "query",
  },
];
