import type { Feature } from "../../wiring/feature.ts";
import { mountOverview } from "./routes.ts";
import { createOverview } from "./service.ts";

/** Totals of everything. */
export const overview: Feature = {
  name: "overview",
  mount(mount, context) {
    mountOverview(mount, createOverview(context));
  },
};
