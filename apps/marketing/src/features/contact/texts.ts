/** Texts of the contact page. */
export const contactTexts = {
  send: "Send message",
  sending: "Sending…",
  whatHappens: "We use your address to reply to you, and for nothing else.",
  next: [
    ["First", "A person reads your message and replies within 24 hours on days we are open."],
    ["Then", "You fill in the nine steps, or we do it with you on the phone. Both are free."],
    [
      "Before you pay",
      "You get the specification and an itemised quote. It is yours even if you do not hire us.",
    ],
  ],
  example: "We are a bakery in Greenwich. People should…",
  sent: "Thank you for your message! We'll get back to you soon.",
  sentTo: (email: string) => `Your message has been sent. We reply to ${email}.`,
  notSent: "Not sent yet. What you typed is still here.",
  fromChat: "Your questions from the chat are in the message now. Edit them as you like.",
  mapFailed: "The map could not be loaded. Check your connection and press ‘Show the map’ again.",
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
