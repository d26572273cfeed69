import { type FullProfile, websiteSchema } from "@sitewright/contracts";

const joined = (...parts: string[]): string => parts.filter((part) => part.trim() !== "").join(", ");

/** City, state and country; empty when none is known. */
export const locationOf = ({ city, state, country }: FullProfile): string => joined(city, state, country);

/** The whole address; empty without a street. */
export const addressOf = ({ address, city, state, zipCode, country }: FullProfile): string =>
  address === "" ? "" : joined(address, city, joined(state, zipCode).replace(", ", " "), country);

/** The website's address if it is safe to link; null for any other value of an older row. */
export const safeWebsite = ({ website }: FullProfile): string | null =>
  website !== "" && websiteSchema.safeParse(website).success ? website : null;
