import { type EntryData, places } from "./entry.ts";

/** A client's own details and projects, and the address that they sign in with. */
export const ownProfileEntries: readonly EntryData[] = [
  {
    id: "own-details",
    topic: "account",
    facet: "detail",
    label: "Changing my details or email address",
    examples: [
      "can I change my email address",
      "change the email on my account",
      "how do I edit my profile",
      "how do I change my name in my profile",
      "I typed the wrong email when I signed up",
      "my email has changed, how do I update my login",
      "update my phone number in the account",
      "sign in with a different email address",
      "our business has a new name, where do I change it in my profile",
      "I moved, how do I change my address in the portal",
      "put a new email on our account",
      "change my user name",
      "edit my details",
      "there is a typo in my email address",
    ],
    answer:
      "Your profile has a button ‘Edit Profile’ for names, phone, website and address. The email address that you sign in with cannot be changed there: write to us about it.",
    links: [places.contact],
    quickReplies: ["account-security", "talk-to-a-person", "delete-account"],
  },
  {
    id: "my-projects",
    topic: "projects",
    facet: "about",
    label: "Finding my projects",
    examples: [
      "where is my project",
      "I can't find my project",
      "where do I see my saved projects",
      "how do I delete a project",
      "can I have more than one project",
      "start a second project",
      "open a project that I submitted last month",
      "where do I log in",
      "where is the client login",
      "how do I get back to my answers",
      "list of all my projects",
      "remove an old project",
      "I submitted something in spring, where is it now",
    ],
    answer:
      "Press ‘Sign in’ at the top of this site, then ‘Saved projects’: there you can load, read or delete what you have submitted. You may submit more than one. Answers that you have not submitted yet are in the nine steps as you left them.",
    links: [places.app],
    quickReplies: ["change-later", "forgot-password", "download-my-data"],
  },
];
