/** Texts of the contact page; the messages are the source's. */
export const contactTexts = {
  send: "Send message",
  sending: "Sending…",
  whatHappens: "Your address is used for the answer and for nothing else.",
  next: [
    [
      "Today or tomorrow",
      "A person reads it and answers within 24 hours, with the questions that are still open.",
    ],
    ["Then", "You fill in the nine steps, or we do it with you on the telephone. Both are free."],
    [
      "Before you pay",
      "You get the specification and the price of every line. It is yours, also without us.",
    ],
  ],
  example: "We are a bakery in Greenwich. People should…",
  sent: "Thank you for your message! We'll get back to you soon.",
  fromChat: "Your questions from the chat stand in the message. Change or cut what you like.",
  failed: "There was an error sending your message. Please try again.",
  refused: (reason: string) => `Error: ${reason}`,
  unknownReason: "An error occurred",
  unreadable: (status: number) => `Server error: ${status}`,
  faults: {
    name: "Please enter your name.",
    email: "Please enter an email address, for example you@business.com.",
    message: "Please write a message.",
  },
} as const;
