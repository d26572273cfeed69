import type { SectionName } from "../onboarding/layout-sections.ts";
import type { PageKind, SitePage } from "../site/site-pages.ts";
import type { NoteName } from "./data/notes.ts";
import { isShop } from "./goods-apart.ts";
import type { Known } from "./known.ts";
import { contact, visit } from "./parts/contact.ts";
import { head } from "./parts/frame.ts";
import { legal } from "./parts/legal.ts";
import { homeRows } from "./parts/offer-rows.ts";
import { claimedByServices, goods, prices, servicePage, services, servicesPage } from "./parts/offers.ts";
import { opening } from "./parts/opening.ts";
import { people, quotes } from "./parts/people.ts";
import { gallery } from "./parts/pictures.ts";
import { questions } from "./parts/questions.ts";
import { deedsAbove, features, firstSentence, ownText, story } from "./parts/said.ts";
import { heading, pathOf, placeAt } from "./parts/section.ts";
import { drafted, open } from "./place.ts";
import type { Slot, SlotKind } from "./slot.ts";

/** Whether the business sells things; a groomer with a shop's layout does not. */
const isToSell = ({ spec, trade }: Known): boolean =>
  trade.offers === "goods" || spec.websiteGoals.some((goal) => goal.trim().toLowerCase() === "sell products");

function portfolioOrGoods(known: Known): Slot[] {
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

const sections: Readonly<Record<SectionName, (known: Known) => Slot[]>> = {
  hero: () => [],
  features,
  services,
  testimonials: (known) => quotes(known, { page: "/", section: "testimonials" }),
  portfolio: portfolioOrGoods,
  pricing: (known) => prices(known, { page: "/", section: "pricing" }),
  team: (known) => people(known, { page: "/", section: "team" }),
  contact: (known) => contact(known, { page: "/", section: "contact" }),
};

/** Where no section is chosen: the offers that are known, without places for what is missing, and the client's sentences. */
function unchosen(known: Known): Slot[] {
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

function home(known: Known): Slot[] {
  const { chosen } = known.spec.siteStructure.sections;
  return [
    ...opening(known),
    ...(chosen.length === 0
      ? unchosen(known)
      : [...new Set(chosen)].flatMap((name) => sections[name](known))),
  ];
}

/** A section that no fact fills. */
function waiting(
  known: Known,
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

type PageSlots = (known: Known, page: SitePage) => Slot[];

const pages: Readonly<Record<PageKind, PageSlots>> = {
  Home: home,
  About: (known, page) => [
    ...firstSentence(known, page),
    ...story(known, { page: pathOf(page.file), skipsOpening: false }),
    ...(known.facts("person").length > 0
      ? people(known, { page: pathOf(page.file), section: "people" })
      : []),
  ],
  Services: (known, { file }) => [...deedsAbove(known, pathOf(file)), ...servicesPage(known, pathOf(file))],
  Service: (known, { file, name }) => servicePage(known, { page: pathOf(file), name }),
  Products: (known, { file }) => goods(known, { page: pathOf(file), section: "shelf" }),
  Contact: (known, { file }) => contact(known, { page: pathOf(file), section: "reach" }),
  Blog: (known, page) =>
    waiting(known, page, {
      section: "articles",
      note: "blog",
      parts: [
        ["heading", "headline", 12],
        ["text", "text", 600],
      ],
    }),
  Portfolio: (known, page) => [
    ...firstSentence(known, page),
    ...gallery(known, { page: pathOf(page.file), section: "gallery" }),
  ],
  Testimonials: (known, { file }) => quotes(known, { page: pathOf(file), section: "wall" }),
  FAQ: (known, { file }) => questions(known, pathOf(file)),
  Pricing: (known, { file }) => prices(known, { page: pathOf(file), section: "offers" }),
  Team: (known, { file }) => people(known, { page: pathOf(file), section: "roster" }),
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
  ],
  Place: (known, page) => [
    ...firstSentence(known, page),
    ...visit(known, { page: pathOf(page.file), section: "place" }),
  ],
  Custom: (known, page) => [
    ...firstSentence(known, page),
    // A page that is a form and nothing else waits for no text.
    ...(page.form === "only" ? [] : ownText(known, page)),
  ],
  Legal: legal,
};

/** Every slot of a page. */
export function pageSlots(known: Known, page: SitePage): Slot[] {
  const slots = pages[page.kind](known, page);
  return [...head(known, page, slots), ...slots];
}
