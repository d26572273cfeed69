import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import type { Feature } from "../../wiring/feature.ts";
import { agreementData } from "./personal-data-store.ts";
import { mountAgreements } from "./routes.ts";
import { createAgreementService } from "./service.ts";

/** Acceptances and withdrawals of the confidentiality agreement, with their times. */
export const agreements: Feature = {
  name: "agreements",
  mount(mount, context) {
    const { agencyName } = brand;
    const nda = { version: ndaVersion, text: ndaText(agencyName) };
    mountAgreements(mount, createAgreementService({ ...context, agencyName, nda }));
  },
  personalData: agreementData,
};
