import type { Feature } from "../../wiring/feature.ts";
import { createAnalytics } from "./analytics.ts";
import { createCheckChange } from "./change.ts";
import { createClusterJob } from "./cluster-job.ts";
import { createEntries } from "./entries.ts";
import { createGroups } from "./groups.ts";
import { createPatterns } from "./patterns.ts";
import { mountKnowledge } from "./routes.ts";
import { createTryOut } from "./try-out.ts";

/** The assistant's knowledge, as staff edit it, and statistics of visitors' questions. */
export const knowledge: Feature = {
  name: "knowledge",
  mount(mount, context) {
    const options = { ...context, checkChange: createCheckChange(context.knowledge, context.assistantOf) };
    const groups = createGroups(options);
    mountKnowledge(mount, {
      groups,
      entries: createEntries(options),
      patterns: createPatterns(options),
      tryOut: createTryOut(context.knowledge),
      readAnalytics: createAnalytics(options, groups),
    });
  },
  jobs: (context) => [createClusterJob(context)],
};
