import type { MotifPlace } from "../../../motifs/draw-motif.ts";
import { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { drawing } from "./drawing.ts";

/** The drawing of the client's trade for a place. */
export const drawn = ({ site }: PageContext, place: MotifPlace): Html => new Html(drawing(site, place));
