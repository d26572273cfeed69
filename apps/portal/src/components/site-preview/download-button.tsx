import { Button } from "@sitewright/ui";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { fetchTexts } from "../../lib/fetch-failure/texts.ts";
import { fetchRemedy, needsReload, useReloadPage } from "../../lib/fetch-failure/use-fetch-failure.ts";
import { downloadSite } from "../../lib/preview/download-site.ts";
import { previewTexts } from "./texts.ts";

/** Shown beside the button, because the full-screen preview covers toasts. */
function Failed({ error }: { error: unknown }) {
  const reload = useReloadPage();
  return (
    <>
      {previewTexts.downloadFailed} {fetchRemedy(error)}{" "}
      {needsReload(error) && (
        <Button compact variant="line" onClick={reload}>
          {fetchTexts.reload}
        </Button>
      )}
    </>
  );
}

/** Downloads the site as it is now; its result is passed to `onNews`. */
export function DownloadButton({ onNews }: { onNews: (news: ReactNode) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    onNews("");
    try {
      await downloadSite();
      onNews(previewTexts.downloaded);
    } catch (error) {
      console.warn(error);
      onNews(<Failed error={error} />);
    }
    setIsBusy(false);
  };
  return (
    <Button variant="ghost" compact busy={isBusy} busyLabel={previewTexts.downloading} onClick={download}>
      <Download aria-hidden="true" /> {previewTexts.download}
    </Button>
  );
}
