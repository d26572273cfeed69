import { z } from "zod";
import { specSchema, specVersion } from "./schema.ts";

/** A JSON Schema document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The published JSON Schema (draft 2020-12) of a spec; its `$id` is a URN with the version. */
export const specJsonSchema: JsonSchema = {
  ...z.toJSONSchema(specSchema),
  $id: `urn:sitewright:spec:${specVersion}`,
  title: "Website specification",
  version: specVersion,
};
