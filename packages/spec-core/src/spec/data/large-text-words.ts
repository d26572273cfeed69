const large = "(?:big(?:ger)?|larger?|huge|extra[- ]large)";
const writing = "(?:writing|print|letters|lettering|texts?|type|fonts?|typeface)";
/** Excludes large print as a product or on an object, such as 'large print books' or 'big letters on the van'. */
const ware =
  "(?![- ](?:books?|menus?|leaflets?|editions?|versions?|bibles?|hymn|labels?|signs?|messages?|box(?:es)?|on (?:\\p{L}{1,12} )?(?:vans?|cars?|trucks?|signs?|shop ?fronts?|windows?|banners?|walls?|boards?|shirts?|labels?|cards?|menus?))(?!\\p{L}))";

/** 'Big writing', 'large clear print'. */
const largeWriting = `${large}(?:,? (?:and|clear|bold|plain|simple|easy|legible|readable)){0,2}[- ]${writing}(?!\\p{L})${ware}`;

const soThat =
  "(?:should|must|has|have|needs?|need|ought|to|can|could|be|please|nice|and|really|very|quite|much|so|as|clear|a bit)";

/** 'Letters have to be large', 'font size bigger', 'text large enough'. */
const writingLarge = `(?:writing|print|letters|lettering|texts?|fonts?|font size|text size)(?: size)? (?:${soThat} ){0,5}${large}(?!\\p{L})`;

/** Matches the wording in which clients ask for large text. */
export const largeText = new RegExp(`(?<!\\p{L})(?:${largeWriting}|${writingLarge})`, "iu");

/** 'Easy to read for people with bad eyes', 'legible without glasses'. */
export const weakEyes =
  /(?<!\p{L})(?:(?:easy|easier|able|simple|clear|has|have|needs?|must|can|should|could) (?:to )?(?:be )?read|readable|legible)(?!\p{L}).{0,40}(?<!\p{L})(?:(?:bad|poor|weak|failing|old) (?:eyes?|eye ?sight|sight|vision)|without (?:\p{L}{1,10} )?(?:glasses|specs)|partially sighted|visually impaired|low vision)(?!\p{L})/iu;

/** 'No huge letters', 'not too big writing'. */
export const notLarge = new RegExp(
  `(?<!\\p{L})(?:no|not|don['’]?t|never|nothing|hates?|avoid|too|less)(?!\\p{L}).{0,30}(?<!\\p{L})(?:${large}|${writing})(?!\\p{L})`,
  "iu",
);

/** 'Our number in big letters', 'big letters that say CLOSED': about one element of the site, not all of its text. */
export const onePart = new RegExp(
  `(?<!\\p{L})(?:numbers?|names?|prices?|logos?|hours|address|titles?|head(?:ings?|lines?)|slogan|dates?|signs?|menus?|lists?|leaflets?|(?:tele)?phone|(?:put|write|say|print|show)(?! (?:everything|it|all|the (?:texts?|writing|letters)|larger?|big(?:ger)?)(?!\\p{L})))(?!\\p{L}).{0,60}(?<!\\p{L})${large}|(?<!\\p{L})${writing} (?:that |which )?(?:says?|saying|spells?|spelling)(?!\\p{L})`,
  "iu",
);

/** 'We print large letters', 'I sell large print books': what the business does. */
export const tradeInLetters =
  /(?<!\p{L})(?:we|i) (?:also |only |still )?(?:make|do|sell|print|paint|offer|stock|have|carve|cut|design|engrave|hire)(?!\p{L})|(?<!\p{L})(?:mention|stocks?|sells?)(?!\p{L})/iu;
