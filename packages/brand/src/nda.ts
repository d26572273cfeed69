import { mutualNda } from "./mutual-nda.ts";

/** The version of the agreement's exact wording; any change of the text needs a new one. */
export const ndaVersion = "2026-11-20";

/** The whole agreement with the agency's name filled in: the exact text that a client accepts. */
export const ndaText = (agencyName: string): string =>
  mutualNda.replaceAll("{agency}", agencyName).replaceAll("{version}", ndaVersion);
