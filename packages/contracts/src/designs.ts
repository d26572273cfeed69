import { themeColorsSchema } from "@sitewright/spec-core/onboarding";
import { fontsSchema } from "@sitewright/spec-core/typography";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { visibleName } from "./visible-name.ts";

/** Longest name of a saved design, in UTF-16 code units, trimmed. */
export const DESIGN_NAME_MAX = 80;

/** Most designs of one kind per account. */
export const DESIGNS_MAX = 100;

const name = visibleName(DESIGN_NAME_MAX, "Please enter a name.");

/** A font combination or a palette under a name chosen by the client. */
export const designSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fonts"), name, fonts: fontsSchema }),
  z.object({ kind: z.literal("palette"), name, colors: themeColorsSchema }),
]);
export type Design = z.infer<typeof designSchema>;

// As stored: older names are shown, even if today's rules reject them.
const stored = { id: z.string(), name: z.string(), createdAt: instantSchema };
const [fontsDesign, paletteDesign] = designSchema.options;

/** A design as stored in the account. */
export const savedDesignSchema = z.discriminatedUnion("kind", [
  fontsDesign.extend(stored),
  paletteDesign.extend(stored),
]);
export type SavedDesign = z.infer<typeof savedDesignSchema>;

export const listDesigns = defineEndpoint({
  name: "listDesigns",
  summary: "The caller's saved font combinations and palettes, oldest first.",
  method: "GET",
  path: "/api/designs",
  access: "client",
  status: 200,
  response: z.object({ designs: z.array(savedDesignSchema) }),
  errors: [],
});

export const saveDesign = defineEndpoint({
  name: "saveDesign",
  summary:
    "Keep a design. One of the same kind and name gives way to it, so a repeated save changes nothing.",
  method: "POST",
  path: "/api/designs",
  access: "client",
  body: designSchema,
  status: 201,
  response: savedDesignSchema,
  errors: ["quota-full", "storage-full"],
});

export const deleteDesign = defineEndpoint({
  name: "deleteDesign",
  summary: "Forget a saved design.",
  method: "DELETE",
  path: "/api/designs/:id",
  access: "client",
  params: z.object({ id: z.string().min(1).max(64) }),
  status: 204,
  errors: ["not-found"],
});
