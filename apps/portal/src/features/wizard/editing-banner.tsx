import { Button, Note } from "@sitewright/ui";
import { work } from "../../lib/saving/work.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { chromeTexts } from "../../texts/chrome.ts";

async function stopEditing(): Promise<void> {
  if (await work.flush()) await work.leaveProject();
}

/** Says that a stored project is being edited, and how that ends. */
export function EditingBanner() {
  const isEditing = useWizard((state) => state.editing !== null);
  if (!isEditing) return null;
  return (
    <Note tone="warn" className="desk:items-center rounded-none! px-gutter! desk:px-s-5!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{chromeTexts.editingBanner}</p>
        <Button compact variant="line" onClick={stopEditing}>
          {chromeTexts.stopEditing}
        </Button>
      </div>
    </Note>
  );
}
