import type { HelpCategory } from "./help-shape.ts";

/** About accounts and what is stored. */
export const accountHelp: HelpCategory = {
  id: "account-and-security",
  title: "Account & Security",
  items: [
    {
      id: "forgot-password",
      question: "I forgot my password. What now?",
      answer:
        "Press ‘Forgot password’ where you sign in. We mail you a link that works once and for an hour. If you signed up with Google, sign in with Google: there is no password to forget.",
      alsoCalled: "reset password login sign in locked out",
    },
    {
      id: "who-sees-my-project",
      question: "Who can see my project?",
      answer:
        "You and the people at the agency who work on it. Nothing of it is public. If you want that in writing, step 8 has a confidentiality agreement that both sides are bound by.",
      alsoCalled: "private nda confidential privacy share access",
    },
    {
      id: "download-my-data",
      question: "How do I download all my data?",
      answer:
        "Settings, then ‘Download all my data’: one ZIP archive with your answers, projects, files, documents and mails.",
      alsoCalled: "export gdpr backup archive copy",
    },
    {
      id: "delete-my-account",
      question: "How do I delete my account?",
      answer:
        "Settings, then ‘Delete Account’. Your projects, files and documents go with it, at once and for good. Download your data first if you may want it.",
      alsoCalled: "remove close erase account gdpr",
    },
    {
      id: "somebody-else-signed-in",
      question: "Somebody else may have used my account.",
      answer:
        "Under Settings you see where you are signed in and can end each of these sessions. Change your password there as well: that signs out every other device.",
      alsoCalled: "hacked security session stolen password device",
    },
  ],
};
