import { firstOfWays } from "../../sitemap/written-name.ts";
import { hedgeIn } from "./hedges.ts";

/**
 * The first alternative of a short answer that names several: 'Ann Lee Weddings' of 'Ann Lee Weddings (or just Ann Lee?)'.
 * Empty where the first is not a name.
 */
export const firstWay = (answer: string): string => (hedgeIn(answer) === null ? answer : firstOfWays(answer));
