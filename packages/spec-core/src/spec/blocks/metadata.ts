import { z } from "zod";
import type { Project } from "../project.ts";
import { text } from "../schema-parts.ts";

export const metadataSchema = z.strictObject({
  /** ISO 8601, UTC. */
  generatedDate: z.iso.datetime(),
  /** Milliseconds since 1970 and a random text. */
  clientID: text.min(1),
  version: z.literal("1.0"),
  createdWith: text,
  /** The older version that the spec was upgraded from, if it was. */
  upgradedFrom: text.exactOptional(),
});

/** The time and the tool that made the spec. */
export const buildMetadata = ({ context }: Project): z.output<typeof metadataSchema> => ({
  generatedDate: context.now.toISOString(),
  clientID: `client_${context.now.getTime()}_${context.id()}`,
  version: "1.0",
  createdWith: context.product,
});
