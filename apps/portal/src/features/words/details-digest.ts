import type { OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { offerText } from "../../lib/wizard/answer-words.ts";
import { detailTexts as texts } from "./detail-texts.ts";

/** The names of what is filled in, for the closed fold; what it offers where nothing is. */
export function detailsDigest(form: OnboardingFormData): string {
  const { contact, offers, legalForm, registrationNumber, onlyForUs } = form;
  const offered = offers.filter((offer) => offerText(offer) !== "").length;
  const isTyped = (answer: string): boolean => answer.trim() !== "";
  const filled = [
    isTyped(contact.phone) && texts.phone,
    isTyped(contact.email) && texts.email,
    isTyped(contact.address) && texts.address,
    isTyped(contact.openingHours) && texts.openingHours,
    isTyped(contact.country) && texts.country,
    offered > 0 && texts.offersCount(offered),
    isTyped(legalForm) && texts.legalForm,
    isTyped(registrationNumber) && texts.registrationNumber,
    isTyped(onlyForUs) && texts.onlyForUs,
  ].filter((name) => name !== false);
  return filled.length > 0 ? texts.filled(filled) : texts.closed;
}
