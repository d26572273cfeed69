import type { JudgedStatement } from "../../content/public-words.ts";

const quoteMark = "[\"“”'‘’]";
const polite = "^(?:[-–•*] ?)?(?:(?:and|but|also|so|oh|ok|okay|please|pls|just),? )*";

/**
 * How the texts are to be written: 'Keep the Welsh terms', 'with English in brackets', 'Write "I", not "we"'. There is
 * nothing in it for the client to answer, and nothing for visitors to read.
 */
const ofWording = new RegExp(
  [
    `${polite}(?:keep|leave|use) (?:all |any )?(?:the |our |my )?(?:\\p{L}+ ){0,3}(?:terms?|words?|wording|spelling|names?|expressions?|abbreviations?|dialect|umlauts?|accents?)(?!\\p{L})`,
    `${polite}(?:always )?(?:write|say|use|put|call (?:it|us|me|them|him|her)|refer to (?:it|us|me|them) as) ${quoteMark}[^"“”.!?]{1,40}?${quoteMark},? (?:and )?(?:not|never|rather than|instead of)(?!\\p{L})`,
    `${polite}(?:always )?(?:write|say|use|call (?:it|us|me|them)) [\\p{L}-]+(?: [\\p{L}-]+)?,? (?:not|never|rather than|instead of) `,
    `${polite}(?:get|have|put) (?:all |any )?(?:the |our |my )?(?:\\p{L}+ ){0,3}(?:terms?|words?|wording|spelling|names?|umlauts?|accents?|capitals?)(?: (?:on|in|of|over) (?:\\p{L}+ ){0,4}\\p{L}+)? (?:right|correct(?:ly)?)(?!\\p{L})`,
    `${polite}(?:(?:i|we) )?(?:also )?(?:prefer|(?:would|['’]d) rather (?:say|have|read)|like) ${quoteMark}[^"“”.!?]{1,40}?${quoteMark},? (?:to|over|not|than|rather than|instead of|better than) ${quoteMark}`,
    `${polite}(?:with )?(?:the )?(?:(?:\\p{Lu}\\p{L}+|translations?|meanings?|explanations?) )(?:\\p{L}+ )?(?:in|between) (?:brackets|parentheses|italics)(?!\\p{L})`,
    `${polite}(?:with|in|use) (?:british|uk|american|us|australian|canadian) (?:spelling|english)(?!\\p{L})`,
  ].join("|"),
  "iu",
);

/** What the site is to be like or to do without: 'don't need anything fancy', 'no pop-ups', 'keep it simple'. */
const ofSite = new RegExp(
  [
    `${polite}(?:(?:i|we) )?(?:don['’]?t|do not|dont) (?:really )?(?:need|want|like) (?:(?:anything|something|it|much|too much|a lot|loads|any) (?:too |so |very |that )?(?:fancy|flash\\p{L}*|complicated|clever|posh|big|modern|corporate|animated|busy|arty|technical|elaborate)|(?:any )?(?:pop-?ups?|cookie banners?|animations?|sliders?|stock (?:photos?|pictures?|images?)))(?!\\p{L})`,
    `${polite}(?:(?:i|we) )?(?:don['’]?t|do not|dont) (?:really )?need (?:much|a lot|loads)[.!]*$`,
    `${polite}(?:no|avoid) (?:\\p{L}+ ){0,3}(?:pop-?ups?|animations?|sliders?|clip ?art|(?:stock )?(?:photos?|pictures?|images?|drawings?))(?!\\p{L})`,
    `${polite}(?:keep|make) (?:it|things|everything|the (?:web ?)?site|the texts?) (?:\\p{L}+ )?(?:simple|short|plain|easy|light|friendly|clean|basic)(?!\\p{L})`,
    "(?<!\\p{L})(?:idk|dunno|(?:don['’]?t know|no idea|not sure) (?:if|whether|how)) (?:(?:that|this|it)(?:['’]?s| is)|you (?:can|could))(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** A sentence that the client has to tell visitors: 'I have to be clear that it is made in a home kitchen'. */
const mustBeTold =
  /(?<!\p{L})(?:(?:have|has|need|needs|must|ought)(?: got)?(?: to)? (?:be (?:clear|told|said|stated|mentioned)|say|state|tell (?:people|visitors|customers|clients|you|them)|mention|declare|point out|warn))(?!\p{L})/iu;

/** Words of a sentence about the site and its making, in which 'your' is the agency's. */
const ofAgency =
  /(?<!\p{L})(?:(?:web ?)?sites?|pages?|photos?|pictures?|logo|buttons?|forms?|texts?|design|advice|opinion|judg\p{L}*|work on|call on|ideas?|please|pls|could you|can you|would you)(?!\p{L})/iu;
/** 'I want to know your names and how you met': the client speaks to customers. */
const toCustomers = /(?<!\p{L})(?:your|y['’]?all)(?!\p{L})/iu;

/**
 * What only greets or calms the reader of the form: 'I'm Alma', 'sitting in the van, don't worry'. Case matters for the
 * name.
 */
const toReader =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Ss]o|[Oo]k(?:ay)?),? )?(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s) \p{Lu}\p{Ll}+(?: here)?[.!]?$|^(?:\p{L}+,? ){1,4}(?:don['’]?t|do not) worry(?: about (?:it|that|me))?[.!]?$/u;

/** How the agency is to write the texts. */
const isOfWording = ({ text }: JudgedStatement): boolean => ofWording.test(text);

/** Whether a statement tells the agency what to do, and holds no sentence that visitors have to read. */
export const isInstruction = (statement: JudgedStatement): boolean => {
  const { kind, text } = statement;
  if (isOfWording(statement) || ofSite.test(text) || toReader.test(text)) return true;
  return kind === "wish" && !mustBeTold.test(text) && (ofAgency.test(text) || !toCustomers.test(text));
};
