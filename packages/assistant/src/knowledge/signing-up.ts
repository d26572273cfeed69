import { type EntryData, places } from "./entry.ts";

/** The email that a new account brings. */
export const signingUpEntries: readonly EntryData[] = [
  {
    id: "confirmation-email",
    topic: "account",
    facet: "detail",
    label: "The email that confirms my address",
    examples: [
      "I didn't get the confirmation email",
      "the verification mail never arrived",
      "send the confirmation link again",
      "how do I confirm my email address",
      "the link to verify my account has expired",
      "no activation email after signing up",
      "I registered but there is nothing in my inbox",
      "it says please confirm your address",
      "do I have to verify my email",
    ],
    answer:
      "After you sign up we email you a link that confirms your address. It works for a day. If it has not come after a few minutes, look in your spam folder, or sign in and press ‘Send it again’ where you are asked to confirm. You can plan your website meanwhile.",
    links: [places.app],
    quickReplies: ["forgot-password", "after-submit", "report-a-fault"],
  },
];
