import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { keptInOrder } from "./kept-in-order.ts";
import { changedWords, quoted, shown } from "./sentences.ts";

/** An offer, as the client listed it. */
interface Offer {
  readonly name: string;
  readonly what: string;
  readonly price: string;
  /** The id and the path of its first fact. */
  readonly id: string;
  readonly path: string;
}

/** The offers of a spec. An offer consists of a fact for its name and one for its price, or of either. */
function offersOf({ content }: Spec): Offer[] {
  const offers: Offer[] = [];
  for (const [index, { id, kind, field, text, about }] of content.facts.entries()) {
    if (field !== "offers") continue;
    const last = offers.at(-1);
    const at = { id, path: `content.facts.${index}` };
    if (kind === "service") offers.push({ name: text, what: about, price: "", ...at });
    else if (last && last.name === about && last.price === "") offers.splice(-1, 1, { ...last, price: text });
    else offers.push({ name: about, what: "", price: text, ...at });
  }
  return offers;
}

const label = "Services, products and prices";
const partsOf = ({ name, what, price }: Offer) => ({ name, what, price });
const display = ({ name, price }: Offer): string =>
  price === "" ? shown(name) : `${shown(name)}, ${price},`;

function partChange(part: string, before: string, after: string): string[] {
  if (before === after) return [];
  if (before === "") return [`${part} ${quoted(after)} added`];
  return [after === "" ? `${part} ${quoted(before)} removed` : `${part} ${changedWords(before, after)}`];
}

function contentChange(before: Offer, after: Offer): SpecChange[] {
  const parts = [
    ...(before.name === after.name ? [] : [`renamed to ${quoted(after.name)}`]),
    ...partChange("price", before.price, after.price),
    ...partChange("description", before.what, after.what),
  ];
  if (parts.length === 0) return [];
  const { id, path } = after;
  const sentence = `${label}: ${shown(before.name)}, ${parts.join("; ")}`;
  const values = { before: partsOf(before), after: partsOf(after) };
  return [{ id: `business.offer.${id}`, path, kind: "changed", ...values, sentence }];
}

const isSame = (a: Offer, b: Offer): boolean => a.name === b.name && a.what === b.what && a.price === b.price;

/**
 * Maps each old offer to its new version: an identical one, else one with the same name, else the one at the same
 * position if the number of offers is the same.
 */
function paired(before: readonly Offer[], after: readonly Offer[]): Map<Offer, Offer> {
  const pairs = new Map<Offer, Offer>();
  const free = new Set(after);
  const pair = (old: Offer, match: Offer | undefined) => {
    if (!match || pairs.has(old) || !free.delete(match)) return;
    pairs.set(old, match);
  };
  for (const old of before)
    pair(
      old,
      after.find((offer) => free.has(offer) && isSame(offer, old)),
    );
  for (const old of before)
    pair(
      old,
      after.find((offer) => free.has(offer) && offer.name === old.name),
    );
  if (before.length === after.length) for (const [index, old] of before.entries()) pair(old, after[index]);
  return pairs;
}

/** The client's changes in the list of services and products: at most one change per offer. */
export function offerChanges(a: Spec, b: Spec): SpecChange[] {
  const [before, after] = [offersOf(a), offersOf(b)];
  const pairs = paired(before, after);
  const removed = before.filter((offer) => !pairs.has(offer));
  const matched = new Map([...pairs].map(([old, offer]) => [offer, old]));
  const kept = keptInOrder(
    before.flatMap((offer) => pairs.get(offer)?.id ?? []),
    after.map(({ id }) => id),
  );
  return [
    ...removed.map((offer): SpecChange => {
      const sentence = `${label}: ${display(offer)} removed`;
      return {
        id: `business.offer.${offer.id}`,
        path: offer.path,
        kind: "removed",
        before: partsOf(offer),
        sentence,
      };
    }),
    ...after.flatMap((offer, index): SpecChange[] => {
      const old = matched.get(offer);
      const { path } = offer;
      const id = `business.offer.${offer.id}`;
      if (!old)
        return [
          { id, path, kind: "added", after: partsOf(offer), sentence: `${label}: ${display(offer)} added` },
        ];
      const changed = contentChange(old, offer);
      if (changed.length > 0 || kept.has(offer.id)) return changed;
      const sentence = `${label}: ${shown(offer.name)} moved to place ${index + 1} of ${after.length}`;
      return [{ id, path, kind: "moved", before: before.indexOf(old) + 1, after: index + 1, sentence }];
    }),
  ];
}
