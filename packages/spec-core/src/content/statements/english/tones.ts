import { memoByText } from "../../../memo.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { anyOf } from "../phrases.ts";

/** Adjectives for how a website should look or sound; a line with nothing else does not describe a business. */
const tones = anyOf(`
  simple clean clear warm modern friendly fresh bright light dark bold calm quiet elegant classic classy timeless minimal
  minimalist minimalistic plain honest serious professional trustworthy playful fun funny colourful colorful natural earthy
  rustic cosy cozy homely inviting luxurious luxury posh chic cool sleek slick fast quick easy childish corporate cold loud
  shouty fussy flashy fancy tacky kitsch old-fashioned traditional vintage retro contemporary stylish tasteful sober airy
  understated young youthful grown-up mature masculine feminine neutral soft pastel muted monochrome readable uncluttered
  tidy personal human approachable welcoming nothing something anything everything text words sentences short long big small
  large less more little much many pictures photos colours colors letters fonts lettering white space now today than text
  red blue green yellow orange pink purple brown black white grey gray gold silver beige cream navy turquoise teal mint
  olive burgundy reds blues greens yellows oranges pinks purples browns greys grays golds creams
`);
const links = anyOf(
  "and or but not too very quite rather bit a an in on with without never always also please of to the just only so as be like yet still",
);
const onlyTones = new RegExp(`^(?:(?:${tones}|${links})[\\s,;/&+.!:–-]+)*(?:${tones})[\\s.!]*$`, "iu");
const tone = new RegExp(`(?<!\\p{L})(?:${tones})(?!\\p{L})`, "iu");

/** A row of page names: 'Home, about us, horses, prices, contact', 'Pages: …'. */
const pageName = "\\p{L}(?:[ '’]?\\p{L}){1,24}";
const pageNames = new RegExp(
  `^(?:pages?|menu|menu points?|sections?|sitemap|navigation|structure|tabs?) ?:|^(?:home|start|welcome) ?[,/|>–-] ?(?:${pageName} ?[,/|>–-] ?)+(?:and )?${pageName}[.!]?$|^(?:${pageName} ?[,/|] ?){2,}(?:and )?(?:contact(?: us| me| form)?|how to find us|impressum|about us|about me|faqs?)[.!]?$`,
  "iu",
);

/** What the owner wants to achieve with the site: 'More bookings from abroad', 'Fewer phone calls'. */
const gains =
  /^(?:(?:we )?(?:more|fewer|less|new|better|direct|online|younger|local|bigger|regular)(?: and (?:more|better|fewer|direct|bigger))? (?:\p{L}+ )?(?:bookings?|calls?|customers?|clients?|guests|patients|students|pupils|members|enquiries|inquiries|emails?|orders|sales|leads|traffic|text|words|clicks|jobs|payments?|tourists|families|donations|volunteers|applications|work|people|visitors|footfall|parties|payment)(?: (?:from|under|over|than|in|on|through|for|of|who|via|by|rather) .{0,60})?|(?:ticket|voucher|online) sales|to be found (?:by|when|on|in|for) .{2,60})[.!]?$/iu;

const longest = 120;

// Cached because a sentence is judged again for each of its parts.
const textsKept = 128;

/** Whether a text only says how the website should be, which pages it has, or what it should achieve. */
export const isSiteNote = memoByText(
  (text) =>
    text.length <= longest &&
    ((matches(onlyTones, text) && matches(tone, text)) || matches(pageNames, text) || matches(gains, text)),
  textsKept,
);
