import { firstOfWays } from "../../sitemap/written-name.ts";
import { hedgeIn } from "./hedges.ts";

/**
 * The first alternative of a short answer with several: 'Ann Lee Weddings' for 'Ann Lee Weddings (or just Ann Lee?)'.
 * Empty if the first is not a name.
 */
export const firstWay = (answer: string): string => (hedgeIn(answer) === null ? answer : firstOfWays(answer));
