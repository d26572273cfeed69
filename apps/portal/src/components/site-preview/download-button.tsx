import { Button } from "@sitewright/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadSite } from "../../lib/preview/download-site.ts";
import { previewTexts } from "./texts.ts";

/** Downloads the site as it is now; its result is passed to `onNews`. */
export function DownloadButton({ onNews }: { onNews: (news: string) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    onNews("");
    try {
      await downloadSite();
      onNews(previewTexts.downloaded);
    } catch (error) {
      console.warn(error);
      onNews(previewTexts.downloadFailed);
    }
    setIsBusy(false);
  };
  return (
    <Button variant="ghost" compact busy={isBusy} busyLabel={previewTexts.downloading} onClick={download}>
      <Download aria-hidden="true" /> {previewTexts.download}
    </Button>
  );
}
