import type { Offer } from "@sitewright/spec-core/onboarding";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The English name of a country by its ISO 3166-1 alpha-2 code; any other text unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** An offer in one line; empty where all its fields are. */
export const offerText = ({ name, what, price }: Offer): string =>
  [name, what, price]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" · ");
