import { Button } from "@sitewright/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { isNameTaken, outlineOf } from "../../lib/wizard/page-outline.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PageNameDialog } from "./page-name-dialog.tsx";
import { sitemapTexts as texts } from "./texts.ts";

function add(name: string): boolean {
  if (isNameTaken(outlineOf(useWizard.getState().onboarding), name)) return false;
  wizard.addPage(name);
  return true;
}

/** Asks for the name of another page. A blank name adds nothing. */
export function AddPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button compact onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" /> {texts.addPage}
      </Button>
      {isOpen && (
        <PageNameDialog
          title={texts.addPage}
          label={texts.addPagePrompt}
          confirm={texts.addPageConfirm}
          onName={add}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
