import type { PostFields } from "@sitewright/contracts";
import { WordDiff } from "../../components/word-diff.tsx";
import { fieldNames } from "./field-names.ts";
import { changedFields, type FieldName } from "./merge-fields.ts";

/** A field's value as a text to compare. */
function textOf(fields: PostFields, name: FieldName): string {
  const value = fields[name];
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null) return "";
  if (typeof value === "string") return value;
  return value.map((one) => (typeof one === "string" ? one : `${one.kind}: ${one.text}`)).join("\n");
}

interface FieldChangesProps {
  before: PostFields;
  after: PostFields;
  /** The fields to show; by default all that differ. */
  only?: readonly FieldName[];
}

/** The differences of two states of a post, field by field. */
export function FieldChanges({ before, after, only }: FieldChangesProps) {
  const changed = only ?? changedFields(before, after);
  if (changed.length === 0) return <p className="text-ink-2">No differences.</p>;
  return (
    <dl className="grid gap-s-4">
      {changed.map((name) => (
        <div key={name}>
          <dt className="mb-1 font-label text-s">{fieldNames[name]}</dt>
          <dd>
            <WordDiff before={textOf(before, name)} after={textOf(after, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
