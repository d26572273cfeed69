import { forgetChosen } from "@sitewright/app-kit/chosen-file";
import { useFieldControl } from "@sitewright/ui";
import { FileArchive, Upload } from "lucide-react";

/**
 * Chooses an archive by click, keyboard or drop. The native file input covers it invisibly: it receives dropped files
 * and announces the chosen one to screen readers.
 */
export function SiteChoice({ file, onChoose }: { file: File | null; onChoose: (file: File | null) => void }) {
  const wired = useFieldControl({});
  const Icon = file ? FileArchive : Upload;
  return (
    <div className="relative flex min-h-control flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm border-[1.5px] border-line-strong border-dashed bg-raised px-[.75em] py-s-4 text-control leading-snug transition-[border-color] hover:border-ink has-aria-invalid:border-bad has-aria-invalid:shadow-[inset_3px_0_0_var(--bad)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        {...wired}
        type="file"
        accept=".zip,application/zip"
        // Emptied before a file is chosen again: the same one would fire no event.
        onClick={(event) => {
          forgetChosen(event);
          onChoose(null);
        }}
        onDrop={forgetChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      <Icon aria-hidden="true" className="flex-none text-ink-2" />
      <span className="wrap-anywhere min-w-0 flex-1 basis-40 font-label">
        {file ? file.name : "Choose a ZIP archive, or drop one here"}
      </span>
      {file && <span className="flex-none text-ink-2 text-s underline">Choose another</span>}
    </div>
  );
}
