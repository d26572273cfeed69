import { useBackCloses } from "@sitewright/app-kit/overlays";
import { Button } from "@sitewright/ui";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { usePreview } from "../../lib/preview/preview-store.ts";
import { DeviceChoice } from "./device-choice.tsx";
import { ownDevice } from "./devices.ts";
import { DownloadButton } from "./download-button.tsx";
import { goToField } from "./go-to-field.ts";
import { PageChoice } from "./page-choice.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { previewTexts } from "./texts.ts";

const closed = () => usePreview.setState({ isFullScreen: false });

/**
 * The site over the whole window, in the browser's own modal dialog: it traps the focus, closes on Escape and
 * restores the focus.
 */
export function FullScreenPreview() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [device, setDevice] = useState(ownDevice);
  const [news, setNews] = useState<ReactNode>("");
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useBackCloses(true, closed);
  const close = () => dialog.current?.close();
  const choose = (fieldId: string): void => {
    close();
    goToField(fieldId);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={closed}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col border-0 bg-paper p-0 text-ink open:flex"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-2 phone:px-s-5">
        <h2
          id={id}
          className="mr-s-2 font-display font-title text-[1.125rem] tracking-title max-phone:sr-only"
        >
          {previewTexts.title}
        </h2>
        <PageChoice />
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <DeviceChoice value={device} onChange={setDevice} />
          <span className="max-phone:hidden">
            <DownloadButton onNews={setNews} />
          </span>
          <Button variant="ghost" compact iconOnly aria-label={previewTexts.close} onClick={close}>
            <X aria-hidden="true" />
          </Button>
        </span>
      </div>
      <SiteFrame device={device} onChoose={choose} onEscape={close} className="min-h-0 flex-1 phone:m-s-4" />
      <p role="status" className="px-4 pb-2 text-ink-2 text-s empty:hidden phone:px-s-5">
        {news}
      </p>
    </dialog>
  );
}
