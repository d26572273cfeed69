import { useBackCloses } from "@sitewright/app-kit/overlays";
import { ndaVersion } from "@sitewright/brand/nda";
import { Button, buttonClass, Dialog } from "@sitewright/ui";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { type NdaSection, ndaSections } from "./nda-sections.ts";
import { legalTexts } from "./texts.ts";

export interface NdaDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly text: string;
  readonly isAccepted: boolean;
  readonly onToggle: () => void;
}

/** An object URL for downloading the text; revoked on unmount. */
function useTextAddress(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  return address;
}

function Section({ title, lines }: NdaSection) {
  return (
    <section>
      {title !== "" && (
        <h3 className="mb-1.5 font-display font-title text-[1.0625rem] tracking-title">{title}</h3>
      )}
      {lines.map((line) => (
        <p key={line} className={/^\([a-z]\) /.test(line) ? "-indent-[1.4em] pl-[2.6em]" : undefined}>
          {line}
        </p>
      ))}
    </section>
  );
}

/** The whole agreement to read, download, accept or withdraw from. */
export function NdaDialog({ open, onOpenChange, text, isAccepted, onToggle }: NdaDialogProps) {
  const [heading, ...sections] = ndaSections(text);
  const address = useTextAddress(text);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      initialFocus="title"
      title={heading?.title ?? legalTexts.nda}
      description={heading?.lines[0]}
      closeLabel={legalTexts.close}
      actions={
        <>
          <a
            href={address}
            download={`nda-${ndaVersion}.txt`}
            className={buttonClass({ variant: "ghost", className: "-ml-control-x mr-auto" })}
          >
            <Download aria-hidden="true" /> {legalTexts.download}
          </a>
          <Button
            variant={isAccepted ? "line" : "primary"}
            onClick={() => {
              onToggle();
              onOpenChange(false);
            }}
          >
            {isAccepted ? legalTexts.withdraw : legalTexts.accept}
          </Button>
        </>
      }
    >
      <div className="wrap-anywhere grid max-w-measure gap-s-4 text-[.9375rem] leading-body">
        {sections.map((section) => (
          <Section key={section.title || section.lines[0]} {...section} />
        ))}
      </div>
    </Dialog>
  );
}
