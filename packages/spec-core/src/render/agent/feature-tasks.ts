import { clientsFeatures, commonFeatures } from "../../industry/suggestion-data.ts";
import { wishedNames } from "../../spec/blocks/wished-features.ts";
import type { Spec } from "../../spec/schema.ts";
import { slugify } from "../../text/slugify.ts";
import { contentDone } from "./acceptances.ts";
import type { Task } from "./task.ts";

const ofEverySite: ReadonlySet<string> = new Set(commonFeatures);

/** Features that the client asks for where the specification has this question. */
const askedWith: ReadonlyMap<string, string> = new Map([["Quote request with photo upload", "uploads"]]);

function occasion(name: string, { clarifications }: Spec): string {
  const question = askedWith.get(name);
  if (clarifications.some(({ id }) => id === question))
    return `the client asks for it; see question:${question}.`;
  if (wishedNames.has(name)) return "the client asks for it.";
  return clientsFeatures.has(name) ? "only once the client asks for it." : "where it fits.";
}

/** A goal, a trade or a tone suggests most; the client asked for the others in so many words. */
export const featureTasks = (spec: Spec): Task[] =>
  spec.projectRequirements.scope.features.map((name) => ({
    id: `feature:${slugify(name)}`,
    text: ofEverySite.has(name) ? name : `${name}: ${occasion(name, spec)}`,
    done: ofEverySite.has(name) ? contentDone.feature : contentDone.proposal,
  }));
