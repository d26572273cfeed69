import { limits } from "@sitewright/spec-core/onboarding";
import { useWizard } from "../wizard/wizard-store.ts";
import { uploads } from "./uploads.ts";

/** How many more files the project holds. */
export function fileRoom(): number {
  return limits.filesMax - useWizard.getState().onboarding.uploadedFiles.length - uploads.countUnderWay();
}
