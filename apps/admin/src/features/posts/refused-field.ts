import type { CallFailure } from "@sitewright/contracts";
import { fieldNames } from "./field-names.ts";

/** Why the address was refused; undefined where it was not. */
export function slugFaultOf(failure: CallFailure): string | undefined {
  if (failure.kind !== "refused") return undefined;
  return failure.problem.errors?.find(({ path }) => path === "slug")?.message;
}

/** The fields that a save was refused for. */
export const refusedFields = (failure: CallFailure): readonly string[] =>
  failure.kind === "refused"
    ? (failure.problem.errors ?? []).flatMap(({ path }) => path.split(".").slice(0, 1))
    : [];

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
