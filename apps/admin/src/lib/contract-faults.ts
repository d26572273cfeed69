import { type FormFaults, firstFaults } from "@sitewright/app-kit/form-faults";
import type { z } from "zod";

/** What the service would refuse of a request's body, the first fault of each field: all of them before it is sent. */
export function contractFaults(body: z.ZodType, value: unknown): FormFaults {
  const issues = body.safeParse(value).error?.issues ?? [];
  return firstFaults(issues.map(({ path, message }) => ({ path: path.join("."), message })));
}
