import { memoByKey } from "../memo.ts";
import type { SocialNetwork } from "./form-data.ts";
import { isNoAnswer } from "./no-answer.ts";
import { refusesProfile } from "./refusal.ts";

const hosts: Readonly<Record<SocialNetwork, RegExp>> = {
  facebook: /^(?:[\w-]+\.)?(?:facebook\.com|fb\.com|fb\.me)$/i,
  instagram: /^(?:[\w-]+\.)?instagram\.com$/i,
  twitter: /^(?:[\w-]+\.)?(?:twitter\.com|x\.com)$/i,
  linkedin: /^(?:[\w-]+\.)?linkedin\.com$/i,
  youtube: /^(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)$/i,
  tiktok: /^(?:[\w-]+\.)?tiktok\.com$/i,
};

// LinkedIn has people and companies: a bare name is ambiguous.
const profileStart: Readonly<Record<SocialNetwork, string | null>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  twitter: "https://x.com/",
  linkedin: null,
  youtube: "https://www.youtube.com/@",
  tiktok: "https://www.tiktok.com/@",
};

const address = /^(?:https?:\/\/)?([\w.-]+)(\/[\w\-./~@%?=&+]*)?$/i;
/**
 * A handle like 'atelier.verhoeven': its last part is longer than most top-level domains; the common long ones are
 * excluded.
 */
const longLastPart =
  /^[\w-]+\.(?!(?:accountant|accountants|construction|consulting|engineering|enterprises|foundation|industries|international|management|photography|productions|properties|restaurant|university)$)[a-z_]{9,}$/i;
const handle = /^@?([\w.-]{1,100})$/;
/**
 * A handle with one dot, like 'kiln.leith', as Instagram allows: up to 30 letters, digits, dots and underscores. Not if
 * the end is a top-level domain that small businesses use, as in 'kiln.studio'.
 */
const instagramName =
  /^(?=.{1,30}$)\w+\.(?!(?:com|net|org|info|biz|shop|store|online|site|website|web|app|dev|eu|example|test|studio|cafe|bar|pub|art|design|photo|salon|yoga|garden|kitchen|club|blog|farm|house|events|agency|coffee|london|scot|wales|irish|cymru|berlin|hamburg|wien|bayern|swiss|bzh|cat|nyc|bio|pro|xyz|fit|pet|dog|bike|care|dental|clinic|health|tax|legal|school|academy|media|digital|services|works|fashion|boutique|pizza|catering|flowers|florist|tours|travel|hotel|accountant|accountants|construction|consulting|engineering|enterprises|foundation|industries|international|management|photography|productions|properties|restaurant|university|[a-z]{2})$)\w*[a-z]\w*$/i;
/**
 * A handle like 'onda.pequena.surf', as Instagram and TikTok allow: two dots or more, and no common top-level domain at
 * the end.
 */
const dottedName =
  /^(?!www\.|.*\.(?:com|net|org|co)\.)[\w-]+(?:\.[\w-]+)+\.(?!(?:com|net|org|info|biz|shop|store|online|site|web|app|dev|eu|[a-z]{2})$)[\w-]+$/i;
const takesDots: ReadonlySet<SocialNetwork> = new Set(["instagram", "tiktok"]);

// Room for the links of the form being edited and of one other.
const linksKept = 12;

/**
 * The https URL of a profile from the client's input: a URL on the network's own host, or a name with or
 * without '@'. Null if the answer is empty or neither of them.
 */
export const socialUrl: (network: SocialNetwork, answer: string) => string | null = memoByKey(readUrl, {
  keyOf: (network, answer) => `${network} ${answer}`,
  most: linksKept,
});

function readUrl(network: SocialNetwork, answer: string): string | null {
  const text = answer.trim();
  if (isNoAnswer(text) || refusesProfile(text)) return null;
  const [, host, path] = address.exec(text) ?? [];
  if (host && hosts[network].test(host))
    return path && path !== "/" ? `https://${host.toLowerCase()}${path}` : null;
  const [, name] = handle.exec(text) ?? [];
  const start = profileStart[network];
  // A dot without '@' is more likely another site's address than a name, unless a long word follows it.
  const isName = (word: string): boolean =>
    !word.includes(".") ||
    longLastPart.test(word) ||
    (takesDots.has(network) && dottedName.test(word)) ||
    (network === "instagram" && instagramName.test(word));
  return name && start && (text.startsWith("@") || isName(name)) ? `${start}${name}` : null;
}

/**
 * Whether an answer is meant to be a profile but gives no URL; such an answer is reported, so that it is not silently
 * lost.
 */
export const isUnclearLink = (network: SocialNetwork, answer: string): boolean =>
  !isNoAnswer(answer) && !refusesProfile(answer) && socialUrl(network, answer) === null;

/** The name of each network, and an example of a profile's URL. */
const profiles = {
  facebook: { name: "Facebook", example: "facebook.com/yourname" },
  instagram: { name: "Instagram", example: "instagram.com/yourname" },
  twitter: { name: "X (Twitter)", example: "x.com/yourname" },
  linkedin: { name: "LinkedIn", example: "linkedin.com/company/yourname" },
  youtube: { name: "YouTube", example: "youtube.com/@yourname" },
  tiktok: { name: "TikTok", example: "tiktok.com/@yourname" },
} as const satisfies Record<SocialNetwork, { name: string; example: string }>;

/** The message to the client if no URL can be made of an answer. */
export const unclearLinkText = (network: SocialNetwork): string =>
  `We cannot read your ${profiles[network].name} link. Write it like ${profiles[network].example}.`;
