import type { Span } from "../../place.ts";
import { after, before } from "../reading.ts";

const addedBefore = /(?:\+|(?<!\p{L})(?:plus|extra|additional)) ?\(?$/iu;
const addedAfter =
  /^,? ?\(?(?:extra(?! (?:large|small|long|strong|wide)(?!\p{L}))|on top|surcharge|supplement)(?!\p{L})/iu;

/** Whether an amount is added to the price of something else: '(+$25)', '£3 extra', '€6 surcharge'. */
export const isAddedOn = (text: string, { start, end }: Span): boolean =>
  addedBefore.test(before(text, start, 16)) || addedAfter.test(after(text, end, 24));
