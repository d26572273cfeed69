import { themeColorNames } from "@sitewright/spec-core/color";
import { Button } from "@sitewright/ui";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { NameDialog } from "../../components/name-dialog.tsx";
import { useSaveDesign } from "../../components/saved-designs/use-design-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { ColorRow } from "./color-row.tsx";
import { themeTexts } from "./texts.ts";

/** The seven colors in ruled rows, and saving them under a name. */
export function ColorRows({ uid }: { uid: string }) {
  const save = useSaveDesign(uid);
  const colors = useWizard((state) => state.onboarding.themeColors);
  const [isNaming, setIsNaming] = useState(false);
  return (
    <StepSection
      title={themeTexts.yourColors}
      action={
        <Button variant="ghost" compact className="-mr-[.8em]" onClick={() => setIsNaming(true)}>
          <Bookmark aria-hidden="true" /> {themeTexts.save}
        </Button>
      }
    >
      <p className="-mt-2 mb-s-4 text-ink-3 text-s">{themeTexts.lockHint}</p>
      <ul className="border-line border-t">
        {themeColorNames.map((name) => (
          <ColorRow key={name} uid={uid} name={name} />
        ))}
      </ul>
      <NameDialog
        open={isNaming}
        onClose={() => setIsNaming(false)}
        onSave={(name) => save({ kind: "palette", name, colors })}
        title={themeTexts.save}
        label={themeTexts.nameLabel}
        hint={themeTexts.nameHint}
      />
    </StepSection>
  );
}
