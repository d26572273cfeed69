import type { Feature } from "../../wiring/feature.ts";
import { mountGenerator } from "./routes.ts";
import { createGenerator } from "./service.ts";
import { createWriteJob } from "./write-job.ts";

export { sweepGenerations } from "./store.ts";

/** Texts for posts, written by a model; outlines if no model is configured. */
export const generator: Feature = {
  name: "generator",
  mount(mount, context) {
    mountGenerator(mount, createGenerator(context));
  },
  jobs: (context) => [createWriteJob(context)],
};
