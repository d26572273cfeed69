import { describe, expect, it } from "vitest";
import { isOfferName } from "./offer-name.ts";

describe("C-30.69 a price or a service is not proposed for print where its name is a piece of a sentence", () => {
  it.each([
    "Full groom",
    "Bath + blow dry",
    "Minimum charge",
    "live in",
    "🌭 complète",
    'Electric boat "Libellule"',
    "new systems",
    "Ten visits",
    "Monthly books",
  ])("'%s' can stand in a price list", (name) => expect(isOfferName(name)).toBe(true));

  it.each([
    "December",
    "December which",
    "that's",
    "up to 400",
    "new clients actually",
    "old ones stay",
    '"Denise found',
    "(12 months) or",
    "From 1 January the day ticket will be",
    "",
  ])("'%s' is a piece of a sentence", (name) => expect(isOfferName(name)).toBe(false));
});
