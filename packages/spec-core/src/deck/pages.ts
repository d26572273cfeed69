import type { SectionName } from "../onboarding/layout-sections.ts";
import type { PageKind, SitePage } from "../site/site-pages.ts";
import type { NoteName } from "./data/notes.ts";
import type { DeckInput } from "./deck-input.ts";
import { isShop } from "./goods-apart.ts";
import { applying } from "./parts/call-slots.ts";
import { contact, visit } from "./parts/contact.ts";
import { head } from "./parts/frame.ts";
import { legal } from "./parts/legal.ts";
import { homeRows } from "./parts/offer-rows.ts";
import { claimedByServices, goods, prices, servicePage, services, servicesPage } from "./parts/offers.ts";
import { opening } from "./parts/opening.ts";
import { people, quotes, staffTold } from "./parts/people.ts";
import { gallery } from "./parts/pictures.ts";
import { questions } from "./parts/questions.ts";
import { reachingTold } from "./parts/reaching.ts";
import { features, firstSentence, ownText, story } from "./parts/said.ts";
import { heading, pathOf, placeAt } from "./parts/section.ts";
import { steps } from "./parts/steps.ts";
import { deedsAbove, offersTold, termsTold, told } from "./parts/told.ts";
import { wishedPicture } from "./parts/wished-picture.ts";
import { drafted, open } from "./place.ts";
import type { Slot, SlotKind } from "./slot.ts";

/** Whether the business sells things; a groomer with a shop's layout does not. */
const isToSell = ({ spec, trade }: DeckInput): boolean =>
  trade.offers === "goods" || spec.websiteGoals.some((goal) => goal.trim().toLowerCase() === "sell products");

function portfolioOrGoods(known: DeckInput): Slot[] {
  if (!isShop(known)) return gallery(known, { page: "/", section: "portfolio" });
  const place = placeAt(known, { page: "/", section: "portfolio", note: "goods" });
  const hasPage = known.pages.some(({ kind }) => kind === "Products");
  const shelf = known.trade.shelf ?? "goods";
  return [
    ...heading(known, place, hasPage || isToSell(known) ? shelf : "services"),
    ...(hasPage
      ? drafted(
          place,
          { part: "all", kind: "button", maxWords: 4 },
          { text: known.voice.all[shelf], sources: ["page: Products"] },
        )
      : []),
    ...goods(known, { page: "/", section: "portfolio" }),
  ];
}

const sections: Readonly<Record<SectionName, (known: DeckInput) => Slot[]>> = {
  hero: () => [],
  features,
  services,
  testimonials: (known) => quotes(known, { page: "/", section: "testimonials" }),
  portfolio: portfolioOrGoods,
  pricing: (known) => prices(known, { page: "/", section: "pricing" }),
  team: (known) => people(known, { page: "/", section: "team" }),
  contact: (known) => contact(known, { page: "/", section: "contact" }),
};

/** If no section is chosen: the known offers, without open slots for missing ones, and the client's sentences. */
function unchosen(known: DeckInput): Slot[] {
  const hasOffers = homeRows(known).length > 0;
  return [
    ...(hasOffers ? services(known).filter(({ status }) => status !== "open") : []),
    ...story(known, {
      page: "/",
      skipsOpening: true,
      ...(hasOffers ? { elsewhere: claimedByServices(known) } : {}),
    }),
  ];
}

function home(known: DeckInput): Slot[] {
  const { chosen } = known.spec.siteStructure.sections;
  return [
    ...opening(known),
    ...wishedPicture(known),
    ...(chosen.length === 0
      ? unchosen(known)
      : [...new Set(chosen)].flatMap((name) => sections[name](known))),
    ...steps(known, "/"),
  ];
}

/** A section that no fact fills. */
function waiting(
  known: DeckInput,
  page: SitePage,
  {
    section,
    note,
    parts,
  }: { section: string; note: NoteName; parts: readonly (readonly [string, SlotKind, number])[] },
): Slot[] {
  const place = placeAt(known, { page: pathOf(page.file), section, note, name: page.name });
  return parts.map(([part, kind, maxWords]) => open(place, { part, kind, maxWords }));
}

/** A text with fewer words says too little about what is offered. */
const wordsMin = 15;

/**
 * A list of what is offered, with the client's sentences about it; if these say enough, no further text is asked for.
 */
function described(known: DeckInput, page: string, slots: readonly Slot[]): Slot[] {
  const hasList = slots.some(({ kind, text }) => kind === "item" && text !== "");
  const below = told(known, { page, sentences: offersTold(known, slots), hasList });
  const above = slots.filter(({ section }) => section === "top");
  const words = [...above, ...below].flatMap(({ kind, text }) =>
    kind === "text" ? text.split(/\s+/u) : [],
  ).length;
  return [...(words < wordsMin ? slots : slots.filter(({ status }) => status !== "open")), ...below];
}

/** The first article, by the name that the client gives it. */
function blog(known: DeckInput, page: SitePage): Slot[] {
  const [name = ""] = known.namedTexts;
  const place = placeAt(known, { page: pathOf(page.file), section: "articles", note: "blog" });
  const heading = { part: "heading", kind: "headline", maxWords: 12 } as const;
  return [
    ...(name === "" ? [open(place, heading)] : drafted(place, heading, { text: name, sources: [name] })),
    open(place, { part: "text", kind: "text", maxWords: 600 }),
  ];
}

type PageSlots = (known: DeckInput, page: SitePage) => Slot[];

const pages: Readonly<Record<PageKind, PageSlots>> = {
  Home: home,
  About: (known, page) => [
    ...firstSentence(known, page),
    ...story(known, { page: pathOf(page.file), skipsOpening: false }),
    ...(known.facts("person").length > 0
      ? people(known, { page: pathOf(page.file), section: "people" })
      : []),
  ],
  Services: (known, { file }) =>
    described(known, pathOf(file), [
      ...deedsAbove(known, pathOf(file)),
      ...servicesPage(known, pathOf(file)),
    ]).concat(steps(known, pathOf(file))),
  Service: (known, { file, name }) => servicePage(known, { page: pathOf(file), name }),
  Products: (known, { file }) =>
    described(known, pathOf(file), goods(known, { page: pathOf(file), section: "shelf" })),
  Contact: (known, { file }) => [
    ...contact(known, { page: pathOf(file), section: "reach" }),
    ...reachingTold(known, pathOf(file)),
  ],
  Blog: blog,
  Portfolio: (known, page) => [
    ...firstSentence(known, page),
    ...gallery(known, { page: pathOf(page.file), section: "gallery" }),
  ],
  Testimonials: (known, { file }) => quotes(known, { page: pathOf(file), section: "wall" }),
  FAQ: (known, { file }) => questions(known, pathOf(file)),
  Pricing: (known, { file }) => [
    ...prices(known, { page: pathOf(file), section: "offers" }),
    ...told(known, { page: pathOf(file), sentences: termsTold(known), hasList: true }),
  ],
  Team: (known, { file }) => {
    const roster = people(known, { page: pathOf(file), section: "roster" });
    const sentences = staffTold(known, roster);
    return [...roster, ...told(known, { page: pathOf(file), sentences, hasList: false })];
  },
  Careers: (known, page) => [
    ...firstSentence(known, page),
    ...waiting(known, page, {
      section: "positions",
      note: "careers",
      parts: [
        ["heading", "headline", 12],
        ["text", "text", 200],
      ],
    }),
    ...applying(known, pathOf(page.file)),
  ],
  Place: (known, page) => [
    ...firstSentence(known, page),
    ...visit(known, { page: pathOf(page.file), section: "place" }),
  ],
  Custom: (known, page) => [
    ...firstSentence(known, page),
    // A page that is only a form needs no text.
    ...(page.form === "only" ? [] : ownText(known, page)),
  ],
  Legal: legal,
};

/** Every slot of a page. */
export function pageSlots(known: DeckInput, page: SitePage): Slot[] {
  const slots = pages[page.kind](known, page);
  return [...head(known, page, slots), ...slots];
}
