import { z } from "zod";
import { type Spec, specSchema } from "./schema.ts";
import { upgraded } from "./upgrade.ts";

/** Parses a stored specification: one of this version, or of 1.0.0, which is upgraded. */
export const storedSpecSchema = z.preprocess(upgraded, specSchema);

/** An error in an invalid spec: its path (`design.styleGuide.tone`) and a message. */
export interface SpecIssue {
  readonly path: string;
  readonly message: string;
}

/** The result of `parseSpec`. */
export type SpecResult =
  | { readonly ok: true; readonly spec: Spec }
  | { readonly ok: false; readonly issues: readonly SpecIssue[] };

/** Parses a spec of any version from parsed JSON, or returns an issue for each invalid place. Never throws. */
export function parseSpec(input: unknown): SpecResult {
  const parsed = storedSpecSchema.safeParse(input);
  if (parsed.success) return { ok: true, spec: parsed.data };
  const issues = parsed.error.issues.flatMap((issue): SpecIssue[] => {
    const path = issue.path.map(String);
    // An unknown key is reported on its object; name the key itself.
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        path: [...path, key].join("."),
        message: "This key is not part of a spec",
      }));
    return [{ path: path.join("."), message: issue.message }];
  });
  return { ok: false, issues };
}
