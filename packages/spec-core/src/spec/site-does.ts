import type { Capability } from "../industry/capabilities.ts";
import { capabilitiesOf } from "../industry/capabilities.ts";
import type { SectionName } from "../onboarding/layout-sections.ts";
import { asksForForm, isToldOfForm } from "../sitemap/form-page.ts";
import type { Mentions } from "./mentions/mentions.ts";
import type { Topic } from "./mentions/topics.ts";
import type { PlannedPage } from "./planned-pages.ts";

/** A page about donations in kind: part of a regular expression for a lowercase name. */
export const givenGoods =
  "\\bdonat\\p{L}* (?:your |a |an |some )?(?:furniture|clothes|clothing|food|goods|items|toys|books|bikes?|tools|things|equipment|computers|laptops|shoes|blankets)\\b";

/** The functions of a site beyond showing texts and pictures; questions and duties follow from them. */
export const doings = [
  "form",
  "booking",
  "tables",
  "shop",
  "newsletter",
  "members",
  "donations",
  "jobs",
  "tracking",
  "embeds",
] as const;

export type Doing = (typeof doings)[number];

interface Signs {
  readonly capabilities?: readonly Capability[];
  /** Matches the page's name in lowercase, as chosen. */
  readonly pages?: Pick<RegExp, "test">;
  readonly sections?: readonly SectionName[];
  readonly topics?: readonly Topic[];
  /** Whether a sentence about these topics, read with the next one, wants something simpler than the function. */
  readonly asksForLess?: (sentence: string, next: string) => boolean;
}

const embedding =
  /\b(?:embed|widget|iframe|integrat|einbett|einbind|eingebett|eingebund|int[eé]gr|incrust)/iu;
const linking =
  /(?<!\p{L})(?:links?|linked|linking|verlink\p{L}*|liens?|enlaces?|enlazar)(?!\p{L})|\bbutton (?:to|that|which)\b|\bbuttons?\b[^.!?]{0,40}\b(?:goes|leads|takes|opens)\b|\b(?:only|just) (?:\p{L}+ ){0,3}a button\b/iu;

// A short next sentence, such as '…, please add a link.', refers to the one before it.
const addedLettersMax = 60;

/** Whether a sentence only wants a link to another site, which loads no third-party content and sets no cookies. */
function isPlainLink(sentence: string, next: string): boolean {
  const said = next.length > addedLettersMax ? sentence : `${sentence} ${next}`;
  return linking.test(said) && !embedding.test(said);
}

/** What in the answers indicates each function of a site. */
const signs: Readonly<Record<Doing, Signs>> = {
  form: {
    capabilities: ["leads", "support"],
    pages: {
      test: (name) =>
        /^contact\b|\bcontact us\b|\benquir|\binquir|\bget in touch\b|\bquote\b|\brequest\b/.test(name) ||
        asksForForm(name),
    },
    sections: ["contact"],
    topics: ["form"],
  },
  booking: {
    capabilities: ["booking"],
    pages: /\bbook(?:ing|ings)?\b|\bappointments?\b|\breserv/,
    topics: ["booking", "bookingTool", "table"],
  },
  tables: { pages: /\b(?:book|reserve) a table\b|\btable (?:booking|reserv)/, topics: ["table"] },
  shop: {
    capabilities: ["store"],
    pages: /^(?:our |online |web ?)?(?:shop|store)$|\b(?:webshop|bookshop|checkout|cart)\b/,
    topics: ["shop", "shopTool"],
  },
  newsletter: {
    pages: /\bnewsletter/,
    topics: ["newsletter", "newsletterTool"],
  },
  members: {
    pages: /\bmembers?\b.*\b(?:area|login|only)\b|\blog ?in\b|\bportal\b/,
    topics: ["members"],
    asksForLess: isPlainLink,
  },
  donations: {
    pages: new RegExp(`(?!${givenGoods})\\bdonat|\\bsupport us\\b|\\bgiving\\b|\\bfundrais(?!ers?\\b)`, "u"),
    topics: ["donations", "donationTool"],
  },
  jobs: {
    // 'Rescue jobs' and 'Small jobs' are what a trade does.
    pages:
      /^careers$|^(?:our |open |current |the )?jobs?(?:$|,? (?:page|ads?|board|here|with|at|for|and|&|openings?|offers?|vacanc\p{L}*|opportunit\p{L}*|applications?)(?!\p{L}))|(?:and|&|,|\/) ?jobs?$|\b(?:summer|student|apprentice|staff|driver|part[- ]time) jobs?\b|\bjob (?:ads?|openings?|offers?|board|vacanc|opportunit)|\bvacanc|\bwork with us\b|\bjoin (?:our|the) (?:team|crew)\b/u,
    topics: ["jobs"],
  },
  tracking: { topics: ["tracker"] },
  embeds: {
    topics: ["mapEmbed", "videoEmbed", "socialFeed", "bookingTool", "chat"],
    asksForLess: isPlainLink,
  },
};

/** The answers that decide what a site does. */
export interface SiteWishes {
  /** The trade in the client's words. */
  readonly trade: string;
  readonly goals: readonly string[];
  readonly pages: readonly PlannedPage[];
  readonly sections: readonly SectionName[];
  readonly mentions: Mentions;
  /** The client's sentences for visitors and about the site. */
  readonly sentences: readonly string[];
}

/** Whether a sentence gives a form to a page that exists: 'The match form must be called 'Match my tile''. */
const isToldOf = (doing: Doing, { pages, sentences }: SiteWishes): boolean =>
  doing === "form" && pages.some(({ name, isStandard }) => !isStandard && isToldOfForm(name, sentences));

// A function that is postponed is not part of the site to be built.
const someDay =
  /\bnot (?:just |quite )?(?:yet|now)\b|\b(?:one day|some ?day|maybe later|in (?:a|one|two|three|some|a few) years?|at a later stage|phase (?:two|2))\b/i;

// 'The shop is open to everyone': the page is about a physical shop, not online sales.
const isPlace = (doing: Doing, mentions: Mentions): boolean =>
  doing === "shop" && mentions.has("shopPlace") && !mentions.has("delivery");

/** 'The online selling is only for later maybe', 'a webshop can come next year'. */
const isForLater =
  /(?<!\p{L})(?:is|are|comes?|can|could|may|might|only|maybe|perhaps|probably|shop|store|selling|sales) (?:(?:be|only|just|for|something|come|wait|follow|until|till) ){0,3}(?:later|next year|one day|some ?day|in the future)(?!\p{L})|(?<!\p{L})later (?:on,? )?(?:maybe|perhaps)(?!\p{L})/iu;

/** Whether every sentence about selling on the site puts it off. */
function isPutOff({ of }: Mentions): boolean {
  const said = of("shop", "onlineSelling");
  return said.length > 0 && said.every((text) => isForLater.test(text) || someDay.test(text));
}

const shipping = /\b(?:ship|shipping|post)\b/i;

/**
 * 'No online shop please', or 'to take away, we don't ship', with the goal of selling: goods are sold at the counter,
 * unless orders are shipped, or placed and collected.
 */
export const sellsElsewhere = (mentions: Mentions): boolean =>
  !mentions.has("mailOrder") &&
  (mentions.against("shop").length > 0 ||
    mentions.against("onlineSelling").length > 0 ||
    isPutOff(mentions) ||
    (mentions.against("delivery").some((text) => shipping.test(text)) &&
      !mentions.has("shop") &&
      !mentions.has("pickup")));

/** Trades that hire things out. */
const hiresOut = /(?<!\p{L})(?:hire|hiring|rentals?|renting)(?!\p{L})/iu;
const hiresStaff =
  /(?<!\p{L})(?:(?:(?:we|i)(?:['’]re|['’]m| are| am)|now|also|always|still|currently) hiring(?! out(?!\p{L}))|hiring (?:now|staff|people|page))(?!\p{L})/iu;

/** 'Hiring marquees all over the county': to a firm that hires things out the word is its trade. */
const isOfHire = (trade: string, text: string): boolean =>
  hiresOut.test(trade) && /(?<!\p{L})hiring(?!\p{L})/iu.test(text) && !hiresStaff.test(text);

const loggingIn = /(?<!\p{L})(?:log ?in|portal|members?['’]? area)(?!\p{L})/iu;

/** 'Parents' login is Famly, just a link': another service has the accounts. */
const isLinkedLogin = (doing: Doing, mentions: Mentions): boolean =>
  doing === "members" &&
  mentions
    .of("access", "members")
    .some((text) => loggingIn.test(text) && isPlainLink(text, mentions.after(text)));

/** 'We make no online booking': a table or a room that another sentence mentions is not booked on the site. */
const isBookingRefused = (doing: Doing, mentions: Mentions): boolean =>
  (doing === "booking" || doing === "tables") &&
  mentions.against("booking").length > 0 &&
  !mentions.has("bookingTool");

/**
 * The functions of the site: those that a goal, page or section requires, and those that a sentence mentions without
 * declining them.
 */
export function siteDoes(wishes: SiteWishes): ReadonlySet<Doing> {
  const { trade, goals, pages, sections, mentions } = wishes;
  const wanted = new Set(capabilitiesOf(goals));
  const names = pages.map(({ key }) => key);
  return new Set(
    doings.filter((doing) => {
      const {
        capabilities = [],
        pages: pattern,
        sections: asked = [],
        topics = [],
        asksForLess = () => false,
      } = signs[doing];
      return (
        (capabilities.some((capability) => wanted.has(capability)) &&
          !(doing === "shop" && sellsElsewhere(mentions))) ||
        (pattern !== undefined &&
          names.some((name) => pattern.test(name)) &&
          !isPlace(doing, mentions) &&
          !isLinkedLogin(doing, mentions)) ||
        asked.some((section) => sections.includes(section)) ||
        isToldOf(doing, wishes) ||
        topics.some(
          (topic) =>
            mentions.has(topic) &&
            !isBookingRefused(doing, mentions) &&
            mentions
              .of(topic)
              .some(
                (text) =>
                  !someDay.test(text) &&
                  !(doing === "shop" && isForLater.test(text)) &&
                  !(doing === "jobs" && isOfHire(trade, text)) &&
                  !asksForLess(text, mentions.after(text)),
              ),
        )
      );
    }),
  );
}

// Applications come by e-mail, and embedded content belongs to other sites.
const withoutData: readonly Doing[] = ["jobs", "embeds"];

/** Whether visitors enter personal data on the site. */
export const collectsData = (does: ReadonlySet<Doing>): boolean =>
  [...does].some((doing) => !withoutData.includes(doing));

/** Whether something on the site sets cookies that are not strictly necessary. */
export const setsCookies = (does: ReadonlySet<Doing>): boolean => does.has("tracking") || does.has("embeds");
