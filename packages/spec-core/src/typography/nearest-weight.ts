import type { FontWeight } from "./fonts.ts";

/**
 * The weight of a family nearest to the wanted one. Of two equally near ones the heavier is used from 400 up and
 * the lighter below, in the search order of CSS (CSS Fonts 4, section 5.2). For a family without known weights,
 * the wanted one.
 */
export function nearestWeight(available: readonly FontWeight[], wanted: FontWeight): FontWeight {
  const distance = (weight: FontWeight) => Math.abs(Number(weight) - Number(wanted));
  return (
    available.reduce<FontWeight | undefined>((best, weight) => {
      if (best === undefined || distance(weight) < distance(best)) return weight;
      const isHeavier = Number(weight) > Number(best);
      return distance(weight) === distance(best) && isHeavier === Number(wanted) >= 400 ? weight : best;
    }, undefined) ?? wanted
  );
}
