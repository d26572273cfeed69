import { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { type DrawingPlace, drawing } from "./drawing.ts";

/** The drawing for a place in a box of its own; null where the trade has none. */
export function drawn({ site }: PageContext, place: DrawingPlace): Html | null {
  const svg = drawing(site, place);
  const name = typeof place === "string" ? place : "service";
  return svg === "" ? null : new Html(`<div class="drawn drawn-${name}">${svg}</div>`);
}
