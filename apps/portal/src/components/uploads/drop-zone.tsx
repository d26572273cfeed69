import { later } from "@sitewright/app-kit/later";
import { limits } from "@sitewright/spec-core/onboarding";
import { FieldMessage, useFieldControl } from "@sitewright/ui";
import { clsx } from "clsx";
import { Upload } from "lucide-react";
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react";
import { fileSizeText, type UploadCategory } from "../../lib/uploads/file-rules.ts";
import { uploadTexts } from "../../lib/uploads/texts.ts";
import { uploads } from "../../lib/uploads/uploads.ts";
import { useAccept } from "./use-accept.ts";
import { usePaste } from "./use-paste.ts";

export interface DropZoneProps {
  category: UploadCategory;
  /** The instruction, for example "Drop your logo here, or choose files". */
  label: ReactNode;
  /** The accepted types, for example "PNG, JPG, GIF up to 10MB". */
  hint: ReactNode;
  /** Called with the files that passed the check. */
  onFiles: (files: File[]) => void;
  id?: string;
}

const ShrinkQuestion = later(() => import("./shrink-question.tsx").then((module) => module.ShrinkQuestion));

/**
 * Takes files that are dropped on it, chosen by click or keyboard, or pasted anywhere on its step. Rejected ones are
 * listed below.
 */
export function DropZone({ category, label, hint, onFiles, id }: DropZoneProps) {
  const made = useId();
  const inputId = id ?? made;
  const [isOver, setIsOver] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const accept = useAccept(category);
  const wired = useFieldControl({ id: inputId });

  const [large, setLarge] = useState<readonly File[]>([]);
  const take = async (files: readonly File[]): Promise<void> => {
    const judged = await Promise.all(files.map((file) => uploads.check(file, category)));
    const room = Math.max(0, uploads.freeSlots());
    const fine = judged.filter((found) => found.verdict !== "reject");
    const taken = fine.slice(0, room);
    const rest = fine.slice(room).map(({ file }) => uploadTexts.tooMany(file.name, limits.filesMax));
    setFaults([...judged.flatMap((found) => (found.verdict === "reject" ? [found.error] : [])), ...rest]);
    setLarge(taken.flatMap(({ verdict, file }) => (verdict === "shrink" ? [file] : [])));
    const ready = taken.flatMap(({ verdict, file }) => (verdict === "send" ? [file] : []));
    if (ready.length > 0) onFiles(ready);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    void take(Array.from(event.target.files ?? []));
    event.target.value = ""; // so that the same file can be chosen again
  };
  usePaste((files) => void take(files));
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setIsOver(is);
  };

  return (
    <div className="grid gap-2">
      <label
        htmlFor={inputId}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void take(Array.from(event.dataTransfer.files));
        }}
        className={clsx(
          "grid cursor-pointer justify-items-center gap-1.5 rounded-md border-[1.5px] border-dashed px-s-4 py-s-6 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
          isOver ? "border-ink bg-sunken" : "border-line-strong bg-raised hover:border-ink",
        )}
      >
        <input {...wired} type="file" multiple accept={accept} onChange={choose} className="sr-only" />
        <Upload aria-hidden="true" className="text-ink-2" />
        <span className="font-label">{isOver ? uploadTexts.dropHere : label}</span>
        <span className="text-ink-3 text-s">{hint}</span>
        {category !== "document" && (
          <span className="text-ink-3 text-s max-phone:hidden">{uploadTexts.paste}</span>
        )}
      </label>
      <div role="status" className="grid gap-1">
        {faults.map((fault, index) => (
          <FieldMessage key={fault} id={`${inputId}-fault-${index}`} error={fault} />
        ))}
      </div>
      {large.length > 0 && (
        <ShrinkQuestion
          files={large}
          sizeText={fileSizeText}
          onAnswer={(smaller, left) => {
            setLarge([]);
            setFaults((found) => [...found, ...left]);
            if (smaller.length > 0) onFiles(smaller);
          }}
        />
      )}
    </div>
  );
}
