const notPart = "(?<!\\p{L})";
const endOfWord = "(?!\\p{L})";
const declines =
  "(?:don['’]?t|do not|doesn['’]?t|does not|never|no longer|won['’]?t|will not|can['’]?t|cannot)";
const offers =
  "(?:do|make|sell|treat|offer|take(?: on)?|touch|handle|stock|fit|install|repair|mend|fix|teach|cover|serve|provide|work (?:on|with|for)|deal (?:in|with)|deal)";

/** 'What we don't do: outside windows, offices', 'I do not: payroll': a list after a colon, also on lines of its own. */
const deniedList = new RegExp(
  `${notPart}${declines}(?: ${offers})?\\s?:[^.!?;\\n]*(?:\\n[ \\t]*[-–•*][^\\n]*)*`,
  "giu",
);

/**
 * 'We don't do batteries or motors', to the end of the clause: what is done instead stands after a comma, a dash or
 * 'but'. 'We don't just do brakes' denies nothing.
 */
const deniedClause = new RegExp(
  `${notPart}${declines} ${offers}${endOfWord}(?! (?:just|only|simply|merely)${endOfWord})(?:(?!,? (?:but|so|because|as|since|instead|just|only|unless|without)${endOfWord}|, (?:we|i|they|it|you|he|she)${endOfWord}| [-–—] )[^.!?;:()\\n–—])*`,
  "giu",
);

const pictures =
  "(?:photo(?:graph)?s?|pictures?|pics?|images?|imagery|drawings?|illustrations?|icons?|clip ?-?art|stock ?photos?)";

/** What the pictures of the website shall not or shall show: 'no stock photos with piggy banks', 'a big pic of the yard at the top'. */
const pictureWishes = [
  `${notPart}(?:no|not|without|avoid|never|${declines})(?: [\\p{L}'’-]+){0,5} ${pictures}${endOfWord}[^.!?\\n]*`,
  `${notPart}(?:please|pls|(?:can|could|would|will) (?:you|we|u|the))(?: [\\p{L}'’-]+){0,8} ${pictures}${endOfWord}[^.!?\\n]*`,
].map((source) => new RegExp(source, "giu"));

/**
 * A text without what its writer does not offer, and without wishes about the website's pictures: neither says what the
 * business does.
 */
export const withoutDenied = (text: string): string =>
  [deniedList, deniedClause, ...pictureWishes].reduce((rest, denied) => rest.replace(denied, " "), text);
