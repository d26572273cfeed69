import { Note } from "@sitewright/ui";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "./texts.ts";

/** Lists the files that have not reached the server. */
export function MissingFiles() {
  const files = useWizard((state) => state.onboarding.uploadedFiles);
  const names = files.filter((file) => file.isTemporary).map((file) => file.name);
  if (names.length === 0) return null;
  return (
    <Note tone="warn" className="mt-s-4">
      {texts.missingFiles}: {names.join(", ")}
    </Note>
  );
}
