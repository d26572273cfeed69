import { ProgressBar } from "@sitewright/ui";
import type { UploadCategory } from "../../lib/uploads/file-rules.ts";
import { useUploadQueue } from "../../lib/uploads/uploads.ts";
import { uploadTexts } from "../../texts/uploads.ts";

/** A progress bar for each file of a category that is on its way; gone a second after the batch. */
export function UploadRows({ category }: { category: UploadCategory }) {
  const items = useUploadQueue((state) => state.items);
  const mine = items.filter((item) => item.category === category);
  return (
    <>
      {mine.length > 0 && (
        <ul className="grid gap-3">
          {mine.map((item) => (
            <li key={item.id}>
              <ProgressBar percent={item.percent} label={uploadTexts.uploading(item.name)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {mine
          .filter((item) => item.phase === "stored")
          .map((item) => uploadTexts.stored(item.name))
          .join(". ")}
      </p>
    </>
  );
}
