import type { Feature } from "../../wiring/feature.ts";
import { designData } from "./personal-data-store.ts";
import { mountDesigns } from "./routes.ts";
import { createDesignService } from "./service.ts";

/** Palettes and font combinations that clients save. */
export const designs: Feature = {
  name: "designs",
  mount(mount, context) {
    mountDesigns(mount, createDesignService(context));
  },
  personalData: designData,
};
