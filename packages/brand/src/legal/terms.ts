import type { Brand } from "../brand-shape.ts";
import type { LegalSection, LegalText } from "./legal-text.ts";

type Names = Pick<Brand, "agencyName" | "productName" | "contact" | "guarantee">;

const agreement = ({ agencyName, productName }: Names): LegalSection => ({
  id: "agreement",
  title: "What you agree to",
  body: [
    `These terms are between you and ${agencyName} and cover your use of ${productName}. You accept them when you create an account. You must be at least 18 and, if you act for a business, allowed to do so.`,
  ],
});

const account: LegalSection = {
  id: "your-account",
  title: "Your account",
  body: [
    "Give an address that is yours, keep your password to yourself, and tell us if somebody else has used your account. You can see where you are signed in, and end that, in your settings.",
  ],
};

const service: LegalSection = {
  id: "what-you-get",
  title: "What you get",
  body: [
    "The questionnaire saves your answers as you type and turns them into a specification, which you can download. It shows a preview of the site; a preview is a proposal, not the finished website. Suggestions are made by rules and are yours to take or leave.",
    "What we then build for you, by when and for how much, is agreed in a quote. Nothing that you send here orders anything by itself.",
  ],
};

const content: LegalSection = {
  id: "your-content",
  title: "Your content stays yours",
  body: [
    "Texts, pictures and answers that you give us remain yours. You let us store and use them for your project, and for nothing else, until you delete them.",
    "Send only what you may use: you answer for the rights of others in what you upload. Keep the originals of your files; we are not an archive.",
  ],
};

const use: LegalSection = {
  id: "fair-use",
  title: "Fair use",
  body: [
    "Please do not:",
    [
      "upload what is unlawful, or harmful to others’ machines;",
      "try to get at the data of others, or around the limits of this service;",
      "use it in a way that keeps others from using it.",
    ],
    "We may suspend an account that does, and say why.",
  ],
};

const prices = ({ guarantee }: Names): LegalSection => ({
  id: "prices",
  title: "Prices",
  body: [
    `Planning your website here costs nothing. Plans and prices stand on the front page; what you have agreed to pay stands in your quote. Plans come with a ${guarantee}.`,
  ],
});

const confidence: LegalSection = {
  id: "confidentiality",
  title: "Confidentiality",
  body: [
    "Your project is seen by you and by us. If you want a confidentiality agreement, you find one in the questionnaire, which you can accept and download.",
  ],
};

const ending: LegalSection = {
  id: "ending",
  title: "How it ends",
  body: [
    "You can delete your account at any time under Settings; take your data with you first, from the same page. We may end an account with 30 days’ notice, or at once where these terms were seriously broken.",
  ],
};

const liability: LegalSection = {
  id: "liability",
  title: "What we answer for",
  body: [
    "We run this service with care, but cannot promise that it is never interrupted. We answer without limit for death or injury caused by negligence, for fraud, and for whatever the law does not let anybody exclude. Beyond that we answer for foreseeable loss only, up to what you paid us in the twelve months before.",
    "The law of England and Wales applies. If you are a consumer, you keep the protection of the law where you live.",
  ],
};

const contact = ({ agencyName, contact: { address, email } }: Names): LegalSection => ({
  id: "contact-us",
  title: "Contact and changes",
  body: [
    `${agencyName}, ${address.lines.join(", ")}. Write to ${email}.`,
    "If we change these terms we write to you at least 30 days before. If you do not agree, delete your account before then; until then the old terms apply.",
  ],
});

/** The sample terms of service of an agency. */
export const termsOfService = (names: Names): LegalText => ({
  title: "Terms of service",
  lead: "What you can expect of us, and what we expect of you, while you plan your website here.",
  updated: "January 2025",
  isSample: true,
  sections: [
    agreement(names),
    account,
    service,
    content,
    use,
    prices(names),
    confidence,
    ending,
    liability,
    contact(names),
  ],
});
