import { brand } from "@sitewright/brand";
import { Badge, Button } from "@sitewright/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { ndaText, ndaVersion } from "./nda.ts";
import { NdaDialog } from "./nda-dialog.tsx";
import { legalTexts } from "./texts.ts";

const text = ndaText(brand.agencyName);

/** What the agreement says in three lines, the whole of it in a dialog, and its acceptance. */
export function NdaAcceptance() {
  const isAccepted = useWizard((state) => state.onboarding.formData.ndaAccepted);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => wizard.updateForm({ ndaAccepted: !isAccepted });
  return (
    <StepSection
      title={legalTexts.nda}
      action={
        <span role="status">
          <Badge tone={isAccepted ? "ok" : "neutral"}>
            {isAccepted && <Check aria-hidden="true" />}
            {isAccepted ? legalTexts.accepted : legalTexts.notAccepted}
          </Badge>
        </span>
      }
    >
      <ul className="grid gap-2 border-line border-y py-s-4">
        {legalTexts.ndaSummary.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li className="text-ink-3 text-s">{legalTexts.versionLabel(ndaVersion)}</li>
      </ul>
      <div className="mt-s-4 flex flex-wrap gap-3">
        <Button onClick={() => setIsOpen(true)}>{legalTexts.read}</Button>
        <Button variant={isAccepted ? "line" : "ink"} onClick={toggle}>
          {isAccepted ? legalTexts.withdraw : legalTexts.accept}
        </Button>
      </div>
      <NdaDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        text={text}
        isAccepted={isAccepted}
        onToggle={toggle}
      />
    </StepSection>
  );
}
