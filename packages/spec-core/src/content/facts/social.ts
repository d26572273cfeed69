import type { SocialNetwork } from "../../onboarding/form-data.ts";
import { socialUrl } from "../../onboarding/social-links.ts";
import { overlaps } from "../place.ts";
import { allMatches, firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { type Found, isFree, type Reading } from "./reading.ts";

const networks: readonly { readonly network: SocialNetwork; readonly words: string }[] = [
  { network: "instagram", words: "instagram|insta|ig" },
  { network: "facebook", words: "facebook|fb" },
  { network: "twitter", words: "twitter" },
  { network: "linkedin", words: "linkedin" },
  { network: "youtube", words: "youtube|yt" },
  { network: "tiktok", words: "tiktok|tik tok" },
];

const networkOf = (word: string): SocialNetwork | null =>
  networks.find(({ words }) => words.split("|").includes(word.toLowerCase()))?.network ?? null;

const allWords = networks.map(({ words }) => words).join("|");

const link =
  /(?<![\p{L}\p{N}.@-])(?:https?:\/\/)?(?:[a-z]{1,6}\.)?(facebook|fb|instagram|twitter|x|linkedin|youtube|tiktok)\.(?:com|me)\/[\w\-./@%?=&+]{1,120}/giu;
// 'ig: name', 'insta @name', 'facebook NameInOneWord'. A plain word after a network is not a name.
const named = new RegExp(
  `(?<![\\p{L}\\p{N}.@/])(?:on |our |my )?(${allWords})(?:(?: ?[/&+,] ?| and )(?:${allWords}))?(?: (?:is|at|as|page|handle|account|name|under|the name|user(?:name)?|called|we['’]?re|we are|it['’]s|profile|channel|search|find us|just)){0,3}(?: ?[:=→>–-]+ ?| ?[(] ?| )(?:(?:search|look)(?: for)? |as |under |we['’]?re )?["'“‘«/]?(@?[\\w][\\w.-]{2,40})`,
  "giu",
);
const handle = /(?<![\p{L}\p{N}.@/_-])@([a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_]))(?![\p{L}\p{N}@])/giu;
// A name before a network, recognised by its special characters: 'blue_barn on instagram'.
const beforeNetwork = new RegExp(
  `(?<![\\p{L}\\p{N}@./_-])([a-z0-9][\\w.-]{2,40})["'”’]?(?: (?:is us )?on (?:both )?| ?[(,] ?)(${allWords})(?!\\p{L})`,
  "giu",
);
const hasSigns = (name: string): boolean =>
  /[a-z\d][._][a-z\d]|[a-z]+\d+$/iu.test(name) || /\p{Ll}\p{Lu}/u.test(name);

/** Networks without a field in the form; a name on one of them must not be read as an Instagram name. */
const otherNetworks =
  /(?<!\p{L})(?:pinterest|threads|bluesky|mastodon|telegram|snapchat|whatsapp|signal|etsy|vinted|twitch|discord|tripadvisor|paypal|venmo|zelle|skype)(?!\p{L})/iu;
const networkAfter = new RegExp(`^[ ,(]{0,3}(?:on |at |\\()?(?:our |the )?(${allWords})(?!\\p{L})`, "iu");
const networkBefore = new RegExp(`(?<!\\p{L})(${allWords})[\\p{L} :,&/-]{0,16}$`, "iu");

/** Words before a name that is somebody else's, or not for visitors. */
const ofAnother =
  /(?<!\p{L})(?:like|love|admire|look at|looks? like|similar to|style of|inspired by|such as|copy|copies|photos? by|pictures? by|my (?:personal|private|own)(?: (?:one|account|page|profile|insta\p{L}*|fb|facebook))?(?: is)?|personal (?:one|account|page|profile)(?: is)?)(?: (?:how|what|the|one|account|is|at)){0,3} $/iu;

/** Words after the name of a network that are not a profile. */
const noNames =
  /^(?:and|but|the|page|pages|only|not|yes|no|none|tbd|our|with|search|look|find|under|follow|follows|with|link|links|feed|account|accounts|is|are|mostly|because|please|photos?|pictures|posts?|reels|stories|story|followers|button|buttons|icons?|gallery|profile|messages?|messenger|integration|marketing|business|instead|already|sometimes|everything|something|nothing|whatsapp|facebook|instagram|youtube|tiktok|twitter|linkedin|pinterest|group|groups|reviews?|videos?|channel|though|however|works?|working|should|connect\p{L}*|address|handle|etc|there|where|which|when|every|without|through|people|customers|shop|ads|advert\p{L}*|campaign|live|direct|login|password)$/iu;

const isName = (name: string, isMarked: boolean): boolean =>
  name.startsWith("@") ||
  /[\d_]/u.test(name) ||
  /\w\.\w/u.test(name) ||
  /\p{Ll}\p{Lu}/u.test(name) ||
  ((isMarked || (name.length > 8 && !wordEnding.test(name))) && !noNames.test(name));

/** Endings of words that are not names: 'on Instagram regularly'. */
const wordEnding = /(?:ly|ing|ed|day|ment|tion|ness|ers?|able|ful|ies|ance|ever|where|body|thing)$/iu;

function profile(network: SocialNetwork, name: string, start: number): Found | null {
  const bare = name.replace(/\.+$/u, "");
  // A name that follows the name of its network may contain dots.
  const value = socialUrl(network, /^[\w.-]+$/u.test(bare) && network !== "linkedin" ? `@${bare}` : bare);
  return value === null ? null : { kind: "social", start, end: start + bare.length, value, about: network };
}

const isMissing =
  (taken: readonly Found[]) =>
  (found: Found | null): found is Found =>
    found !== null && !taken.some((other) => overlaps(other, found));

/**
 * Finds profiles on social networks: URLs, names after the name of a network, and '@name' (Instagram unless another
 * network is near).
 */
export function findSocial(reading: Reading): Found[] {
  const { text } = reading;
  const links = allMatches(link, text).map((match) => {
    const host = (match[1] ?? "").toLowerCase();
    const network = host === "x" ? "twitter" : networkOf(host);
    return network && profile(network, match[0].replace(/[.,]+$/u, ""), match.index);
  });
  const found = links.filter(isMissing([]));
  const afterName = allMatches(named, text).map((match) => {
    const [whole, word = "", name = ""] = match;
    const network = networkOf(word);
    const isMarked = /[:=→>(]|[ :]\/|\b(?:as|under|handle)\b/u.test(
      whole.slice(0, whole.length - name.length),
    );
    const start = match.index + whole.length - name.length;
    const isLast = /^\s*(?:$|[,;|)\n/]|(?:or|and) (?:text|call|ring|phone|e-?mail|whats))/u.test(
      text.slice(start + name.length, start + name.length + 12),
    );
    const bare = name.replace(/\.+$/u, "");
    const isFollowedByWord = /^ (?!and |or |on |for |both )\p{Ll}/u.test(
      text.slice(start + name.length, start + name.length + 6),
    );
    const isPlain = /^\p{L}+$/u.test(bare);
    return network &&
      isName(bare, isMarked) &&
      (isLast || name.endsWith(".") || hasSigns(bare) || !isPlain || (isMarked && !isFollowedByWord))
      ? profile(network, name, start)
      : null;
  });
  found.push(...afterName.filter(isMissing(found)));
  const ahead = allMatches(beforeNetwork, text).map((match) => {
    const [, name = "", word = ""] = match;
    const network = networkOf(word);
    return network && hasSigns(name) ? profile(network, name, match.index) : null;
  });
  found.push(...ahead.filter(isMissing(found)));
  const handles = allMatches(handle, text).map((match) => {
    const end = match.index + match[0].length;
    const near =
      firstMatch(networkAfter, text.slice(end, end + 24))?.[1] ??
      firstMatch(networkBefore, text.slice(Math.max(0, match.index - 30), match.index))?.[1];
    if (
      /(?<![\p{L}\p{N}])X(?:\/Twitter)?[ :(]{1,3}$/u.test(
        text.slice(Math.max(0, match.index - 14), match.index),
      )
    )
      return profile("twitter", match[0], match.index);
    const around = text.slice(Math.max(0, match.index - 24), end + 24);
    return near === undefined && matches(otherNetworks, around)
      ? null
      : profile(networkOf(near ?? "") ?? "instagram", match[0], match.index);
  });
  found.push(...handles.filter(isMissing(found)));
  return found.filter(
    (fact) =>
      isFree(reading, fact) && !matches(ofAnother, text.slice(Math.max(0, fact.start - 48), fact.start)),
  );
}
