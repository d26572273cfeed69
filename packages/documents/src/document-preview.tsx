import { Markdown } from "@sitewright/ui/markdown";
import { clsx } from "clsx";
import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { documentsTexts as texts } from "./documents-texts.ts";

/** The text of the chosen file, for the preview only. */
export function useFileText(file: File | null, onUnreadable: () => void): string {
  const refuse = useEffectEvent(onUnreadable);
  const [read, setRead] = useState<{ file: File; text: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    file?.text().then(
      (text) => isCurrent && setRead({ file, text }),
      () => isCurrent && refuse(),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read?.file === file ? (read?.text ?? "") : "";
}

/** The document as the client will see it; deferred, so that typing stays responsive. */
export function Preview({
  content,
  empty,
  className,
}: {
  content: string;
  /** Shown while there is no text. */
  empty: string;
  className: string;
}) {
  const settled = useDeferredValue(content);
  return (
    <section aria-label={texts.preview} className="grid content-start gap-2">
      <h3 className="font-label text-s">{texts.preview}</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable
        tabIndex={0}
        className={clsx("overflow-y-auto rounded-sm border border-line bg-surface p-s-4", className)}
      >
        {settled.trim() === "" ? (
          <p className="text-ink-3 text-s">{empty}</p>
        ) : (
          <Markdown content={settled} texts={texts.reading} />
        )}
      </div>
    </section>
  );
}
