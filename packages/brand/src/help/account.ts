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
        "Press ‘Forgot password?’ on the sign-in page. We will email you a link that works once, within an hour. If you signed up with Google, sign in with Google instead. You have no password to forget.",
      alsoCalled: "reset password login sign in locked out",
    },
    {
      id: "who-sees-my-project",
      question: "Who can see my project?",
      answer:
        "You and the people at the agency who work on it. None of it is public. If you want that in writing, step 8 has a confidentiality agreement that binds both sides.",
      alsoCalled: "private nda confidential privacy share access",
    },
    {
      id: "terms-and-privacy",
      question: "Where are your terms and your privacy policy?",
      answer: "At the foot of every page: ‘Terms of service’ and ‘Privacy policy’.",
      alsoCalled: "cookies cookie conditions legal small print",
    },
    {
      id: "download-my-data",
      question: "How do I download all my data?",
      answer:
        "Go to Settings, then ‘Download all my data’. You get one ZIP file with your answers, projects, files, documents and emails.",
      alsoCalled: "export gdpr backup archive copy",
    },
    {
      id: "delete-my-account",
      question: "How do I delete my account?",
      answer:
        "Go to Settings, then ‘Delete Account’. Your projects, files and documents are deleted with it, immediately and for good. Download your data first if you might want it.",
      alsoCalled: "remove close erase account gdpr",
    },
    {
      id: "somebody-else-signed-in",
      question: "I think someone else has used my account. What should I do?",
      answer:
        "Settings shows where you are signed in, and you can end any of those sessions. Change your password there as well, which signs out every other device.",
      alsoCalled: "hacked security session stolen password device",
    },
  ],
};
