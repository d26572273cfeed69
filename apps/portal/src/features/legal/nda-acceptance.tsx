import { ndaVersion } from "@sitewright/brand/nda";
import { Badge, Button, Note, PressShield } from "@sitewright/ui";
import { Check, CloudOff } from "lucide-react";
import { useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { NdaDialog } from "./nda-dialog.tsx";
import { NdaRecordLine } from "./nda-record-line.tsx";
import { legalTexts } from "./texts.ts";
import { shownNda, useNda } from "./use-nda.ts";

/** The agreement in three lines, its full text in a dialog, its acceptance, and the record of that. */
export function NdaAcceptance({ uid }: { uid: string }) {
  const { status, isAccepted, records, isUnreachable, retry, toggle } = useNda(uid);
  const [isOpen, setIsOpen] = useState(false);
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
        <span className="relative grid">
          <Button id="formData.ndaAccepted" variant={isAccepted ? "line" : "ink"} onClick={toggle}>
            {isAccepted ? legalTexts.withdraw : legalTexts.accept}
          </Button>
          <PressShield of={isAccepted ? "accepted" : "open"} />
        </span>
      </div>
      <NdaRecordLine status={status} records={records} />
      {isUnreachable && (
        <Note tone="warn" role="status" icon={<CloudOff aria-hidden="true" />} className="mt-s-4">
          {legalTexts.recordsUnreachable}{" "}
          <Button variant="ghost" compact onClick={() => void retry()}>
            {legalTexts.retry}
          </Button>
        </Note>
      )}
      <NdaDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        text={shownNda}
        isAccepted={isAccepted}
        onToggle={toggle}
      />
    </StepSection>
  );
}
