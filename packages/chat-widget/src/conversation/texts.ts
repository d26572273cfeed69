import type { ChatAnswer } from "@sitewright/contracts";

/** The texts of the chat. */
export const chatTexts = {
  title: "Ask us",
  what: "A program answers, from what this site says.",
  close: "Close the chat",
  log: "Conversation",
  you: "You:",
  assistant: "Assistant:",
  field: "Your question",
  send: "Send",
  looking: "Looking that up…",
  person: "Talk to a person",
  clear: "Clear",
  cleared: "Cleared, here and on our server. Ask anything.",
  clearedHere: "Cleared here. Our server could not be told: it deletes what you asked after 90 days.",
  notSent: "Not sent.",
  noConnection: "No connection.",
  serverFault: "Our server does not answer.",
  tryAgain: "Try again",
  didItAnswer: "Did that answer it?",
  yes: "Yes",
  no: "No",
  good: "Good.",
  notAnswered: "Then say it in other words, or ask a person.",
  byModel: "Worded by a language model, from:",
  next: "People ask next:",
  ambiguous: "Which of these do you mean?",
  unmatched: "I do not know that. I only answer from what this site says. A person can help.",
  handedOver: "Your questions wait in the contact form. What you ask here next begins a new conversation.",
  personLead: "A person reads what you send and answers by email within 24 hours.",
  personHours: "We are there:",
  preview: "This goes into the contact form with you",
  previewHint: "Cut what you do not want to send. Nothing is sent before you press Send there.",
  toForm: "Go to the contact form",
  back: "Back to the chat",
  /** The text of an answer for the history. */
  answer(answer: ChatAnswer): string {
    switch (answer.kind) {
      case "matched":
        return answer.text;
      case "ambiguous":
        return chatTexts.ambiguous;
      case "unmatched":
        return answer.text ?? chatTexts.unmatched;
    }
  },
} as const;
