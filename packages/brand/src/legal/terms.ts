import type { Brand } from "../brand-shape.ts";
import type { LegalSection, LegalText } from "./legal-text.ts";

type Names = Pick<Brand, "agencyName" | "productName" | "contact" | "guarantee">;

const agreement = ({ agencyName, productName }: Names): LegalSection => ({
  id: "agreement",
  title: "What you agree to",
  body: [
    `These terms are between you and ${agencyName} and cover your use of ${productName}. You accept them when you create an account. You must be at least 18 and, if you act for a business, authorised to do so.`,
  ],
});

const account: LegalSection = {
  id: "your-account",
  title: "Your account",
  body: [
    "Use your own email address, keep your password to yourself, and tell us if somebody else has used your account. Your settings show where you are signed in, and let you end any of those sessions.",
  ],
};

const service: LegalSection = {
  id: "what-you-get",
  title: "What you get",
  body: [
    "The questionnaire saves your answers as you type and turns them into a specification, which you can download. It shows a preview of the site, which is a proposal, not the finished website. Suggestions come from fixed rules, and it is up to you whether to take them.",
    "What we build for you, by when and for how much, is agreed in a quote. Submitting the questionnaire does not order anything.",
  ],
};

const content: LegalSection = {
  id: "your-content",
  title: "Your content stays yours",
  body: [
    "The texts, images and answers you give us remain yours. You allow us to store and use them for your project, and for nothing else, until you delete them.",
    "Only upload what you are allowed to use: you are responsible for the rights of others in it. Keep the originals of your files. We are not an archive.",
  ],
};

const use: LegalSection = {
  id: "fair-use",
  title: "Fair use",
  body: [
    "Please do not:",
    [
      "upload anything that is unlawful, or harmful to other people’s computers;",
      "try to access other people’s data, or get around the limits of this service;",
      "use the service in a way that stops others from using it.",
    ],
    "We may suspend an account that does any of this, and will say why.",
  ],
};

const prices = ({ guarantee }: Names): LegalSection => ({
  id: "prices",
  title: "Prices",
  body: [
    `Planning your website here costs nothing. Our plans and prices are on the pricing page, and what you have agreed to pay is in your quote. Plans come with a ${guarantee}.`,
  ],
});

const confidence: LegalSection = {
  id: "confidentiality",
  title: "Confidentiality",
  body: [
    "Only you and we can see your project. If you want a confidentiality agreement, there is one in the questionnaire that you can accept and download.",
  ],
};

const ending: LegalSection = {
  id: "ending",
  title: "Ending your account",
  body: [
    "You can delete your account at any time under Settings. Download your data first, from the same page. We may close an account with 30 days’ notice, or immediately if these terms are seriously broken.",
  ],
};

const liability: LegalSection = {
  id: "liability",
  title: "Our liability",
  body: [
    "We run this service with care, but cannot promise that it will never be interrupted. Our liability is unlimited for death or injury caused by negligence, for fraud, and for anything else that the law does not allow us to exclude. Beyond that we are liable for foreseeable loss only, up to the amount you paid us in the twelve months before.",
    "The law of England and Wales applies. If you are a consumer, you keep the protection of the law of the place where you live.",
  ],
};

const contact = ({ agencyName, contact: { address, email } }: Names): LegalSection => ({
  id: "contact-us",
  title: "Contact and changes",
  body: [
    `${agencyName}, ${address.lines.join(", ")}. Write to ${email}.`,
    "If we change these terms, we write to you at least 30 days before. The old terms apply until then, and if you do not agree with the new ones, you can delete your account in that time.",
  ],
});

/** The sample terms of service of an agency. */
export const termsOfService = (names: Names): LegalText => ({
  title: "Terms of service",
  lead: "What you can expect from us, and what we expect from you, while you plan your website here.",
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
