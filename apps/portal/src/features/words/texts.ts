import type { FactKind, JudgedFact, StatementKind } from "@sitewright/spec-core/content";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const kinds: Readonly<Record<FactKind, string>> = {
  phone: "Phone",
  email: "Email",
  address: "Address",
  hours: "Opening hours",
  price: "Price",
  service: "Service or product",
  person: "Person",
  founded: "Founded",
  registration: "Registration",
  social: "Profile",
};

/** Texts of checking what visitors will read. */
export const wordTexts = {
  title: "What visitors will read",
  reading: "Reading your answers...",
  failed: "This part could not be loaded. You can submit without it.",
  tryAgain: "Try again",
  nothing: "Nothing yet. This comes from your answers in the questionnaire.",
  sentences: (number: number) => count(number, "sentence", "sentences"),
  confirmed: (number: number) => count(number, "detail", "details"),
  toConfirm: (number: number) => count(number, "detail to confirm", "details to confirm"),
  proposed: (number: number) => `${number} proposed`,
  toDecide: (number: number) => count(number, "sentence to decide", "sentences to decide"),
  lead: "We have read your answers. “Accept” settles what is below, and you can still change it. Without it, nothing unconfirmed is published, and no note to us.",
  leadDecided: "We have read your answers. You can still change everything that visitors will read.",
  factsTitle: "Is this right?",
  factsLead: "We found these in your answers. What you confirm gets its own place on the site.",
  kindOf: ({ kind, about }: Pick<JudgedFact, "kind" | "about">) =>
    about.trim() === "" ? kinds[kind] : `${kinds[kind]}: ${about.trim()}`,
  factQuestion: (label: string, text: string) => `Is this right? ${label}: ${text}`,
  yes: "Yes, show it",
  no: "Leave it out",
  correct: "Change",
  correctThis: (label: string) => `Change ${label}`,
  corrected: (label: string) => `${label}, as visitors should read it`,
  save: "Save",
  cancel: "Cancel",
  keepProposal: "We leave it out unless you say yes.",
  moreFacts: (number: number) => `Show ${number} more`,
  proposedTitle: "We would publish these",
  proposedLead: "Untick what is not for visitors. “Accept” publishes the rest.",
  acceptedTitle: "Visitors will read what is ticked",
  acceptedLead: "You can still change each of them.",
  detailLeftOut: "Contains a detail that is left out.",
  unsureTitle: "May visitors read this?",
  unsureLead: "We cannot tell. It is not published unless you say so.",
  unsureQuestion: (text: string) => `May visitors read this? ${text}`,
  print: "Publish it",
  keep: "Do not publish",
  moreUnsure: (number: number) => `${number} more after these.`,
  allRight: "Accept",
  nextOnes: "Show next",
  allRightHint: ({ details, sentences, left }: { details: number; sentences: number; left: number }) => {
    const published = [
      details > 0 && count(details, "detail", "details"),
      sentences > 0 && count(sentences, "sentence", "sentences"),
    ].filter(Boolean);
    const effects = [
      published.length > 0 && `publishes ${published.join(" and ")}`,
      left > 0 && `leaves out ${left}`,
    ].filter(Boolean);
    return `“Accept” ${effects.join(" and ")}.`;
  },
  settledNews: (number: number) => `${count(number, "point is", "points are")} settled.`,
  nextNews: (number: number) => `${count(number, "more sentence", "more sentences")} to decide.`,
  undo: "Undo",
  undone: "Undone. Everything is as it was before.",
  allDecided: "All decided. You can still change it.",
  printedTitle: (number: number) => `Visitors will read ${count(number, "sentence", "sentences")}`,
  keptTitle: (number: number, maybe: number) =>
    `${count(number, "sentence is", "sentences are")} only for us${maybe > 0 ? `, ${maybe} perhaps for visitors` : ""}`,
  keptLead: "These go into our brief. Visitors do not see them.",
  leaveOut: "Leave out",
  leaveOutThis: (text: string) => `Leave out: ${text}`,
  printThis: (text: string) => `Publish: ${text}`,
  printShort: "Publish",
  nowPrinted: "Visitors will read it.",
  nowKept: "Visitors will not read it.",
  maybe: "Perhaps for visitors: you decide",
  leftOut: "You left this out",
  leftOutMaybe: "You left this out. Perhaps it is for visitors.",
  typedElsewhere: "You typed this detail into its own field",
  standIn: "Visitors read instead:",
  why: {
    fact: "Contains a detail you have not confirmed",
    unsure: "Not decided",
    wish: "A wish for the site",
    private: "A note to us",
  } satisfies Readonly<Record<StatementKind, string>>,
  nonePrinted: "None so far.",
  noneKept: "None.",
} as const;
