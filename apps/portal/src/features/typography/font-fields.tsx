import { fontRoles } from "@sitewright/spec-core/typography";
import { Button } from "@sitewright/ui";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { NameDialog } from "../../components/name-dialog.tsx";
import { useSaveDesign } from "../../components/saved-designs/use-design-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { RoleFields } from "./role-fields.tsx";
import { typographyTexts } from "./texts.ts";

/** The four text roles, each with its fields, and saving them under a name. */
export function FontFields({ uid }: { uid: string }) {
  const save = useSaveDesign(uid);
  const fonts = useWizard((state) => state.onboarding.fonts);
  const [isNaming, setIsNaming] = useState(false);
  return (
    <StepSection
      title={typographyTexts.yourFonts}
      action={
        <Button variant="ghost" compact className="-mr-[.8em]" onClick={() => setIsNaming(true)}>
          <Bookmark aria-hidden="true" /> {typographyTexts.save}
        </Button>
      }
    >
      <div className="border-line border-t">
        {fontRoles.map((role) => (
          <RoleFields key={role} role={role} />
        ))}
      </div>
      <NameDialog
        open={isNaming}
        onClose={() => setIsNaming(false)}
        onSave={(name) => save({ kind: "fonts", name, fonts })}
        title={typographyTexts.save}
        label={typographyTexts.nameLabel}
        hint={typographyTexts.nameHint}
      />
    </StepSection>
  );
}
