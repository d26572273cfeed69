import { type ChatAnswer, chatReplies } from "@sitewright/contracts/chat";

/** The texts of the chat. */
export const chatTexts = {
  title: "Ask us",
  what: "Automatic answers from the content of this site.",
  close: "Close the chat",
  log: "Conversation",
  you: "You:",
  assistant: "Assistant:",
  field: "Your question",
  send: "Send",
  full: (max: number) => `A question has room for ${max} characters.`,
  looking: "Looking that up…",
  person: "Talk to a person",
  clear: "Clear",
  cleared: "Cleared here and on our server. Ask anything.",
  clearedHere: "Cleared here. Our server could not be reached. It deletes your questions after 90 days.",
  notErased: (reason: string) =>
    `Cleared here, but not on our server. ${reason} It deletes your questions after 90 days.`,
  notSent: "Not sent.",
  noConnection: "No connection.",
  serverFault: "Our server did not answer.",
  tryAgain: "Try again",
  didItAnswer: "Did that answer your question?",
  yes: "Yes",
  no: "No",
  good: "Good.",
  notAnswered: "Try other words, or talk to a person.",
  byModel: "Written by a language model from:",
  next: "Related questions:",
  handedOver: "Your questions are in the contact form. Your next question starts a new conversation.",
  handedNothing: "You went on to the contact form. Your next question starts a new conversation.",
  personLead: "A person reads your message and replies by email within 24 hours on days we are open.",
  personHours: "We are available:",
  preview: "This will be added to the contact form",
  previewHint:
    "Delete anything you do not want to send. Nothing is sent until you press ‘Send message’ there.",
  toForm: "Go to the contact form",
  back: "Back to the chat",
  /** The text of an answer for the history. */
  answer(answer: ChatAnswer): string {
    switch (answer.kind) {
      case "matched":
        return answer.text;
      case "ambiguous":
        return chatReplies.ambiguous;
      case "unmatched":
        return answer.text ?? chatReplies.unmatched;
    }
  },
} as const;
