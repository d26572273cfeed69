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
        text: "I have nothing about that, so I will not guess. Leave your address and the baker answers you.",
      },
    ],
  },
];

/** What the chatbots do. */
export const chatbotFeatures: readonly Point[] = [
  {
    title: "Answers from your texts alone",
    text: "It knows your pages and the questions you have answered. What is not there, it does not make up.",
  },
  {
    title: "Says when it is not sure",
    text: "Two things that you may have meant become two buttons, not one wrong answer.",
  },
  {
    title: "Passes on to a person",
    text: "What it cannot answer reaches you as a message, with the question in the visitor’s words.",
  },
  {
    title: "Understands typing on a phone",
    text: "A slip of the thumb is not a different question.",
  },
  {
    title: "Shows what people ask",
    text: "Every week you see the questions that it could not answer, so that you can.",
  },
  {
    title: "Keeps nothing about anybody",
    text: "No names, no addresses, no profile. Conversations are forgotten after 90 days.",
  },
];

/** Where a chatbot can be embedded, and whom it can hand over to. */
export const chatbotIntegrations: readonly Point[] = [
  { title: "Your website", text: "whoever built it: one line in the page" },
  { title: "Email", text: "what it could not answer, in your inbox" },
  { title: "Your CRM", text: "each handed-over question as a new contact" },
  { title: "Your calendar", text: "a link to book, at the moment somebody asks" },
  { title: "Any language model", text: "optional, of your choice, and held to your texts" },
];

/** From the first conversation to a working chatbot. */
export const chatbotSteps: readonly Point[] = [
  {
    title: "You tell us what people ask",
    text: "At the counter, on the phone, by mail. Ten questions are a good start.",
  },
  {
    title: "We write down your answers",
    text: "In your words, each with the ways in which people ask for it. You read all of them.",
  },
  {
    title: "It goes live, and you see what it learns",
    text: "Unanswered questions come back to you once a week; your answer is live the same minute.",
  },
];

/** Who benefits from a chatbot. */
export const chatbotUses: readonly Point[] = [
  { title: "A bakery", text: "“Is there bread left?” forty times a day, with both hands in dough." },
  { title: "A dental practice", text: "Opening hours, fees, and what to do until Monday." },
  { title: "A joiner", text: "Which jobs you take, how far you drive, when you could come." },
  { title: "A school of languages", text: "Levels, dates and prices, at eleven in the evening." },
];
