import { Select } from "@sitewright/ui";
import { preview } from "../../lib/preview/preview.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { previewTexts } from "./texts.ts";

/** Chooses the page of the site to show. */
export function PageChoice() {
  const pages = usePreview((state) => state.drawn?.pages);
  const file = usePreview((state) => state.file);
  return (
    <Select
      aria-label={previewTexts.page}
      className="min-w-[8rem] flex-1 phone:max-w-[16rem] [--control:38px] touch:[--control:44px]"
      value={file}
      disabled={pages === undefined}
      onChange={(event) => preview.open(event.currentTarget.value)}
    >
      {(pages ?? [{ file, name: previewTexts.drawing }]).map((page) => (
        <option key={page.file} value={page.file}>
          {page.name}
        </option>
      ))}
    </Select>
  );
}
