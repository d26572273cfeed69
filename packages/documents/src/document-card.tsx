import type { DocumentSummary } from "@sitewright/contracts";
import { Badge } from "@sitewright/ui";
import { DocumentIcon } from "@sitewright/ui/document-icon";
import { clsx } from "clsx";
import { lastChange, receiptText } from "./document-dates.ts";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";

interface DocumentCardProps {
  document: DocumentSummary;
  reader: Reader;
  /** It is open beside the list. */
  isOpen?: boolean;
  onOpen: () => void;
}

function ReadBadge({ document, reader }: Pick<DocumentCardProps, "document" | "reader">) {
  if (reader.mayManage)
    return <Badge tone={document.readAt ? "ok" : "neutral"}>{receiptText(document)}</Badge>;
  return reader.isClient && document.readAt === null ? <Badge tone="accent">{texts.isNew}</Badge> : null;
}

/** A document in the list: title, date, and whether it was read. */
export function DocumentCard({ document, reader, isOpen = false, onOpen }: DocumentCardProps) {
  const { title, description, fileName } = document;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isOpen ? "true" : undefined}
      className={clsx(
        "flex h-full w-full items-start gap-3 rounded-md border-[1.5px] p-s-4 text-left transition-[border-color]",
        isOpen
          ? "border-ink bg-raised shadow-[inset_0_0_0_1px_var(--ink)]"
          : "border-line bg-surface hover:border-line-strong",
      )}
    >
      <span className="pt-[.1em] text-[1.25rem] text-ink-2 leading-none">
        <DocumentIcon emoji={document.icon} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <span className="break-words font-display font-title text-[1.0625rem] leading-snug tracking-title">
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-3 text-s">
          {lastChange(document)}
          <ReadBadge document={document} reader={reader} />
        </span>
        {description !== "" && (
          <span className="line-clamp-3 break-words text-ink-2 text-s">{description}</span>
        )}
        {fileName !== null && <span className="wrap-anywhere text-ink-3 text-xs">{fileName}</span>}
      </span>
    </button>
  );
}
