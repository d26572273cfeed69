import type { Feature } from "../../wiring/feature.ts";
import { mountAccountExport } from "./routes.ts";
import { createAccountExportService } from "./service.ts";

/** Exporting everything that is stored about one's account. */
export const accountExport: Feature = {
  name: "account-export",
  mount(mount, context) {
    mountAccountExport(mount, createAccountExportService(context));
  },
};
