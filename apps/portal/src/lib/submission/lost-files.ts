import type { FieldProblem } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { wizard } from "../wizard/actions.ts";

const fileAt = /^uploadedFiles\.(\d+)$/;

/**
 * Files that the service no longer has, because they were deleted on another device, stay in the list as not uploaded:
 * there they can be added again, and the next submission goes without them. Gives what to tell the person of each.
 */
export function takeLostFilesBack(faults: readonly FieldProblem[], sent: Onboarding): string[] {
  return faults.flatMap(({ path, message }) => {
    const file = sent.uploadedFiles[Number(fileAt.exec(path)?.[1] ?? -1)];
    if (!file) return [];
    wizard.replaceUpload(file.id, { ...file, url: "", storagePath: "", isTemporary: true });
    return [message];
  });
}
