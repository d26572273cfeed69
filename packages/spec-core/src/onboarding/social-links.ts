import type { SocialNetwork } from "./form-data.ts";
import { isNoAnswer } from "./no-answer.ts";

const hosts: Readonly<Record<SocialNetwork, RegExp>> = {
  facebook: /^(?:[\w-]+\.)?(?:facebook\.com|fb\.com|fb\.me)$/i,
  instagram: /^(?:[\w-]+\.)?instagram\.com$/i,
  twitter: /^(?:[\w-]+\.)?(?:twitter\.com|x\.com)$/i,
  linkedin: /^(?:[\w-]+\.)?linkedin\.com$/i,
  youtube: /^(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)$/i,
  tiktok: /^(?:[\w-]+\.)?tiktok\.com$/i,
};

// LinkedIn has people and companies: a bare name does not tell which.
const profileStart: Readonly<Record<SocialNetwork, string | null>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  twitter: "https://x.com/",
  linkedin: null,
  youtube: "https://www.youtube.com/@",
  tiktok: "https://www.tiktok.com/@",
};

const address = /^(?:https?:\/\/)?([\w.-]+)(\/[\w\-./~@%?=&+]*)?$/i;
const handle = /^@?([\w.-]{1,100})$/;

/**
 * The https address of a profile from what a client types: an address on the network's own host, or a name with
 * or without '@'. Null where the answer is empty or cannot be told to be either.
 */
export function socialUrl(network: SocialNetwork, answer: string): string | null {
  const text = answer.trim();
  if (isNoAnswer(text)) return null;
  const [, host, path] = address.exec(text) ?? [];
  if (host && hosts[network].test(host))
    return path && path !== "/" ? `https://${host.toLowerCase()}${path}` : null;
  const [, name] = handle.exec(text) ?? [];
  const start = profileStart[network];
  // A dot without '@' is more likely a foreign address than a name.
  return name && start && (text.startsWith("@") || !name.includes(".")) ? `${start}${name}` : null;
}

/** Whether there is an answer from which no profile's address can be made: it must not get lost without a word. */
export const isUnclearLink = (network: SocialNetwork, answer: string): boolean =>
  !isNoAnswer(answer) && socialUrl(network, answer) === null;

/** What each network is called, and how the address of a profile there is written. */
const profiles = {
  facebook: { name: "Facebook", example: "facebook.com/yourname" },
  instagram: { name: "Instagram", example: "instagram.com/yourname" },
  twitter: { name: "X (Twitter)", example: "x.com/yourname" },
  linkedin: { name: "LinkedIn", example: "linkedin.com/company/yourname" },
  youtube: { name: "YouTube", example: "youtube.com/@yourname" },
  tiktok: { name: "TikTok", example: "tiktok.com/@yourname" },
} as const satisfies Record<SocialNetwork, { name: string; example: string }>;

/** What the client reads where no address can be made of an answer. */
export const unclearLinkText = (network: SocialNetwork): string =>
  `We cannot read your ${profiles[network].name} link. Write it like ${profiles[network].example}.`;
