/** A color word used as a color: not the metal in 'gold rings', nor cream as food. */
export const namedColor =
  /(?<!\p{L})(?:(?<!(?:old|fair|recycled|white|yellow|rose|buy|won|solid|\d ct) )gold(?! (?:price|rings?|medals?|award|coins?|jewell?ery|smith|at\b))|red|blue|green|black|white|pink|purple|orange|yellow|navy|teal|gr[ae]y|beige|turquoise|silver|(?<!(?:sun|ice|hand|face|shaving|clotted|whipped|double|sour|skin|with) )cream(?! (?:teas?|cakes?|crackers?))(?=\W|$))(?!\p{L})/iu;

const color =
  "(?:red|blue|green|black|white|pink|purple|orange|yellow|navy|teal|gr[ae]y|beige|turquoise|silver|gold|cream|brown|burgundy|maroon|sage|olive|mint|terracotta|sand|ivory|charcoal|lilac|lavender|mustard|peach|coral|rust|emerald|aqua|cyan|ochre|marigold|saffron|magenta|indigo|violet|plum|taupe|copper|bronze|pastels?|(?:earthy?|neutral|natural|wood(?:en|y)?|autumn|clay|stone) (?:colou?rs|tones|shades))";
const shade = "(?:dark|light|pale|bright|deep|warm|soft|bold|racing|royal|sky|forest|bottle|baby|hot|off)";
const chained = `(?:${shade}[ -])?${color}s?(?!\\p{L})(?:[- ]?ish(?!\\p{L}))?`;

/** 'Black + green', 'dark green and cream', 'navy blue with a bit of gold'. */
export const colorChain = new RegExp(
  `(?<!\\p{L})${chained}(?:(?: ?[,/&+] ?(?:and |or )?| and | or | |-| with (?:a )?(?:bit of |touch of |little |hint of |some )?)${chained}){0,6}`,
  "giu",
);

/** 'No pink', 'please don't use red or orange', 'anything but brown'. */
export const refusedColor = new RegExp(
  `(?<!\\p{L})(?:no|not|never|without|avoid|hates?|dislikes?|don['’]?t|doesn['’]?t|isn['’]?t|anything but|nothing)(?!\\p{L})[^.,;:!?]{0,30}?(?<!\\p{L})${chained}(?:(?: ?[,/&+] ?| and | or )${chained}){0,4}`,
  "giu",
);

/** The colors of the default theme, by name: blue and a bluish green. */
const startColor = "(?:blue|green|emerald)(?!\\p{L})";
const unwanted =
  "(?<!\\p{L})(?:no|not|without|avoid|hates?|dislikes?|anything but|(?:don['’]?t|do not) (?:want|like|use|do))";
/**
 * The client declines a color of the default theme: 'Not too much blue and white', 'no blue please'; not 'no blue badge
 * parking'.
 */
export const refusedStartColor = new RegExp(
  `${unwanted} (?:too much|so much|a lot of|lots of) (?:${chained}(?: and | or |, ))?(?:${shade}[ -])?${startColor}|${unwanted} (?:any |more |the usual )?(?:${chained}(?: and | or |, ))?(?:${shade}[ -])?${startColor}(?=\\s*(?:$|[.,;:!?()–-]|(?:and|or|please|pls|anywhere|colou?rs?|theme|background)(?!\\p{L})))`,
  "iu",
);

export const onColors =
  /(?<!\p{L})(?:colou?rs|palettes?)(?!\p{L})(?! (?:photos?|pictures?|prints?|copies))/iu;

const nearLook =
  "(?<!\\p{L})(?:looks?(?! up(?!\\p{L}))|style|design|theme|likes?|loves?|wants?|prefers?|brand|logo|sign|van)(?!\\p{L})";
/** A color with a word for the look close to it: 'the van is navy', not 'the story of the dress that was yellow'. */
export const colorNearLook = new RegExp(
  `${nearLook}[^.]{0,30}?${namedColor.source}|${namedColor.source}[^.]{0,30}?${nearLook}`,
  "iu",
);

/**
 * 'No photos of red fly agaric', 'we can't promise a flower, only colors': colors of what is shown or sold, not of the
 * site.
 */
export const colorOfWares =
  /(?<!\p{L})(?:(?:photos?|pictures?) of|spots?|normal|promise|available|comes? in|in stock|flowers?|sells?|stock|dye|list)(?!\p{L})|\d ?(?:\/|per |a )(?:kg|kilo|100 ?g|lb|lit(?:re|er))(?!\p{L})/iu;

/** Words that may accompany colors in a sentence that consists only of colors: 'dark green and cream please'. */
export const besideColors =
  /(?<!\p{L})(?:dark|light|pale|bright|navy|deep|warm|and|or|with|a|bit|of|some|mostly|maybe|please|pls|plz|not|no|too|much|in|on|the|only|rather)(?!\p{L})/giu;

/** The placeholder for one or more colors in the expressions below. */
export const colorMark = "§";

// A color that stands alone, not as an adjective of a thing after it: not 'red wine' or 'the green van'.
const meant = `${colorMark}(?=\\s*(?:$|[.,;:!?()–-]|(?:like|as|for|of|because|since|please|pls|plz|but|so|theme|look|style|colou?rs?|scheme|palette|tones?|shades?|design|background|buttons?|accents?|to match|same as|on the|is|are|would|throughout|everywhere)(?!\\p{L})))`;
const ofSite =
  "(?:web ?sites?|sites?|(?:web|home) ?pages?|pages?|look|style|design|theme|scheme|palette|background|buttons?|header|branding|(?:brand |club |team |house |company )?colou?rs?)";
const quantity =
  "(?:(?:it|this|them|in|all|mostly|mainly|maybe|nice|the|a|lots of|some|something|soft) ){0,4}";

/** How clients state the colors of the site: 'our colors are …', 'keep it …', 'use …', '… like our sign'. */
export const colorsOfSite = new RegExp(
  [
    `(?<!\\p{L})${ofSite}(?!\\p{L})[^.!?]{0,40}?${meant}`,
    `${colorMark} (?:is|are|as|for) (?:\\p{L}{1,12} ){0,4}${ofSite}(?!\\p{L})`,
    `${colorMark} (?:backgrounds?|buttons?|headers?|theme|colou?r scheme|palette)(?!\\p{L})`,
    `${colorMark} (?:like|to match|the same as|same as) (?:on |in )?(?:our|my|the|on)(?!\\p{L})`,
    `${colorMark}[^.!?]{0,30}? (?:something|anything) like (?:that|this|those)(?!\\p{L})`,
    `(?<!\\p{L})(?:to|should|must) (?:feel|look|be) (?:\\p{L}{1,12},? ){0,3}?like ${quantity}${meant}`,
    `^${colorMark} (?:would|might|could) be (?:\\p{L}{1,12} )?(?:nice|good|great|lovely|fine|best|ideal|perfect)(?!\\p{L})`,
    `(?<!\\p{L})(?:keep|make|have|want) (?:it|this|everything) ${quantity}${meant}`,
    `(?<!\\p{L})(?:use|using|go with|go for|stick (?:with|to)|thinking|thinking of|lots of|mostly|mainly|(?:i|we|she|he)(?:['’]d| would)? (?:really |also )?(?:loves?|likes?|prefers?|wants?)) ${quantity}${meant}`,
  ].join("|"),
  "iu",
);

/** 'A purple website', whatever else the sentence mentions. */
export const coloredSite = new RegExp(`${colorMark} (?:web ?)?(?:site|page)(?!\\p{L})`, "iu");

/** 'We like their green': the client wants a color of another site. */
export const likes =
  /(?<!\p{L})(?:i|we)(?:['’]d| would)? (?:really |also )?(?:likes?|love|prefer|want)(?!\p{L})/iu;

/** 'Gold, silver, bronze': may be membership levels instead of colors. */
export const gradesAlone = /^(?:\W|gold|silver|bronze|and|or|please|pls|plz)*$/iu;
