import { z } from "zod";
import { suggestStack } from "../../industry/suggest-stack.ts";
import { browserSupport } from "../data/guidance.ts";
import type { Project } from "../project.ts";
import { texts } from "../schema-parts.ts";
import { stackSchema } from "./hosting.ts";
import { stackWishes } from "./stack-wishes.ts";

export const technologySchema = z.strictObject({
  approach: stackSchema.shape.approach,
  frontend: texts,
  backend: texts,
  reasons: texts,
  browserSupport: texts,
});

/** The recommended technology, and the reasons. */
export function buildTechnology(project: Project): z.output<typeof technologySchema> {
  const { approach, frontend, backend, reasons } = suggestStack(stackWishes(project));
  return {
    approach,
    frontend: [...frontend],
    backend: [...backend],
    reasons: [...reasons],
    browserSupport: [...browserSupport],
  };
}
