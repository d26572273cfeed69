import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import type { Feature } from "../../wiring/feature.ts";
import { agreementData } from "./personal-data-store.ts";
import { mountAgreements } from "./routes.ts";
import { createAgreementService } from "./service.ts";

/** Who accepted the confidentiality agreement or withdrew, and when. */
export const agreements: Feature = {
  name: "agreements",
  mount(mount, context) {
    const { agencyName } = brand;
    const nda = { version: ndaVersion, text: ndaText(agencyName) };
    mountAgreements(mount, createAgreementService({ ...context, agencyName, nda }));
  },
  personalData: agreementData,
};
