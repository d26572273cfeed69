import { usePreview } from "../../lib/preview/preview-store.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PlaceLetter } from "../place-letter.tsx";
import { previewTexts } from "./texts.ts";

/** The id of the address field on each step that has one. */
const named: Readonly<Record<string, string>> = { questionnaire: "formData.websiteName" };

/** The future address of the shown page, derived from the answers; keeps its height while empty. */
export function AddressLine() {
  const address = usePreview((state) => state.drawn?.address);
  const field = useWizard((state) => named[state.position.activeTab]);
  return (
    <p className="flex h-7 items-center gap-2 px-3 text-ink-2 text-xs">
      {field !== undefined && <PlaceLetter id={field} className="flex-none" />}
      <span className="sr-only">{previewTexts.address}: </span>
      {address !== undefined && (
        <span className="truncate" translate="no">
          {address || previewTexts.noAddress}
        </span>
      )}
    </p>
  );
}
