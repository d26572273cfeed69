import type { Spec } from "../../../spec/schema.ts";
import type { Finding, Rule } from "../../rule.ts";
import { readAddress } from "../../site/addresses.ts";
import { formsOf, takesMessages, unconnected } from "../../site/forms.ts";
import { attribute, descendants, type Element, lineage, textOf } from "../../site/html/element.ts";
import { accessibleName, headingLevel, linksOf, mainOf, roleOf, withTag } from "../../site/html/semantics.ts";
import { type Page, pageAt, type Site } from "../../site/site.ts";

const buying =
  /\b(?:add to (?:cart|basket|bag)|buy(?: now| it| online)?|order(?: now| online| it)?|check ?out|purchase|pay now|shop now|pre-?order|in den warenkorb|kaufen|bestellen|ajouter au panier|acheter|commander|comprar|añadir al carrito)\b/i;
const booking =
  /\b(?:book(?:ing)?|reserve|reservation|appointment|schedule|buchen|termin|reservier\w+|réserver|rendez-vous|reservar|cita)\b/i;
const shopHost =
  /(?:^|\.)(?:stripe\.com|paypal\.com|paypal\.me|shopify\.com|myshopify\.com|gumroad\.com|etsy\.com|bigcartel\.com|squareup\.com|square\.site|snipcart\.com|ecwid\.com|sumup\.(?:com|link)|lemonsqueezy\.com)$/i;

const inMain = (page: Page, element: Element): boolean => lineage(element).includes(mainOf(page));

/** Whether a control of this kind works: it links elsewhere, or belongs to a working form or script. */
function works(site: Site, page: Page, control: Element): boolean {
  if (roleOf(control) === "link") {
    const href = (attribute(control, "href") ?? "").trim();
    const read = readAddress(href, { file: page.path, origin: site.origin });
    if (read.kind !== "inside") return read.kind === "outside";
    const target = pageAt(site, href, page.path);
    return target === null
      ? read.path !== page.path
      : /cart|basket|bag|checkout|order|bestell|panier|booking|book|termin/i.test(target.path);
  }
  const form = lineage(control).find(({ tag }) => tag === "form");
  const isScripted = [...control.attributes.keys()].some((name) => name.startsWith("data-"));
  return form ? unconnected(site, page, form) === null : isScripted;
}

const controlsOf = (page: Page): Element[] =>
  page.elements.filter(
    (element) => ["link", "button"].includes(roleOf(element) ?? "") && inMain(page, element),
  );

function canBuy(site: Site): boolean {
  return site.pages.some((page) =>
    controlsOf(page).some((control) => {
      const href = attribute(control, "href") ?? "";
      const read = readAddress(href, { file: page.path, origin: site.origin });
      if (read.kind === "outside" && shopHost.test(read.host)) return true;
      return buying.test(accessibleName(page, control)) && works(site, page, control);
    }),
  );
}

function canBook(site: Site): boolean {
  return site.pages.some(
    (page) =>
      withTag(page, "iframe").some(
        (frame) => inMain(page, frame) && !/maps|youtube|vimeo/i.test(attribute(frame, "src") ?? ""),
      ) ||
      controlsOf(page).some(
        (one) => booking.test(accessibleName(page, one)) && roleOf(one) === "link" && works(site, page, one),
      ) ||
      formsOf(page).some(
        (form) =>
          unconnected(site, page, form) === null &&
          descendants(form).some(
            ({ tag, attributes }) =>
              tag === "input" && /^(?:date|datetime-local|time)$/i.test(attributes.get("type") ?? ""),
          ),
      ),
  );
}

/** Whether visitors can ask for a date: by a connected form, by telephone or by a message. */
const canAsk = (site: Site): boolean =>
  site.pages.some(
    (page) =>
      linksOf(page).some((link) =>
        /^(?:tel|sms|mailto):|^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(
          attribute(link, "href") ?? "",
        ),
      ) || formsOf(page).some((form) => takesMessages(form) && unconnected(site, page, form) === null),
  );

/** Whether the specification plans a service that takes bookings; without one a person answers each request. */
const plansBookingService = ({ technology }: Spec): boolean =>
  technology.backend.some((part) => /^Booking service/.test(part));

const canSubscribe = (site: Site): boolean =>
  site.pages.some((page) =>
    formsOf(page).some((form) => {
      const around = lineage(form).slice(0, 3).map(textOf).join(" ");
      const isSmall = !descendants(form).some(({ tag }) => tag === "textarea");
      return (
        isSmall &&
        takesMessages(form) &&
        /newsletter|subscrib|sign up|abonnieren|abonner/i.test(around) &&
        unconnected(site, page, form) === null
      );
    }),
  );

/** The content that a page of this kind must have besides a heading. */
interface Content {
  readonly path: RegExp;
  readonly has: (page: Page, site: Site) => boolean;
  readonly what: string;
}

const inside = (page: Page, ...tags: string[]): Element[] =>
  page.elements.filter((element) => tags.includes(element.tag) && inMain(page, element));

const price = /[€$£¥]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|CHF|kr\b|zł)|\bfree\b|\bon request\b|\bauf anfrage\b/i;

const subheadings = (page: Page): number =>
  page.elements.filter((element) => (headingLevel(element) ?? 0) > 1 && inMain(page, element)).length;

const contents: readonly Content[] = [
  {
    path: /^\/(?:pricing|prices|rates|preise)$/,
    has: (page) => price.test(textOf(mainOf(page))),
    what: "names no price",
  },
  {
    path: /^\/testimonials$/,
    has: (page) => inside(page, "blockquote", "q").length > 0 || /[“”„"].{20,}/.test(textOf(mainOf(page))),
    what: "quotes nobody",
  },
  {
    path: /^\/faq$/,
    has: (page) => inside(page, "dt", "summary").length > 0 || /\?/.test(textOf(mainOf(page))),
    what: "answers no question",
  },
  {
    path: /^\/portfolio$/,
    has: (page) =>
      inside(page, "img", "picture", "video", "article", "figure").length > 0 || subheadings(page) > 1,
    what: "shows no work",
  },
  {
    path: /^\/(?:products|shop|store)$/,
    has: (page) =>
      inside(page, "img", "article", "li").length > 0 &&
      (price.test(textOf(mainOf(page))) || subheadings(page) > 1),
    what: "shows no product",
  },
  {
    path: /^\/blog$/,
    has: (page, site) =>
      inside(page, "article", "time").length > 0 ||
      linksOf(page).some((link) => {
        const target = inMain(page, link) ? pageAt(site, attribute(link, "href") ?? "", page.path) : null;
        return target !== null && target.planned === null;
      }),
    what: "has no article",
  },
  {
    path: /^\/team$/,
    has: (page) => inside(page, "img", "h3", "li", "article", "figure").length > 0,
    what: "names nobody",
  },
];

const wants = ({ websiteGoals }: Spec, goal: string): boolean =>
  websiteGoals.some((one) => one.trim().toLowerCase() === goal);

const hasPage = ({ siteStructure }: Spec, name: RegExp): boolean =>
  siteStructure.pages.some(({ origin, path }) => origin === "client" && name.test(path));

function check(site: Site, spec: Spec): Finding[] {
  const at = { file: site.home?.path ?? "index.html", line: 1 };
  const sells =
    wants(spec, "sell products") || hasPage(spec, /^\/(?:online-|web)?(?:shop|store|cart|checkout)$/);
  const books =
    wants(spec, "book appointments") ||
    hasPage(spec, /\/(?:book(?:ing|ings)?|appointments?|reserv\w*)(?:$|-)/);
  const letters = hasPage(spec, /\/newsletter/);
  return [
    ...(sells && !canBuy(site)
      ? [
          {
            ...at,
            message:
              "The site is to sell, and nowhere can anything be bought. Put a way to order beside the goods.",
          },
        ]
      : []),
    ...(books && !(plansBookingService(spec) ? canBook(site) : canBook(site) || canAsk(site))
      ? [
          {
            ...at,
            message:
              "The site is to take bookings, and nowhere can anything be booked. Add a calendar or a link to one, or connect a form that asks for a date.",
          },
        ]
      : []),
    ...(letters && !canSubscribe(site)
      ? [
          {
            ...at,
            message:
              "The site promises a newsletter, and nobody can subscribe to it. Add a form that is connected.",
          },
        ]
      : []),
    ...site.planned.flatMap(({ page: { name, path }, file }) =>
      contents
        .filter((content) => file !== null && content.path.test(path) && !content.has(file, site))
        .map(({ what }) => ({
          file: file?.path ?? "",
          line: 1,
          message: `The page “${name}” ${what}. Fill it, or drop it with the client.`,
        })),
    ),
  ];
}

export const promisedFeatures: Rule<"promised-feature"> = {
  id: "promised-feature",
  promises:
    "What the site is for can be done on it: buying, booking, subscribing; and every page has what it is named after.",
  check,
};
