import type { Brand } from "../brand-shape.ts";
import type { LegalSection, LegalText } from "./legal-text.ts";

type Names = Pick<Brand, "agencyName" | "contact">;

const introduction = ({ agencyName, contact }: Names): LegalSection => ({
  id: "introduction",
  title: "Introduction",
  body: [
    `${agencyName} (${contact.address.lines.join(", ")}) runs this site and the client portal. You describe the website you want; we turn that into a specification and build the site from it. This page says what we store to do so, why, for how long, and what you can do about it.`,
    `${agencyName} is the controller of this data. Write to ${contact.email} about anything on this page.`,
  ],
});

const collected: LegalSection = {
  id: "information-we-collect",
  title: "Information we collect",
  body: [
    "We store what you give us, and little else:",
    [
      "Your account: name, email address, and a password that is stored as a hash (argon2id), never as text. Anything you add to your profile: business, phone, website, address, a few words about you.",
      "If you sign in with Google: the number that identifies your Google account, and the name, email address and picture that Google gives us. Never your Google password.",
      "Your answers: the draft of your questionnaire, submitted projects with each earlier version, the specification made from them, and designs that you saved.",
      "How you moved through the questionnaire: which step was open and when, so that we can see where it is too long. Thirty days after your last change, only weekly counts remain, which identify nobody.",
      "Files you upload, such as logos and photographs, with a smaller copy of each picture. A photograph is stored as your browser sends it, which may include where and when it was taken.",
      "Documents that we share with you, when you first opened each version, and your acceptance or refusal of the confidentiality agreement.",
      "Emails we have sent you, and messages you have sent us through a form.",
      "If you subscribe to our newsletter: your email address, when you signed up and when you confirmed. Nothing else, and only until you unsubscribe.",
      "Where you are signed in: the name your browser gives itself and, to the hour, when it was last used. You see this list in your settings.",
    ],
    "If you do not sign in, all we store is any message you send, a newsletter subscription if you have one, and what you ask in the chat: the words of each question (after we remove any email addresses, phone, card and account numbers and postcodes we find), the kind of page you were on, and how the question was answered, under a random number made up by your browser. Please do not put names in your questions. We do not track you, build profiles or show advertising.",
  ],
};

const use: LegalSection = {
  id: "how-we-use-it",
  title: "How we use it",
  body: [
    "We use your details to run your account and your project, and for nothing else:",
    [
      "to do what you asked for: saving your answers, making the specification, building the site, replying to you (performance of a contract);",
      "to keep the service safe: limiting how often somebody can try a password or send a form (our legitimate interest);",
      "to keep what the law requires us to keep, such as invoices (legal obligation).",
    ],
    "We do not sell your data, use it to train models or make automated decisions about you.",
  ],
};

const protection: LegalSection = {
  id: "how-we-protect-it",
  title: "How we protect it, and how long we keep it",
  body: [
    "Connections to the public service are encrypted. Sessions and emailed links are stored as hashes. To limit attempts, we count them under a hash of the network, email address or account involved, and each count ends after a day at most. Our request log identifies accounts by number, and holds no IP addresses, no passwords and nothing you have sent.",
    [
      "Your account, projects, drafts and files: until you delete them, or your account.",
      "Messages you sent without an account: until you ask us to delete them.",
      "Questions in the chat: 90 days, or until you press Clear there. A question that our staff have taught the chat to answer stays as an example, without the addresses and numbers that we removed.",
      "Sessions: 30 days after your last visit, 90 days at most. Links in emails: one hour for a new password, one day to confirm an address.",
      "Anything our staff delete, and files that no longer belong to anything: 30 days in a bin, then erased. What you delete yourself is erased immediately.",
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
      "Take your data with you: one ZIP archive of everything we store about you, including files.",
      "Correct your profile and your answers.",
      "Delete your account. Your account, drafts, projects, files, designs, documents and emails are deleted with it, immediately. What remains identifies nobody, for example the fact that an account was deleted.",
    ],
    `You may also object to our use of your data, ask us to restrict it, or ask what we hold: write to ${contact.email}. You can also complain to a supervisory authority, which in the United Kingdom is the Information Commissioner’s Office.`,
  ],
});

const cookies: LegalSection = {
  id: "cookies",
  title: "Cookies",
  body: [
    "One cookie keeps you signed in. It holds a random secret and nothing about you. No script can read it, and it ends when you sign out. If you sign in with Google, there is a second one for at most ten minutes, until Google has sent you back. There are no others, so we do not need to ask for consent.",
    "Your browser’s own storage keeps your answers as you type, so that nothing is lost without a connection. It also keeps your choice of light or dark mode, your conversation in the chat, and the pages you visited with the chat on them. All of that stays on your device, and you can clear it in your browser.",
  ],
};

const thirdParties: LegalSection = {
  id: "third-parties",
  title: "Third parties",
  body: [
    "These parties see some of your data, for the purposes given here:",
    [
      "The companies that host this service and its backups, on our instructions.",
      "The company that delivers our emails, where we use one: your address and the email.",
      "The company that runs the language model for our chat, where we use one: questions that our own entries do not answer, with addresses and numbers removed. Any such answer says that a language model worded it.",
      "Google, if you choose to sign in with Google. Your picture is then loaded from Google as well.",
      "OpenStreetMap, if you press the button for its map on the contact page: your IP address and browser, as when you visit its own site. Nothing is requested from it before that.",
      "The supplier of our typefaces, where we use one: your browser only requests a typeface when you look at one of its families.",
    ],
    "Our pages load nothing from anyone else.",
  ],
};

const children: LegalSection = {
  id: "children",
  title: "Children",
  body: [
    "This service is for businesses. It is not for anyone under 18, and we do not knowingly store data about anyone under 18. If you think we do, tell us and we will delete it.",
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
    "Before we change what we do, we change this page and the date at the top. If a change affects you as a client, we also write to you.",
  ],
};

/** The sample privacy policy: what the product really stores, for whom and how long. */
export const privacyPolicy = (names: Names): LegalText => ({
  title: "Privacy policy",
  lead: "What we store about you, why, for how long, and how to download or delete it.",
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
