import { brand } from "@sitewright/brand";

/** The messages for failed sign-ins and sign-ups, and for addresses that staff cannot add. */
export const authTexts = {
  emailTaken: "This email is already registered. Please sign in instead.",
  inBin: "This person's account is in the bin. Restore it there first.",
  weakPassword: (min: number) => `Password should be at least ${min} characters.`,
  longPassword: (max: number) => `Password should be at most ${max} characters.`,
  commonPassword: "This password is among the most common ones. Please choose another.",
  unknownAccount: "No account found with this email.",
  wrongPassword: "Incorrect password.",
  closed: `This account is closed. Write to ${brand.contact.email} if you want to use it again.`,
  failed: "Authentication failed. Please try again.",
  mailed: "We have sent a mail to this address. Follow its link to choose your password, then sign in.",
} as const;
