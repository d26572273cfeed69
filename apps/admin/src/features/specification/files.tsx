import { useServices } from "@sitewright/app-kit/services";
import { renderBundle } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";
import { Button } from "@sitewright/ui";
import { Download } from "lucide-react";
import { useMemo } from "react";

const bytes = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const sizeOf = (text: string): string => `${bytes.format(new Blob([text]).size / 1024)} kB`;

/** The files rendered from the specification, one by one. */
export function Files({ spec }: { spec: Spec }) {
  const { saveFile } = useServices();
  const files = useMemo(() => Object.entries(renderBundle(spec)), [spec]);
  const save = (path: string, content: string) =>
    saveFile({ name: path.split("/").at(-1) ?? path, content, type: "text/plain" });
  return (
    <ul className="max-w-[46rem] border-ink border-t-[1.5px]">
      {files.map(([path, text]) => (
        <li key={path} className="flex items-center gap-3 border-line border-b py-[.3rem]">
          <span className="mr-auto min-w-0 font-[600] [overflow-wrap:anywhere]">{path}</span>
          <span className="flex-none text-ink-3 text-xs tabular-nums">{sizeOf(text)}</span>
          <Button
            variant="ghost"
            iconOnly
            compact
            aria-label={`Download ${path}`}
            onClick={() => save(path, text)}
          >
            <Download aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
