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

/** Downloads the current answers as JSON. For administrators alone. */
export function exportProject(user: Pick<User, "isAdmin">): ExportMessage {
  if (!user.isAdmin) return { tone: "error", title: submissionTexts.exportRefused };
  try {
    const answers = submittedAnswers(useWizard.getState().onboarding);
    saveAs(
      `${JSON.stringify(answers, null, 2)}\n`,
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
