import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { Spec } from "@sitewright/spec-core/spec";
import { submissionTexts } from "../../texts/sitemap.ts";
import { work } from "../saving/work.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { archiveName, exportName } from "./archive-names.ts";
import { saveAs } from "./save-as.ts";

/** What a person reads after an export. */
export type ExportMessage = {
  readonly tone: "ok" | "error";
  readonly title: string;
  readonly description?: string;
};

type Exporter = Pick<User, "isAdmin" | "displayName" | "email">;

/** The specification of the answers as a submission would make it. Its code is fetched when it is first wanted. */
async function specOf(answers: Onboarding): Promise<Spec> {
  const { buildSpec } = await import("@sitewright/spec-core/spec");
  return buildSpec(submittedAnswers(answers), {
    now: new Date(),
    id: () => crypto.randomUUID().slice(0, 8),
    product: brand.productName,
    host: brand.host,
  });
}

/** Downloads the archive; the specification alone, as JSON, where no archive can be made. */
async function download(answers: Onboarding, spec: Spec, exportedBy: Exporter): Promise<void> {
  const { businessName } = answers.formData;
  try {
    const { buildArchive } = await import("./build-archive.ts");
    const archive = await buildArchive({ answers, spec, exportedBy });
    saveAs(archive, archiveName(businessName), "application/zip");
  } catch (error) {
    console.error(error);
    saveAs(`${JSON.stringify(spec, null, 2)}\n`, exportName(businessName, new Date()), "application/json");
  }
}

/** Downloads the project as the answers stand now, and keeps them with the account. For administrators alone. */
export async function exportProject(user: Exporter): Promise<ExportMessage> {
  if (!user.isAdmin) return { tone: "error", title: submissionTexts.exportRefused };
  try {
    const { onboarding } = useWizard.getState();
    const [spec] = await Promise.all([specOf(onboarding), work.flush()]);
    await download(onboarding, spec, user);
    return {
      tone: "ok",
      title: submissionTexts.exportedToast,
      description: submissionTexts.exportedToastBody,
    };
  } catch (error) {
    console.error(error);
    return { tone: "error", title: submissionTexts.exportFailed };
  }
}
