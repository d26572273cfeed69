import type { Feature } from "../../wiring/feature.ts";
import { mountGenerator } from "./routes.ts";
import { createGenerator } from "./service.ts";
import { createWriteJob } from "./write-job.ts";

/** Texts that a model writes for posts; outlines where there is none. */
export const generator: Feature = {
  name: "generator",
  mount(mount, context) {
    mountGenerator(mount, createGenerator(context));
  },
  jobs: (context) => [createWriteJob(context)],
};
