import type { Feature } from "../../wiring/feature.ts";
import { mountHealth } from "./routes.ts";

/** Health checks: the process is alive (`/healthz`), and it can serve (`/readyz`). */
export const health: Feature = {
  name: "health",
  mount(mount, { readiness }) {
    mountHealth(mount, readiness);
  },
};
