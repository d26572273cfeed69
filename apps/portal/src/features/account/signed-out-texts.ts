/** Texts of the screen after signing out. */
export const signedOutTexts = {
  title: "You are signed out",
  notEndedTitle: "Not signed out yet",
  notEnded:
    "The server did not answer, so this browser still has access to your account. Keep this page open: it signs you out as soon as there is an answer.",
  lead: "Thank you for working on your website with us.",
  saved: "Your project is auto-saved, so you can close this page.",
  as: "You were signed in as",
  cardsLabel: "What you can count on",
  cards: [
    {
      title: "Auto-Saved Progress",
      body: "Every answer is saved to your account. Carry on where you left off, on any device.",
    },
    { title: "Continue Anytime", body: "Nothing expires. Come back tonight or in a month." },
    {
      title: "Unlimited Edits",
      body: "Change a submitted project as often as you like. Each version is kept.",
    },
  ],
  back: "Sign Back In",
  agency: (name: string) => `${name} home page`,
  features: "What we do",
  formTitle: "Anything on your mind?",
  formLead: "Write to us and a person will answer.",
  name: "Name",
  email: "Email",
  reason: "What is it about?",
  reasons: {
    question: "A question",
    help: "I need help",
    feedback: "Feedback",
    timeline: "Timeline",
    other: "Something else",
  },
  chooseReason: "Choose (optional)",
  message: "Message",
  send: "Send message",
  sending: "Sending...",
  sent: "Thank you! We'll get back to you within 24 hours.",
  notSent: "Your message was not sent, but it is still here. Please try again in a moment.",
  trap: "Leave this empty",
} as const;
