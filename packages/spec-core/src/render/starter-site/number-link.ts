import { preferredWay } from "../../deck/preferred-way.ts";
import type { Spec } from "../../spec/schema.ts";

interface KnownNumber {
  readonly value: string;
  readonly about: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Whether a number is only for WhatsApp, so that it cannot be called. */
export const isChatNumber = ({ about }: Pick<KnownNumber, "about">): boolean => about === "WhatsApp";

/** The URL that opens a chat with a number in dialling form, which contains the country code. */
export const chatLink = (number: string): string => `https://wa.me/${digitsOf(number)}`;

/** The URL that opens a text message to a number in dialling form. */
export const textLink = (number: string): string => `sms:${number}`;

/**
 * The URL that a number in dialling form opens: a chat if the number is only for WhatsApp, a text message if the client
 * prefers texts, else a call. Chats need the country code (faq.whatsapp.com, "How to use click to chat").
 */
export function numberLink(number: string, known: readonly KnownNumber[], spec: Spec): string {
  const isChat = known.some((one) => isChatNumber(one) && digitsOf(one.value) === digitsOf(number));
  if (isChat && number.startsWith("+")) return chatLink(number);
  return preferredWay(spec) === "text" ? textLink(number) : `tel:${number}`;
}
