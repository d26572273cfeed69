import type { ContentDocument, UploadedFile } from "@sitewright/spec-core/onboarding";

type Chosen = readonly ContentDocument[];
type FileName = Pick<UploadedFile, "id" | "name">;

/** The chosen documents without this file. */
export const withoutDocument = (chosen: Chosen, { id }: FileName): ContentDocument[] =>
  chosen.filter((entry) => entry.id !== id);

/** The chosen documents and this file, each once. */
export const withDocument = (chosen: Chosen, { id, name }: FileName): ContentDocument[] => [
  ...withoutDocument(chosen, { id, name }),
  { id, name },
];
