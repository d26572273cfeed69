/** A statement about the chatbots, and why it matters. */
interface Point {
  readonly title: string;
  readonly text: string;
}

/** A question to the sample chatbot, and the owner's sentences that its answer quotes. */
export interface SampleQuestion {
  readonly id: string;
  readonly question: string;
  /** Parts of the answer in order; `letter` marks one that quotes the owner. */
  readonly answer: readonly { readonly text: string; readonly letter?: string }[];
}

/** The sentences that the owner of the sample business gave the chatbot. */
export const ownersSentences = [
  { letter: "a", text: "Order by 20:00, collect from 07:00." },
  { letter: "b", text: "The rye has wheat in it. Nothing of ours is free of gluten." },
  { letter: "c", text: "We deliver nowhere. People come." },
] as const;

/** Questions to the sample chatbot; the owner's sentences do not answer the last one. */
export const sampleQuestions: readonly SampleQuestion[] = [
  {
    id: "order",
    question: "Can I still order for tomorrow?",
    answer: [
      { text: "Until eight this evening: " },
      { text: "order by 20:00, collect from 07:00.", letter: "a" },
    ],
  },
  {
    id: "rye",
    question: "Is the rye loaf gluten free?",
    answer: [
      { text: "No. " },
      { text: "The rye has wheat in it.", letter: "b" },
      { text: " " },
      { text: "Nothing of ours is free of gluten.", letter: "b" },
    ],
  },
  {
    id: "wedding",
    question: "Do you bake wedding cakes?",
    answer: [
      {
        text: "I have nothing on that, so I will not guess. Leave your email address and the baker will reply.",
      },
    ],
  },
];

/** One thing that the chatbots do; the assistant's answers name it by its id. */
interface ChatbotFeature extends Point {
  readonly id: "sources" | "ambiguity" | "handover" | "typos" | "report" | "privacy";
}

/** The abilities of the chatbots. */
export const chatbotFeatures: readonly ChatbotFeature[] = [
  {
    id: "sources",
    title: "Answers only from your own texts",
    text: "It knows your pages and the questions you have answered. It does not make up the rest.",
  },
  {
    id: "ambiguity",
    title: "Says when it is not sure",
    text: "If a question could mean two things, it offers two buttons instead of one wrong answer.",
  },
  {
    id: "handover",
    title: "Hands over to a person",
    text: "What it cannot answer reaches you as a message, with the question in the visitor’s words.",
  },
  {
    id: "typos",
    title: "Copes with typing on a phone",
    text: "A typo does not change the answer.",
  },
  {
    id: "report",
    title: "Shows what people ask",
    text: "Every week you see the questions it could not answer, so that you can answer them.",
  },
  {
    id: "privacy",
    title: "Asks for no personal data",
    text: "No names, no addresses, no profiles, unless somebody wants a reply from you. What people ask is deleted after 90 days, apart from questions that you keep as examples.",
  },
];

/** The places in which a chatbot can be embedded, and the people to whom it can hand over. */
export const chatbotIntegrations: readonly Point[] = [
  { title: "Your website", text: "whoever built it, with one line of code" },
  { title: "Email", text: "unanswered questions go to your inbox" },
  { title: "Your CRM", text: "whoever leaves an address for your reply becomes a contact" },
  { title: "Your calendar", text: "a booking link at the moment somebody asks" },
  { title: "Any language model", text: "optional, your choice, and limited to your texts" },
];

/** From the first conversation to a working chatbot. */
export const chatbotSteps: readonly Point[] = [
  {
    title: "You tell us what people ask",
    text: "At the counter, on the phone, by email. Ten questions are a good start.",
  },
  {
    title: "We write down your answers",
    text: "In your words, along with the different ways people ask. You approve every one.",
  },
  {
    title: "It goes live, and you see what it learns",
    text: "Unanswered questions come back to you once a week. Your answers go live within a minute.",
  },
];

/** The businesses that benefit from a chatbot. */
export const chatbotUses: readonly Point[] = [
  { title: "A bakery", text: "“Is there bread left?” forty times a day, with both hands in dough." },
  { title: "A dental practice", text: "Opening hours, fees, and what to do until Monday." },
  { title: "A joiner", text: "Which jobs you take, how far you travel, when you could start." },
  { title: "A language school", text: "Levels, dates and prices, at eleven in the evening." },
];
