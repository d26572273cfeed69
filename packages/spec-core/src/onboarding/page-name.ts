import { wordCount } from "../text/word-count.ts";

/** Longer names are cut in menus and, with the name of the business, in search results. */
const shortMax = 50;
const remarkWordsMin = 3;

/** Matches a bracket at the end of a name, also one that is not closed. */
const lastBracket = /^([^()]*)\(([^()]*)\)?$/u;
/** Words that mark even a short bracket as a remark: 'Shop (later)'. */
const remarkWord =
  /[?!]|(?<!\p{L})(?:later|maybe|perhaps|optional|tbc|tbd|soon|please|not (?:yet|sure)|if possible|to follow)(?!\p{L})/iu;
/** A phone number or an e-mail address, with the words that introduce it. */
const contact =
  /\s*(?:(?<!\p{L})(?:at|on|under|by|to|via|phone|tel\.?|mobile)(?!\p{L})[\s:]*){0,2}(?:(?<!\d)(?!(?:19|20)\d\d ?[–/-] ?(?:19|20)\d\d(?!\d))\+?\(?\d(?:[\s()./–-]?\d){6}|[^\s@]{1,64}@[^\s@]{1,250}\.\p{L}{2}).*$/isu;
const explained = /^(.{2,40}?)\s*(?:[:;]\s|\s[–—-]+\s|\.\s)/su;
/**
 * The subject of a sentence: 'Parking' in 'Parking is round the back'. A question or 'we are …' has none that names a
 * page.
 */
const subject =
  /^((?!(?:what|where|when|why|how|who|which|is|are|do|does|can|if|i|we|you|he|she|it|they|there|this|that|these|those|here|everything|nothing|everybody|nobody|all|my|please)(?!\p{L}))(?:[\p{L}\p{N}'’&-]+ ){0,3}?[\p{L}\p{N}'’&-]+) (?:is|are|was|were|has|have|must|should|needs?|will|can|starts?|opens?|goes)(?!\p{L})/iu;
const withClause = /(?<!\p{L})(?:who|that|which|where|when|if|and|or|to)(?!\p{L})/iu;

const isName = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Removes a bracket with a comment on the page: 'Fundraisers (they buy for 11, min 50)'. */
function withoutBracket(name: string): string {
  const [, before = "", words = ""] = lastBracket.exec(name) ?? [];
  const isRemark = wordCount(words) >= remarkWordsMin || remarkWord.test(words);
  return isRemark && isName(before) ? before.trim() : name;
}

function shorter(name: string): string {
  const before = name.replace(contact, "").trim();
  if (before !== name) return isName(before) ? before : name;
  if (name.length <= shortMax) return name;
  const [, head = ""] = explained.exec(name) ?? [];
  if (isName(head)) return head.trim();
  const [, about = ""] = subject.exec(name) ?? [];
  return isName(about) && !withClause.test(about) ? about : name;
}

/**
 * The name of a page for menus and titles: without the remarks and sentences that were typed with it. The address of
 * the page still follows from the full text.
 */
export const shownPageName = (typed: string): string =>
  shorter(withoutBracket(typed.trim())).replace(/[\s,;:–-]+$/u, "") || typed;
