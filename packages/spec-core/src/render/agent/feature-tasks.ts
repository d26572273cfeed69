import { clientsFeatures, commonFeatures } from "../../industry/suggestion-data.ts";
import type { Spec } from "../../spec/schema.ts";
import { slugify } from "../../text/slugify.ts";
import { contentDone } from "./acceptances.ts";
import type { Task } from "./task.ts";

const ofEverySite: ReadonlySet<string> = new Set(commonFeatures);

/** A goal, a trade or a tone suggests the others; the client asked for none of them by name. */
export const featureTasks = ({ projectRequirements }: Spec): Task[] =>
  projectRequirements.scope.features.map((name) => ({
    id: `feature:${slugify(name)}`,
    text: ofEverySite.has(name)
      ? name
      : `${name}: ${clientsFeatures.has(name) ? "only once the client asks for it." : "where it fits."}`,
    done: ofEverySite.has(name) ? contentDone.feature : contentDone.proposal,
  }));
