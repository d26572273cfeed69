import { steps } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";

/** The periods of the figures, in days, the default first. */
export const dropOffSpans = ["30", "365"] as const;

const left = z.int();
/** The median time in seconds, accurate to a fifth; null without measurements. */
const medianS = z.number().nullable();

const questionSchema = z.object({
  question: z.string(),
  /** The number of forms on which it was answered or its answer was changed. */
  answered: z.int(),
  /** The number of forms that were abandoned right after it. */
  left,
  medianS,
});

const stepSchema = z.object({
  step: z.enum(steps.map(({ key }) => key)),
  /** The number of forms on which it was opened. */
  shown: z.int(),
  left,
  medianS,
  questions: z.array(questionSchema),
});

/** The places where clients abandon the form of a new project. */
export const dropOffSchema = z.object({
  /** Forms that were edited in this period. */
  begun: z.int(),
  submitted: z.int(),
  /** Not submitted, and not edited for a day. */
  left,
  steps: z.array(stepSchema),
});
export type DropOff = z.infer<typeof dropOffSchema>;
export type DropOffStep = DropOff["steps"][number];

export const adminDropOff = defineEndpoint({
  name: "adminDropOff",
  summary: "How many forms of new projects were begun, submitted and left, and on which step and question.",
  method: "GET",
  path: "/api/admin/drop-off",
  access: staff("projects"),
  query: z.object({ days: z.enum(dropOffSpans).default("30") }),
  status: 200,
  response: dropOffSchema,
  errors: [],
});
