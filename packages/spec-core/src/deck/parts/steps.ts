import type { DeckInput } from "../deck-input.ts";
import type { Slot } from "../slot.ts";
import { asItems } from "./said.ts";
import { heading, pathOf, placeAt } from "./section.ts";

/** The section with the steps of the work. */
export const stepsSection = "steps";

/** The page that shows them: that of the services, else the home page. */
const pageOfSteps = ({ pages }: DeckInput): string => {
  const services = pages.find(({ kind }) => kind === "Services");
  return services ? pathOf(services.file) : "/";
};

/** How the work goes on, step by step; empty on all pages but one. */
export function steps(known: DeckInput, page: string): Slot[] {
  if (known.steps.length === 0 || page !== pageOfSteps(known)) return [];
  const place = placeAt(known, { page, section: stepsSection, note: "more" });
  return [...heading(known, place, "steps"), ...asItems(place, known.steps)];
}
