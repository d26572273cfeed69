import type { PostCategory } from "@sitewright/articles";

/** A heading and the questions that its section answers; `{keyword}` is replaced by the keyword. */
export interface OutlinePart {
  readonly heading: string;
  readonly questions: readonly string[];
}

/** The beginning of every outline. */
export const opening: readonly OutlinePart[] = [
  {
    heading: "Who asks about {keyword}, and why",
    questions: [
      "Who is the reader, and what has just happened to them?",
      "What do they type when they look for {keyword}?",
      "What will they be able to do after reading?",
    ],
  },
  {
    heading: "What {keyword} is, in one paragraph",
    questions: [
      "How would you say it to a customer at the counter?",
      "What is it often mistaken for?",
      "Which example from your own work shows it best?",
    ],
  },
];

/** The middle, by category. */
export const middle: Readonly<Record<PostCategory, readonly OutlinePart[]>> = {
  design: [
    {
      heading: "How {keyword} looks when it works",
      questions: [
        "Which page of yours shows it, and what would you point at?",
        "Which rule decides: contrast, size, order, or space?",
        "How does it hold on a phone, and for people who see little?",
      ],
    },
    {
      heading: "What usually goes wrong",
      questions: ["Which mistake do you see most?", "How does a reader check their own page for it?"],
    },
  ],
  technology: [
    {
      heading: "How {keyword} works",
      questions: [
        "What happens, step by step, in plain words?",
        "What has to be there first?",
        "What does it need afterwards, and from whom?",
      ],
    },
    {
      heading: "When {keyword} is the wrong choice",
      questions: [
        "For whom is something simpler enough?",
        "What would you use instead, and why?",
        "How does one get out of it again?",
      ],
    },
  ],
  business: [
    {
      heading: "What {keyword} costs, and what it brings",
      questions: [
        "Which costs come once, and which every month?",
        "What can be counted, before and after?",
        "When does it not pay?",
      ],
    },
    {
      heading: "Who has to agree",
      questions: ["Who decides, and what do they ask first?", "What has to be in writing?"],
    },
  ],
  strategy: [
    {
      heading: "Where {keyword} belongs in the plan",
      questions: [
        "Which goal does it serve, and how would you notice?",
        "What comes before it, and what can wait?",
        "What do you give up for it?",
      ],
    },
    {
      heading: "How to tell whether it works",
      questions: ["What do you look at, and how often?", "At what point do you change course?"],
    },
  ],
  marketing: [
    {
      heading: "Where people meet {keyword}",
      questions: [
        "Which channel do they come from, and in which mood?",
        "What do they see first, and what should they do next?",
        "What do you promise, and where is it kept?",
      ],
    },
    {
      heading: "What to say, and what to leave out",
      questions: ["Which sentence would a customer repeat?", "Which claim could you not prove?"],
    },
  ],
  general: [
    {
      heading: "What to know about {keyword} before you begin",
      questions: [
        "What do people ask you about it?",
        "Which answer surprises them?",
        "What did you learn the hard way?",
      ],
    },
    {
      heading: "How to go about it",
      questions: ["What is the first step that anybody can do today?", "Where does one need help?"],
    },
  ],
};

/** The end of every outline. */
export const closing: readonly OutlinePart[] = [
  {
    heading: "Questions that readers ask",
    questions: [
      "How long does {keyword} take?",
      "What does it cost?",
      "What if it does not work out?",
      "Whom can they ask?",
    ],
  },
  {
    heading: "What to do next",
    questions: [
      "Which one thing should the reader do now?",
      "Which page of yours helps with that?",
      "What would you like them to remember?",
    ],
  },
];
