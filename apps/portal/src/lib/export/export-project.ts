import { saveFile } from "@sitewright/app-kit/download";
import { lateImport, NotFetchedError } from "@sitewright/app-kit/late-import";
import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Spec } from "@sitewright/spec-core/spec";
import { autosave } from "../saving/autosave.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { archiveName, exportName } from "./archive-names.ts";
import type { BuiltArchive } from "./build-archive.ts";
import { exportTexts } from "./texts.ts";

/** The message after an export. */
export interface ExportMessage {
  readonly tone: "ok" | "info" | "error";
  readonly title: string;
  readonly description?: string;
  /** The label of a retry button, where something is missing that a retry may fetch. */
  readonly again?: string;
}

// Only this function is imported, so that the bundler drops the rest of the module: its JSON Schema cannot be generated
// in browsers.
const loadBuildSpec = lateImport(async () => (await import("@sitewright/spec-core/spec")).buildSpec);
const loadArchive = lateImport(() => import("./build-archive.ts"));

type Exporter = Pick<User, "isAdmin" | "displayName" | "email">;

/** The specification of the answers as a submission would make it. */
async function specOf(answers: Onboarding): Promise<Spec> {
  const buildSpec = await loadBuildSpec();
  return buildSpec(submittedAnswers(answers), {
    now: new Date(),
    id: () => crypto.randomUUID().slice(0, 8),
    product: brand.productName,
    host: brand.host,
  });
}

/** The message about an archive: complete, incomplete, or without any of the client's files. */
function archiveMessage(
  { files, missingFiles, missingFonts }: Omit<BuiltArchive, "archive">,
  isSaved: boolean,
): ExportMessage {
  const body = isSaved ? exportTexts.exportedBody : exportTexts.exportedUnsavedBody;
  if (missingFiles > 0)
    return {
      tone: missingFiles === files ? "error" : "info",
      title: exportTexts.exportedWithout(missingFiles, files),
      description: exportTexts.exportedWithoutBody,
      again: exportTexts.exportAgain,
    };
  if (missingFonts === 0) return { tone: "ok", title: exportTexts.exported, description: body };
  return {
    tone: "ok",
    title: exportTexts.exported,
    description: `${body} ${exportTexts.exportedWithoutFonts}`,
    again: exportTexts.exportAgain,
  };
}

interface Export {
  readonly answers: Onboarding;
  readonly spec: Spec;
  readonly exportedBy: Exporter;
  /** True where the account has the answers too. */
  readonly isSaved: boolean;
}

/** Downloads the archive; where none can be made, only the specification as JSON. */
async function download({ answers, spec, exportedBy, isSaved }: Export): Promise<ExportMessage> {
  const { businessName } = answers.formData;
  const { buildArchive } = await loadArchive();
  try {
    const { archive, ...counts } = await buildArchive({ answers, spec, exportedBy });
    saveFile({ name: archiveName(businessName), content: archive, type: "application/zip" });
    return archiveMessage(counts, isSaved);
  } catch (error) {
    console.error(error);
    saveFile({
      name: exportName(businessName, new Date()),
      content: `${JSON.stringify(spec, null, 2)}\n`,
      type: "application/json",
    });
    return {
      tone: "error",
      title: exportTexts.exportedAlone,
      description: exportTexts.exportedAloneBody,
      again: exportTexts.exportAgain,
    };
  }
}

/**
 * Saves the current answers with the account, and downloads the project with them. For administrators only.
 * @throws NotFetchedError where its code could not be fetched; nothing was downloaded then
 */
export async function exportProject(user: Exporter): Promise<ExportMessage> {
  if (!user.isAdmin) return { tone: "error", title: exportTexts.refused };
  try {
    // The answers are read after that, because it waits for files that are uploading.
    const isSaved = await autosave.flush();
    const { onboarding: answers } = useWizard.getState();
    return await download({ answers, spec: await specOf(answers), exportedBy: user, isSaved });
  } catch (error) {
    if (error instanceof NotFetchedError) throw error;
    console.error(error);
    return { tone: "error", title: exportTexts.failed };
  }
}
