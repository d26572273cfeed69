import type { CallFailure } from "@sitewright/contracts";
import { fieldNames } from "./field-names.ts";

/** The first field that a save was refused for, and why, in words; undefined where it was refused for no field. */
export function refusedFieldText(failure: CallFailure): string | undefined {
  if (failure.kind !== "refused") return undefined;
  for (const { path, message } of failure.problem.errors ?? []) {
    const [field, item] = path.split(".");
    const [, name] = Object.entries(fieldNames).find(([key]) => key === field) ?? [];
    if (name) return `${name}${item === undefined ? "" : `, item ${Number(item) + 1}`}: ${message}`;
  }
  return undefined;
}
