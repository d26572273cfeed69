import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import {
  all,
  declines,
  distinctValues,
  does,
  factsOf,
  hasOpenFact,
  listed,
  mentions,
  openTexts,
  sentencesOn,
  shows,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";

const knows = (project: Project, kind: "phone" | "email" | "address" | "hours"): boolean => {
  const { phone, email, address, openingHours } = project.form.contact;
  const typed = { phone, email, address, hours: openingHours }[kind];
  return isAnswered(typed) || factsOf(project, kind).length > 0;
};

// Somebody who gives one way to be reached may not want the other; hours are for those who can be visited.
function missingWays(project: Project): string[] {
  const isReached = knows(project, "phone") || knows(project, "email");
  const needsAddress = shows("Contact", "contact")(project) || project.legalPages.length > 0;
  return [
    ...(isReached ? [] : ["phone number", "e-mail address"]),
    ...(needsAddress && !knows(project, "address") ? ["postal address"] : []),
    ...(shows("Contact")(project) && knows(project, "address") && !knows(project, "hours")
      ? ["opening hours"]
      : []),
  ];
}

const severalPhones: Check = (project) =>
  !isAnswered(project.form.contact.phone) && distinctValues(factsOf(project, "phone")) > 1;

const contactPath = "businessInfo.contactDetails";

const confirming = (
  kind: "phone" | "email" | "address" | "hours",
  question: string,
  unless: Check = () => false,
): QuestionRule => ({
  id: `confirm-${kind}`,
  path: contactPath,
  question,
  asks: "client",
  blocks: "launch",
  when: hasOpenFact(kind),
  settledBy: unless,
  quotes: openTexts(kind),
});

const isSeveralAddresses: Check = (project) => distinctValues(factsOf(project, "address")) > 1;

/** Questions about how visitors reach the business. */
export const contactQuestions: readonly QuestionRule[] = [
  {
    id: "contact-details",
    path: contactPath,
    question: (project) => `Which ${listed(missingWays(project))} should the website show, if any?`,
    asks: "client",
    blocks: "launch",
    when: (project) => missingWays(project).length > 0,
  },
  confirming("phone", "Is this phone number right, and may visitors see it?", severalPhones),
  {
    id: "phone-first",
    path: contactPath,
    question: "Are these phone numbers right, which may visitors see, and which comes first?",
    asks: "client",
    blocks: "launch",
    when: severalPhones,
    quotes: (project) => factsOf(project, "phone").map(({ text }) => text),
  },
  confirming("email", "Is this e-mail address right, and may visitors see it?"),
  confirming("address", "Is this address right, and may visitors see it?", isSeveralAddresses),
  {
    id: "address-which",
    path: contactPath,
    question: "What is at each of these addresses, and which may visitors see?",
    asks: "client",
    blocks: "launch",
    when: isSeveralAddresses,
    quotes: (project) => factsOf(project, "address").map(({ text }) => text),
  },
  confirming("hours", "Are these opening hours right?"),
  {
    id: "holiday-hours",
    path: contactPath,
    question: "Do these opening hours hold on public holidays and in the holidays?",
    asks: "client",
    blocks: "nothing",
    when: (project) => shows("Contact", "contact")(project) && knows(project, "hours"),
    settledBy: hasOpenFact("hours"),
    quotes: (project) =>
      isAnswered(project.form.contact.openingHours)
        ? [project.form.contact.openingHours]
        : factsOf(project, "hours").map(({ text }) => text),
  },
  {
    id: "form-recipient",
    path: "projectRequirements.scope.features",
    question: (project) =>
      knows(project, "email")
        ? "Do the form's messages go to the e-mail address given, what does the form ask for, and how soon is one answered?"
        : "Which e-mail address receives the form's messages, what does the form ask for, and how soon is one answered?",
    asks: "client",
    blocks: "launch",
    when: does("form"),
    settledBy: (project) => knows(project, "email") && mentions("reply")(project),
    quotes: sentencesOn("form"),
  },
  {
    id: "form-declined",
    path: "projectRequirements.scope.features",
    question: "Shall there be no form at all, or one that does not ask for what the client names?",
    asks: "client",
    blocks: "page",
    when: all(does("form"), declines("form")),
    quotes: ({ mentions: { against } }) => against("form"),
  },
  {
    id: "form-service",
    path: "technology.backend",
    question: "Which form service passes the messages on, and in whose account?",
    asks: "agency",
    blocks: "launch",
    when: does("form"),
  },
  {
    id: "confirm-facts",
    path: "businessInfo.description",
    question: "Are these facts about the business right, and may visitors read them?",
    asks: "client",
    blocks: "page",
    when: hasOpenFact("founded", "registration", "social", "person", "service"),
    quotes: openTexts("founded", "registration", "social", "person", "service"),
  },
];
