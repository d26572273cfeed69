import type { Feature } from "../../wiring/feature.ts";
import { mountHealth } from "./routes.ts";

/** Whether the process is alive, and whether it can serve. */
export const health: Feature = {
  name: "health",
  mount(mount, { readiness }) {
    mountHealth(mount, readiness);
  },
};
