import { Button, FieldMessage, ProgressBar } from "@sitewright/ui";
import { FileText } from "lucide-react";
import { useState } from "react";
import type { UploadCategory } from "../../lib/uploads/file-rules.ts";
import { uploadTexts } from "../../lib/uploads/texts.ts";
import { isUnderWay, type UploadItem } from "../../lib/uploads/upload-queue.ts";
import { uploads, useUploadQueue } from "../../lib/uploads/uploads.ts";
import { focusNeighbor } from "../chrome/focus-neighbor.ts";

function Picture({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="grid size-11 place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-ink-3">
      {url === "" || isBroken ? (
        <FileText aria-hidden="true" />
      ) : (
        <img src={url} alt="" onError={() => setIsBroken(true)} className="size-full object-cover" />
      )}
    </span>
  );
}

function Row({ item: { id, name, percent, phase, previewUrl } }: { item: UploadItem }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-line border-b py-2">
      <Picture url={previewUrl} />
      <ProgressBar
        percent={percent}
        label={phase === "preparing" ? uploadTexts.preparing(name) : uploadTexts.uploading(name)}
      />
      {isUnderWay({ phase }) && (
        <Button
          variant="ghost"
          compact
          aria-label={uploadTexts.cancelUpload(name)}
          data-act="cancel"
          onClick={(event) => {
            focusNeighbor(event.currentTarget);
            uploads.cancel(id);
          }}
        >
          {uploadTexts.cancel}
        </Button>
      )}
    </li>
  );
}

/** Each file of a category in the queue: its picture, its progress, Cancel. Removed a second after the batch. */
export function UploadRows({ category }: { category: UploadCategory }) {
  const items = useUploadQueue((state) => state.items);
  const left = useUploadQueue((state) => state.rejected);
  const mine = items.filter((item) => item.category === category);
  return (
    <>
      {mine.length > 0 && (
        <ul className="border-line border-t">
          {mine.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      <div role="status" className="grid gap-1">
        {left
          .filter((file) => file.category === category)
          .map(({ id, fault }) => (
            <FieldMessage key={id} id={`${id}-left`} error={fault} />
          ))}
      </div>
      <p role="status" className="sr-only">
        {mine
          .filter((item) => item.phase === "stored")
          .map((item) => uploadTexts.stored(item.name))
          .join(". ")}
      </p>
    </>
  );
}
