import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import { submissionTexts } from "../../texts/sitemap.ts";
import { submittedAnswers } from "../wizard/answers-for-server.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { exportName } from "./export-name.ts";
import { saveAs } from "./save-as.ts";

/** What a person reads after an export. */
export type ExportMessage = {
  readonly tone: "ok" | "error";
  readonly title: string;
  readonly description?: string;
};

/** Downloads the specification of the current answers as JSON. For administrators alone. */
export async function exportProject(user: Pick<User, "isAdmin">): Promise<ExportMessage> {
  if (!user.isAdmin) return { tone: "error", title: submissionTexts.exportRefused };
  try {
    const { buildSpec } = await import("@sitewright/spec-core/spec");
    const answers = submittedAnswers(useWizard.getState().onboarding);
    const spec = buildSpec(answers, {
      now: new Date(),
      id: () => crypto.randomUUID().slice(0, 8),
      product: brand.productName,
      host: brand.host,
    });
    saveAs(
      `${JSON.stringify(spec, null, 2)}\n`,
      exportName(answers.formData.businessName, new Date()),
      "application/json",
    );
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
