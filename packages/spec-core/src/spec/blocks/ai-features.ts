import { z } from "zod";
import { distinctNames } from "../../onboarding/pages.ts";
import { answered, notSpecified } from "../answers.ts";
import { tones } from "../data/tones.ts";
import { knownTone } from "../known-options.ts";
import type { Project } from "../project.ts";
import { flag, text, texts } from "../schema-parts.ts";

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
  /** The pages whose texts are to be written; none where the client supplies them. */
  generatedPages: texts,
});

const evidenceMax = 6;

/** Whether all that says it is kept from visitors: 'accreditation' of 'please do not write accredited'. */
function isOnlyPrivate(term: string, { words, form }: Project): boolean {
  if (form.niche.toLowerCase().includes(term)) return false;
  const said = words.statements.filter(({ text }) => text.toLowerCase().includes(term));
  return said.length > 0 && said.every(({ kind }) => kind === "private" || kind === "wish");
}

/** The texts and pictures to be made for the client, and their sources. */
export function buildAiFeatures(project: Project): z.output<typeof aiFeaturesSchema> {
  const { input, form, pages, industry } = project;
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
    imageKeywords: distinctNames([
      form.niche,
      ...industry.evidence.filter((term) => !isOnlyPrivate(term, project)).slice(0, evidenceMax),
    ]),
    generatedPages: form.aiContentCreation ? pages.map((page) => page.name) : [],
  };
}
