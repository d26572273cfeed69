import type { Offer } from "@sitewright/spec-core/onboarding";

/** An offer in one line; empty where nothing was typed. */
export const offerText = ({ name, what, price }: Offer): string =>
  [name, what, price]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" · ");
