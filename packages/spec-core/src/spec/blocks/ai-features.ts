import { z } from "zod";
import { answered, notSpecified } from "../answers.ts";
import { tones } from "../data/tones.ts";
import { knownTone } from "../known-options.ts";
import type { Project } from "../project.ts";
import { flag, text, texts } from "../schema-parts.ts";
import { imageKeywords } from "./image-keywords.ts";

export const aiFeaturesSchema = z.strictObject({
  contentCreation: flag,
  contentNotes: text,
  contentDocuments: z.array(
    z.strictObject({
      id: text,
      name: text,
      /** The file is among the uploaded ones. */
      isAvailable: flag,
    }),
  ),
  imageSourcing: flag,
  imageStyle: text,
  imageKeywords: texts,
  /** The pages whose texts have to be written; empty if the client supplies them. */
  generatedPages: texts,
});

/** The texts and pictures to be made for the client, and their sources. */
export function buildAiFeatures(project: Project): z.output<typeof aiFeaturesSchema> {
  const { input, form, pages } = project;
  const tone = knownTone(form.tone);
  const available = new Set(input.uploadedFiles.filter((file) => !file.isTemporary).map((file) => file.id));
  return {
    contentCreation: form.aiContentCreation,
    contentNotes: answered(form.contentNotes),
    contentDocuments: form.contentDocuments.map(({ id, name }) => ({
      id,
      name,
      isAvailable: available.has(id),
    })),
    imageSourcing: form.aiImageSourcing,
    imageStyle: tone ? tones[tone].imageStyle : notSpecified,
    imageKeywords: imageKeywords(project),
    generatedPages: form.aiContentCreation ? pages.map((page) => page.name) : [],
  };
}
