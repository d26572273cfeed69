import { useBackCloses } from "@sitewright/app-kit/overlays";
import { UPLOAD_MAX_BYTES } from "@sitewright/contracts";
import { Button, Dialog, Spinner } from "@sitewright/ui";
import { useEffect, useState } from "react";
import type { MakeResult } from "../../lib/pictures/picture-maker.ts";
import { convertedName, convertToAccepted } from "../../lib/uploads/convert-picture.ts";
import { rejectionTexts } from "../../lib/uploads/type-texts.ts";
import { shrinkTexts as texts } from "./shrink-texts.ts";

interface ShrinkQuestionProps {
  /** Photographs above the limit. */
  files: readonly File[];
  /** Formats a size. Passed in, since its code is part of the first screen's. */
  sizeText: (sizeBytes: number) => string;
  /** Called with the files to upload, and a message for each one that is left out. */
  onAnswer: (smaller: File[], left: string[]) => void;
}

/** The result for each file by its index, as soon as it is known. */
function useSmaller(files: readonly File[]): readonly (MakeResult | undefined)[] {
  const [results, setResults] = useState<ReadonlyMap<File, MakeResult>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    for (const file of files)
      void convertToAccepted(file).then((result) => {
        if (isCurrent) setResults((known) => new Map(known).set(file, result));
      });
    return () => {
      isCurrent = false;
    };
  }, [files]);
  return files.map((file) => results.get(file));
}

function Outcome({
  result,
  sizeText,
}: { result: MakeResult | undefined } & Pick<ShrinkQuestionProps, "sizeText">) {
  if (result === undefined)
    return (
      <span className="inline-flex items-center gap-2 text-ink-3">
        <Spinner /> {texts.working}
      </span>
    );
  if (typeof result === "string") return <span className="font-nav text-bad">{texts.failed[result]}</span>;
  return (
    <span className="tabular-nums">{texts.becomes({ ...result, size: sizeText(result.blob.size) })}</span>
  );
}

/**
 * Asks once, for all photographs above the limit, whether to make them smaller; shows the resulting sizes,
 * computed while the question is open.
 */
export function ShrinkQuestion({ files, sizeText, onAnswer }: ShrinkQuestionProps) {
  const results = useSmaller(files);
  const isReady = results.every((result) => result !== undefined);
  const smaller = files.flatMap((file, index) => {
    const made = results[index];
    if (made === undefined || typeof made === "string") return [];
    return [new File([made.blob], convertedName(file.name, made.blob), { type: made.blob.type })];
  });
  const leave = (isWanted: boolean): void =>
    onAnswer(
      isWanted ? smaller : [],
      files.flatMap((file, index) => {
        const made = results[index];
        if (typeof made === "string") return [rejectionTexts.why(file.name, texts.failed[made])];
        return isWanted ? [] : [texts.leftOut(file.name)];
      }),
    );
  useBackCloses(true, () => leave(false));
  // Photographs that cannot be opened can only be left out.
  const isAsked = !isReady || smaller.length > 0;
  const [first] = files;
  const limit = sizeText(UPLOAD_MAX_BYTES);
  const fault =
    files.length === 1 && first ? texts.one(sizeText(first.size), limit) : texts.several(files.length, limit);
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => !open && leave(false)}
      title={texts.title(files.length)}
      description={isAsked ? `${fault} ${texts.ask(files.length)}` : fault}
      actions={
        <>
          <Button onClick={() => leave(false)}>{texts.leave(files.length)}</Button>
          {isAsked && (
            <Button variant="primary" busy={!isReady} busyLabel={texts.working} onClick={() => leave(true)}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        <ul className="grid border-line border-t">
          {files.map((file, index) => (
            <li key={`${index}-${file.name}`} className="grid gap-0.5 border-line border-b py-2 text-s">
              <span className="wrap-anywhere font-label">{file.name}</span>
              <span className="text-ink-2">
                {sizeText(file.size)} → <Outcome result={results[index]} sizeText={sizeText} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
