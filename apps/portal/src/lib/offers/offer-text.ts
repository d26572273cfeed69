import type { Offer } from "@sitewright/spec-core/onboarding";

/** An offer in one line; empty where all its fields are. */
export const offerText = ({ name, what, price }: Offer): string =>
  [name, what, price]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" · ");
