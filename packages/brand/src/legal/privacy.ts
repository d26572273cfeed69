import type { Brand } from "../brand-shape.ts";
import type { LegalSection, LegalText } from "./legal-text.ts";

type Names = Pick<Brand, "agencyName" | "contact">;

const introduction = ({ agencyName, contact }: Names): LegalSection => ({
  id: "introduction",
  title: "Introduction",
  body: [
    `${agencyName} (${contact.address.lines.join(", ")}) runs this site and the client portal. You describe the website that you want; we turn that into a specification and build the site from it. This page says what we store for that, why, for how long, and what you can do about it.`,
    `${agencyName} is responsible for these data. Write to ${contact.email} about anything on this page.`,
  ],
});

const collected: LegalSection = {
  id: "information-we-collect",
  title: "Information we collect",
  body: [
    "We store what you give us, and little besides:",
    [
      "Your account: name, email address, and a password that is stored as a hash (argon2id), never as text. What you add to your profile: business, phone, website, address, a few words about you.",
      "If you sign in with Google: the number by which Google knows your account, and the name, address and picture that Google gives us. Never your Google password.",
      "Your answers: the draft of your questionnaire, submitted projects with each earlier version, the specification made from them, and designs that you saved.",
      "How you went through the questionnaire: which step was open, and when, so that we see where it is too long. Thirty days after your last change only weekly counts remain, which name nobody.",
      "Files that you upload, such as logos and photographs, with a smaller copy of each picture. A photograph is stored as your browser sends it, which may include where and when it was taken.",
      "Documents that we share with you, when you first opened each version, and your acceptance or refusal of the confidentiality agreement.",
      "Emails that we sent you, and messages that you sent us by a form.",
      "If you subscribe to our newsletter: your email address, when you asked for it and when you confirmed that. Nothing else, and only until you unsubscribe.",
      "Where you are signed in: what your browser calls itself and, to the hour, when it was last used. You see this list in your settings.",
    ],
    "Visitors who do not sign in leave nothing with us but the messages that they send, a newsletter that they subscribe to, and what they ask in the chat: the words of each question, without the email addresses, telephone, card and account numbers and postcodes that we find in them, the kind of page, and what came of it, under a number that your browser made up. Please write no names into it. We do no tracking, keep no profile and show no advertising.",
  ],
};

const use: LegalSection = {
  id: "how-we-use-it",
  title: "How we use it",
  body: [
    "We use your details to run your account and your project, and for nothing else:",
    [
      "to carry out what you asked for: saving your answers, making the specification, building the site, answering you (performance of a contract);",
      "to keep the service safe: limiting how often somebody can try a password or send a form (our legitimate interest);",
      "to keep what the law makes us keep, such as invoices (legal obligation).",
    ],
    "We do not sell your data, do not use them to train models and make no automated decisions about you.",
  ],
};

const protection: LegalSection = {
  id: "how-we-protect-it",
  title: "How we protect it, and how long we keep it",
  body: [
    "Connections to the public service are encrypted. Sessions and mailed links are stored as hashes. To limit attempts we count them under a hash of the network, email address or account that they concern; a count ends after a day at most. Our log of requests names accounts by number, and holds no network addresses, no passwords and nothing of what you sent.",
    [
      "Your account, projects, drafts and files: until you delete them, or your account.",
      "Messages that you sent without an account: until you ask us to delete them.",
      "Questions in the chat: 90 days, or until you press Clear there.",
      "Sessions: 30 days after you last came back, 90 days at most. Links in mails: one hour for a new password, one day to confirm an address.",
      "What our staff delete, and a file that no longer belongs to anything: 30 days in a bin, then it is erased. What you delete yourself is erased at once.",
      "Backups: deleted data disappear from them as the backups are replaced.",
    ],
  ],
};

const rights = ({ contact }: Names): LegalSection => ({
  id: "your-rights",
  title: "Your rights",
  body: [
    "You can do most of this yourself, at any time, under Settings:",
    [
      "Take your data with you: one ZIP archive of everything that we store about you, files included.",
      "Correct your profile and your answers.",
      "Delete your account. Your account, drafts, projects, files, designs, documents and mails go with it, at once. What remains names nobody: for example that an account was deleted.",
    ],
    `You may also object to a use of your data, ask us to restrict it, or ask what we hold: write to ${contact.email}. You can complain to a supervisory authority, in the United Kingdom the Information Commissioner’s Office.`,
  ],
});

const cookies: LegalSection = {
  id: "cookies",
  title: "Cookies",
  body: [
    "One cookie keeps you signed in. It holds a random secret and nothing about you, no script can read it, and it ends when you sign out. If you sign in with Google, a second one exists for at most ten minutes, until Google has sent you back. There are no others, so there is nothing to consent to.",
    "Your browser’s own storage keeps your answers while you type, so that nothing is lost without a connection, whether you chose the light or the dark appearance, and your conversation in the chat with the pages on which you had it at hand. That stays on your device; you can clear it in your browser.",
  ],
};

const thirdParties: LegalSection = {
  id: "third-parties",
  title: "Third parties",
  body: [
    "These see some of your data, for what is said here:",
    [
      "The companies that host this service and its backups, on our instructions.",
      "The company that delivers our emails, where we use one: your address and the mail.",
      "The company that runs the language model for our chat, where we use one: questions that our own entries do not answer, without addresses and numbers. Such an answer says that a language model worded it.",
      "Google, if you choose to sign in with Google. Your picture is then loaded from Google as well.",
      "OpenStreetMap, if you press the button for its map on the contact page: your network address and browser, as when you open its own site. Before that nothing is asked of it.",
      "The supplier of our typefaces, where we use one: your browser asks it for a typeface only when you look at one of its families.",
    ],
    "Pages load nothing else from anybody else.",
  ],
};

const children: LegalSection = {
  id: "children",
  title: "Children",
  body: [
    "This service is for businesses. It is not for anyone under 18, and we do not knowingly store data of anyone under 18. If you think that we do, tell us and we delete them.",
  ],
};

const contactUs = ({ agencyName, contact }: Names): LegalSection => ({
  id: "contact-us",
  title: "Contact",
  body: [`${agencyName}, ${contact.address.lines.join(", ")}. Write to ${contact.email}.`],
});

const changes: LegalSection = {
  id: "changes",
  title: "Changes",
  body: [
    "When what we do changes, this page changes first, with a new date above. If a change matters to you as a client, we also write to you.",
  ],
};

/** The sample privacy policy: what the product really stores, for whom and how long. */
export const privacyPolicy = (names: Names): LegalText => ({
  title: "Privacy policy",
  lead: "What we store about you, why, for how long, and how you take it along or have it deleted.",
  updated: "January 2025",
  isSample: true,
  sections: [
    introduction(names),
    collected,
    use,
    protection,
    rights(names),
    cookies,
    thirdParties,
    children,
    contactUs(names),
    changes,
  ],
});
