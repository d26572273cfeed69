import { mapQuery } from "../../../deck/map-query.ts";
import { areCallsWelcome, areChatsWanted } from "../../../deck/preferred-way.ts";
import { dialled } from "../dialled.ts";
import { type Html, html } from "../html.ts";
import { chatLink, numberLink, textLink } from "../number-link.ts";
import type { PageContext } from "../page-context.ts";
import type { Site } from "../site.ts";
import type { ItemWords, SectionWords } from "../words.ts";
import { lines } from "./prose.ts";

const isEmail = (text: string): boolean => /^[\w.+-]{1,64}@[\w.-]{1,255}$/.test(text);

/** A chat beside a number that opens something else, where the client wants WhatsApp messages too. */
function chat({ spec }: Site, number: string | null, link: string | null): Html | null {
  if (!number?.startsWith("+") || link === chatLink(number) || !areChatsWanted(spec)) return null;
  return html` <a class="way-label" href="${chatLink(number)}">WhatsApp</a>`;
}

/** The number as a call, where the client also wants calls beside the texts that are better. */
const callsToo = (site: Site, link: string | null): string | null =>
  link !== null && areCallsWelcome(site.spec) ? link.replace(/^sms:/u, "tel:") : link;

/** A text message beside a number that opens a call. */
const textBeside = (number: string | null, link: string | null, shown: string | null): Html | null =>
  number === null || link === shown ? null : html` <a class="way-label" href="${textLink(number)}">Text</a>`;

/** A way to contact the business, with its label. */
function way(site: Site, words: ItemWords): Html | null {
  const label = words.text("label");
  const before = label === "" ? null : html`<span class="way-label">${label}</span> `;
  const [phone, email, place] = ["phone", "email", "address"].map(words.text);
  if (phone) {
    const number = dialled(phone, site.facts("phone"));
    const note = words.text("note");
    const link = number === null ? null : numberLink(number, site.facts("phone"), site.spec);
    const shown = callsToo(site, link);
    return html`<p class="way way-phone">${before}${shown === null ? phone : html`<a href="${shown}">${phone}</a>`}${textBeside(number, link, shown)}${chat(site, number, link)}${note === "" ? null : html` <span class="way-label">${note}</span>`}</p>`;
  }
  if (email)
    return html`<p class="way">${before}${isEmail(email) ? html`<a href="mailto:${email.toLowerCase()}">${email}</a>` : email}</p>`;
  return place ? html`<p class="way">${before}${lines(place)}</p>` : null;
}

const isPlace = (words: ItemWords): boolean => words.text("address") !== "";

/** The link to an address on OpenStreetMap; null where no map would find it. */
function mapLink(words: SectionWords, place: string): Html | null {
  const query = mapQuery(place);
  const label = words.text("map");
  if (label === "" || query === null) return null;
  const target = `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
  return html`<p><a class="more" href="${target}" rel="noopener">${label}<span class="unseen"> (${query})</span></a></p>`;
}

/** Telephone numbers and e-mail addresses, the first number large. */
export const waysOf = ({ site }: PageContext, words: SectionWords): Html[] =>
  words.items.filter((item) => !isPlace(item)).flatMap((item) => way(site, item) ?? []);

/** The addresses, each with a map link if a map finds it. */
export const placesOf = ({ site }: PageContext, words: SectionWords): Html[] =>
  words.items.filter(isPlace).map(
    (item) => html`
      ${way(site, item)}
      ${mapLink(words, item.text("address"))}`,
  );

/** The opening hours, one line per answer. */
export const hoursOf = (words: SectionWords): Html[] =>
  words.items.flatMap((item) => {
    const text = item.text("hours");
    return text === "" ? [] : [html`<p class="hours">${text}</p>`];
  });

/** The contact details in a page's footer. */
export const footWays = (site: Site): Html[] =>
  site.words("*", "footer").items.flatMap((item) => {
    const registration = item.text("registration");
    return registration === ""
      ? (way(site, item) ?? [])
      : [html`<p>${[item.text("label"), registration].filter((text) => text !== "").join(" ")}</p>`];
  });
