const notPart = "(?<!\\p{L})";
const endOfWord = "(?!\\p{L})";
const declines =
  "(?:don['’]?t|do not|doesn['’]?t|does not|never|no longer|won['’]?t|will not|can['’]?t|cannot)";
const offers =
  "(?:do|make|sell|treat|offer|take(?: on)?|touch|handle|stock|fit|install|repair|mend|fix|teach|cover|serve|provide|work (?:on|with|for)|deal (?:in|with)|deal)";

const listedBelow = "\\n[ \\t]*[-–•*][^\\n]*";

/** 'What we don't do: outside windows, offices', 'I do not: payroll': a list after a colon or on lines of its own. */
const deniedList = new RegExp(
  `${notPart}${declines}(?: ${offers})?\\s?(?::[^.!?;\\n]*(?:${listedBelow})*|(?:${listedBelow})+)`,
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

const clauseEnd = `(?=\\s*(?:[.,;:!?)\\n–—]|$)|\\s+(?:and|but|so|or|nor|as|because|since|-)${endOfWord})`;
/** Up to four words, and as many after 'or' and 'nor'. */
const someThings =
  "[\\p{L}'’-]+(?: (?!(?:and|but|so|or|nor|as|because|since) )[\\p{L}'’-]+){0,3}(?: n?or (?:an? |any )?[\\p{L}'’-]+){0,3}";

/**
 * 'We are not physiotherapists', 'I'm neither a minister nor a solicitor': what somebody is not. 'We are not just
 * plumbers' and 'not your average barber' say what they are.
 */
const notOne = new RegExp(
  `${notPart}(?:(?:am|are|is|i['’]?m|we['’]?re|it['’]?s|this is) (?:not|neither|no)|(?:are|is)n['’]?t|ain['’]?t) (?:an? |any |the )?(?!(?:just|only|simply|merely|your|our|like|big|large|cheap|cheapest|average|typical|ordinary|usual|normal|standard|far)${endOfWord})${someThings}${clauseEnd}`,
  "giu",
);

/**
 * 'Yoga studio. No physiotherapy!': a clause after another one. 'No fuss plumbing' says how, and so does 'no win no
 * fee'.
 */
const notGiven = new RegExp(
  `(?<=[.!?;,(\\n–—]\\s{0,3}|(?:and|but|-) )no (?!(?:fuss|nonsense|frills|hassle|mess|dig|win|fees?|obligation|stress|quibble|job|need|matter|doubt|problem|worries|better)${endOfWord})${someThings}${clauseEnd}`,
  "giu",
);

const tells = "(?:write|say|claim|mention|promise|advertise|state|call (?:it|us|me|ourselves|myself))";

/** 'Please nothing like "heals back pain"', 'we are not allowed to say doctor': words that the website shall not use. */
const notSaid = new RegExp(
  `${notPart}(?:nothing (?:like|about|such as|that says)|(?:${declines}|not allowed to|may not|must not|mustn['’]?t) (?:ever )?${tells}${endOfWord}(?! no${endOfWord}))[^.!?\\n]*`,
  "giu",
);

/** 'People ask for a locksmith and I must say no': the whole sentence. */
const turnedAway = new RegExp(
  `(?<=^|[.!?\\n])[^.!?\\n]*${notPart}(?:must|have to|had to|always|usually) (?:say no|turn (?:them|people|it|those) (?:away|down)|decline|refuse)${endOfWord}[^.!?\\n]*`,
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
 * A text without what its writer is not and does not offer, and without wishes about the website's pictures and words:
 * none of them says what the business does.
 */
export const withoutDenied = (text: string): string =>
  [deniedList, deniedClause, notOne, notGiven, notSaid, turnedAway, ...pictureWishes].reduce(
    (rest, denied) => rest.replace(denied, " "),
    text,
  );
