import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { Badge, Button, buttonClass } from "@sitewright/ui";
import { FileText, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { categoryOf, fileSizeText, hasThumbnail } from "../../lib/uploads/file-rules.ts";
import { uploadTexts } from "../../lib/uploads/texts.ts";
import { isUnderWay } from "../../lib/uploads/upload-queue.ts";
import { uploads, useUploadQueue } from "../../lib/uploads/uploads.ts";
import { focusNeighbor } from "../chrome/focus-neighbor.ts";
import { useAccept } from "./use-accept.ts";
import { useFileAddress } from "./use-file-address.ts";

function Picture({ file, url }: { file: UploadedFile; url: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = url !== "" && url === brokenUrl;
  return (
    <div className="grid aspect-[4/3] grid-rows-1 place-items-center overflow-hidden rounded-sm border border-line bg-sunken">
      {hasThumbnail(file.name) && url !== "" && !isBroken ? (
        <img src={url} alt="" onError={() => setBrokenUrl(url)} className="size-full object-contain" />
      ) : (
        <div className="grid justify-items-center gap-1">
          <FileText aria-hidden="true" className="text-[1.75rem] text-ink-3" />
          {isBroken && <p className="text-ink-2 text-xs">{uploadTexts.noPreview}</p>}
        </div>
      )}
    </div>
  );
}

/** This browser does not have the file's bytes: they are on another device, or have to be chosen again. */
function ChooseAgain({ file }: { file: UploadedFile }) {
  const accept = useAccept(categoryOf(file));
  const [fault, setFault] = useState<string | null>(null);
  const send = async (chosen: File): Promise<void> => {
    const judged = await uploads.check(chosen, categoryOf(file));
    if (judged.verdict === "send") await uploads.retry(file, judged.file);
    else setFault(judged.error);
  };
  return (
    <>
      <label
        className={buttonClass({
          compact: true,
          className: "mt-1 focus-within:outline-3 focus-within:outline-focus",
        })}
      >
        <input
          type="file"
          accept={accept}
          className="sr-only"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) void send(chosen);
          }}
        />
        {uploadTexts.chooseAgain}
        <span className="sr-only">: {file.name}</span>
      </label>
      <div role="status">{fault && <p className="text-bad text-xs leading-snug">{fault}</p>}</div>
    </>
  );
}

function NotUploaded({ file, isLost }: { file: UploadedFile; isLost: boolean }) {
  const fault = useUploadQueue((state) => state.faults[file.id]);
  const isSending = useUploadQueue((state) =>
    state.items.some(({ id, phase }) => id === file.id && isUnderWay({ phase })),
  );
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone="bad">{uploadTexts.notUploaded}</Badge>
      {(fault || isLost) && (
        <p className="text-ink-2 text-xs leading-snug">{fault ?? uploadTexts.chooseAgainHint}</p>
      )}
      {isLost ? (
        <ChooseAgain file={file} />
      ) : (
        <Button
          compact
          busy={isSending}
          busyLabel={uploadTexts.retrying}
          className="mt-1"
          onClick={() => uploads.retry(file)}
        >
          {uploadTexts.retry}
          <span className="sr-only">: {file.name}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * An uploaded file: its picture where the file ending is a picture's, its name and size, Remove, and, while
 * it has not reached the server, 'Not uploaded' with Retry. `children` are rendered below.
 */
export function FileTile({ file, children }: { file: UploadedFile; children?: ReactNode }) {
  const { url, isLost } = useFileAddress(file);
  return (
    <li className="grid content-start gap-2">
      <Picture file={file} url={url} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
        <div className="min-w-0">
          <p className="wrap-anywhere line-clamp-3 font-label text-s leading-snug">{file.name}</p>
          <p className="text-ink-3 text-xs tabular-nums">{fileSizeText(file.size)}</p>
        </div>
        <Button
          variant="ghost"
          compact
          iconOnly
          aria-label={uploadTexts.remove(file.name)}
          data-act="remove"
          onClick={(event) => {
            focusNeighbor(event.currentTarget);
            uploads.remove(file);
          }}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {file.isTemporary && <NotUploaded file={file} isLost={isLost} />}
      {children}
    </li>
  );
}
