import { type Spec, specSchema } from "./schema.ts";

/** What is wrong with a value that should be a spec: where (`design.styleGuide.tone`) and what. */
export interface SpecIssue {
  readonly path: string;
  readonly message: string;
}

/** What `parseSpec` answers. */
export type SpecResult =
  | { readonly ok: true; readonly spec: Spec }
  | { readonly ok: false; readonly issues: readonly SpecIssue[] };

/** Reads a spec from parsed JSON, or names every place that is wrong. Never throws. */
export function parseSpec(input: unknown): SpecResult {
  const parsed = specSchema.safeParse(input);
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
