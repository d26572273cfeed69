import type { Found } from "../reading.ts";
import { beyondThat, furtherPerson } from "./data/condition-words.ts";
import { measures, seasonAlone, sizes, timeAlone, whenAlone, whereAlone } from "./data/price-name-words.ts";
import type { PriceNames } from "./price-name.ts";

/** A price with the words before and after it. */
export type NamedPrice = Found & PriceNames;

const sizeAlone = new RegExp(`^(?:${sizes})$`, "iu");
const measureAlone = new RegExp(`^(?:${measures})$`, "iu");
const sizeAtStart = new RegExp(`^(?:${sizes}) (\\p{L}.{2,40})$`, "iu");
const sizeAtEnd = new RegExp(`^(.{3,50}) (?:${sizes})$`, "iu");
const measureAtEnd = new RegExp(`^(.{3,50}?) (?:${measures})$`, "iu");
const sizeAfter = new RegExp(`^(?:${sizes})(?: (\\p{L}+))?$`, "iu");

/** A quality that makes another kind of the thing before it: 'serrated' after 'Kitchen knives £5'. */
export const qualityAlone = /^(?!\p{L}*(?:eed|[bs]hed|bed|thread|bread)$)\p{Ll}{3,12}ed$/u;

/** A kind of house by itself, which is no kind of another one: 'detached' after '2 bed semi £14'. */
const houseAtEnd =
  /(?<!\p{L})(?:house|home|semi|terraced?|detached|bungalow|cottage|flat|apartment|maisonette)s?$/iu;
const startsWithQuality = /^(?!\p{L}*(?:eed|[bs]hed|bed) )\p{L}{3,12}ed (?=\p{L})/u;

/** The name of a price for another kind of the thing before it: 'glazed door' after 'painted door £50'. */
function ofOtherKind(thing: string, quality: string): string {
  const noun = thing.replace(startsWithQuality, "");
  return noun === thing ? `${thing}, ${quality}` : `${quality} ${noun}`;
}

/** A part of the day or week by itself, which is no kind of another one. */
const partAlone = /^(?:mornings?|afternoons?|evenings?|nights?|days?|weekends?|weekdays|midweek)$/iu;

/** A link between two prices of the same offer: 'Kayak $25/hr or $60 half day'. */
const namesNothing = /^[\s,/]*(?:(?:or|and|&)\s)?\s*$/iu;

/** Names prices that are followed by their sizes: 'Full groom £45 small dogs, £55 medium, £70 for the big lads'. */
function withSizesAfter(text: string, found: readonly NamedPrice[]): NamedPrice[] {
  let thing = "";
  let kind = "";
  return found.map((price, index) => {
    const [last, next] = [found[index - 1], found[index + 1]];
    if (last && /[\n;]|[.!?]\s/u.test(text.slice(last.end, price.start))) thing = "";
    const [whole, noun = ""] = sizeAfter.exec(price.tail) ?? [];
    if (price.lead !== "") thing = whole && next?.lead === "" && sizeAfter.test(next.tail) ? price.lead : "";
    if (thing === "" || !whole) return price;
    if (price.lead !== "") kind = noun;
    const size = noun === "" ? [price.tail, kind].join(" ").trim() : price.tail;
    return { ...price, about: `${thing}, ${size}` };
  });
}

/**
 * Names prices with only a size before them after the offer named earlier in the line: 'Full groom small 42 med 50',
 * 'Small dogs 38, large 60'.
 */
function withSizesBefore(text: string, found: readonly NamedPrice[]): NamedPrice[] {
  let thing = "";
  let kind = "";
  let previous = "";
  let last = 0;
  let lastEnd = 0;
  return found.map((price) => {
    const between = text.slice(lastEnd, price.start);
    lastEnd = price.end;
    if (/[\n.;]/u.test(text.slice(last, price.start).replace(/\d\.\d/gu, ""))) thing = kind = "";
    if (/[\n;]/u.test(text.slice(last, price.start))) previous = "";
    last = price.end;
    if (sizeAlone.test(price.about)) return { ...price, about: [thing, price.about, kind].join(" ").trim() };
    if (thing !== "" && measureAlone.test(price.about)) return { ...price, about: `${thing} ${price.about}` };
    const isCondition =
      whenAlone.test(price.about) || whereAlone.test(price.about) || beyondThat.test(price.about);
    const isQuality =
      qualityAlone.test(price.about) && !houseAtEnd.test(previous) && !/[.!?]\s/u.test(between);
    if (isQuality && previous !== "") return { ...price, about: ofOtherKind(previous, price.about) };
    const isOfPrevious =
      seasonAlone.test(price.about) ||
      (isCondition && !/[.!?]\s/u.test(between)) ||
      (furtherPerson.test(price.about) && !/[.!?]\s/u.test(between)) ||
      (timeAlone.test(price.about) && namesNothing.test(between));
    // 'Half day £90, evening £40': neither is a thing of which the other would be a kind.
    if (isOfPrevious && previous !== "" && !(timeAlone.test(previous) && partAlone.test(price.about)))
      return { ...price, about: `${previous}, ${price.about}` };
    if (!isCondition) previous = price.about;
    thing = (sizeAtEnd.exec(price.about) ?? measureAtEnd.exec(price.about))?.[1] ?? "";
    kind = thing === "" ? (sizeAtStart.exec(price.about)?.[1] ?? "") : "";
    return price;
  });
}

/** Names prices that have only a size, a season or a time after the offer of an earlier price. */
export const withSizes = (text: string, found: readonly NamedPrice[]): Found[] =>
  withSizesBefore(text, withSizesAfter(text, found)).map(({ lead, tail, ...price }) => price);
