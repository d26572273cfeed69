/** What the contact page says; the messages are those of the source. */
export const contactTexts = {
  send: "Send message",
  sending: "Sending…",
  whatHappens:
    "A person reads it and answers within 24 hours. Your address is used for that and for nothing else.",
  example: "We are a bakery in Greenwich. People should…",
  sent: "Thank you for your message! We'll get back to you soon.",
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
