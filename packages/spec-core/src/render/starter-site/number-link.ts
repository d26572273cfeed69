import { preferredWay } from "../../deck/preferred-way.ts";
import type { Spec } from "../../spec/schema.ts";

interface KnownNumber {
  readonly value: string;
  readonly about: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Whether a number is for WhatsApp alone, so that nobody calls it. */
export const isChatNumber = ({ about }: Pick<KnownNumber, "about">): boolean => about === "WhatsApp";

/**
 * The address that a number in dialling form opens: a chat for one that is for WhatsApp alone, a text message where the
 * client would rather get one, else a call. Chats need the country code (faq.whatsapp.com, "How to use click to chat").
 */
export function numberLink(number: string, known: readonly KnownNumber[], spec: Spec): string {
  const isChat = known.some((one) => isChatNumber(one) && digitsOf(one.value) === digitsOf(number));
  if (isChat && number.startsWith("+")) return `https://wa.me/${digitsOf(number)}`;
  return `${preferredWay(spec) === "text" ? "sms" : "tel"}:${number}`;
}
