import type { FontWeight } from "./fonts.ts";

/**
 * The weight nearest to the one wanted among those that a family ships. Of two equally near ones the heavier is
 * taken from 400 up and the lighter below, the side on which CSS looks first (CSS Fonts 4, section 5.2). A family
 * without known weights gets the weight wanted.
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
