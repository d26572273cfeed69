import "./print.css";
import { brand } from "@sitewright/brand";
import type { DocumentSummary } from "@sitewright/contracts";
import { Button, ButtonLink, Empty, Skeleton } from "@sitewright/ui";
import { DocumentIcon } from "@sitewright/ui/document-icon";
import { Markdown } from "@sitewright/ui/markdown";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Download, Printer } from "lucide-react";
import { DeleteDocument } from "./delete-document.tsx";
import { lastChange, receiptText } from "./document-moments.ts";
import { documentQuery, useReceipt } from "./documents-query.ts";
import type { Reader } from "./reading.ts";
import { documentsTexts as texts } from "./texts.ts";

interface DocumentReaderProps {
  document: DocumentSummary;
  reader: Reader;
  /** The title stands above already; on paper it does not. */
  isTitled?: boolean;
  onDeleted: () => void;
}

function Unavailable() {
  return (
    <Empty
      level={3}
      title={texts.unavailableTitle}
      action={
        <ButtonLink variant="ink" href={`mailto:${brand.contact.supportEmail}`}>
          {texts.contactSupport}
        </ButtonLink>
      }
    >
      {texts.unavailableBody}
    </Empty>
  );
}

function Content({ document, reader }: Pick<DocumentReaderProps, "document" | "reader">) {
  const { data, isPending, isError, refetch } = useQuery(documentQuery(document));
  useReceipt(document, reader.isClient && typeof data?.content === "string");
  if (isPending) return <Skeleton lines={6} label={texts.loading} />;
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-s-4">
        <Markdown content={`# ${texts.failedTitle}\n\n${texts.failedBody}`} />
        <Button variant="ink" onClick={() => refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  return data.content === null ? <Unavailable /> : <Markdown content={data.content} />;
}

/** What a print begins with: whose paper this is. */
function Letterhead({ document }: { document: DocumentSummary }) {
  return (
    <p className="hidden print:block">
      {brand.agencyName} · {brand.contact.email} · {lastChange(document)}
    </p>
  );
}

/** A document to read, print and take along; administrators see when it was read and can delete it. */
export function DocumentReader({ document, reader, isTitled = false, onDeleted }: DocumentReaderProps) {
  const { title, description, icon, fileName, fileUrl, hasContent } = document;
  return (
    <article data-print aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-s-5">
      <header className="grid gap-2 border-line border-b pb-s-4">
        <Letterhead document={document} />
        <h3
          className={clsx(
            "items-start gap-3 font-display font-headline text-[1.75rem] leading-[1.12] tracking-[-.025em]",
            isTitled ? "hidden print:flex" : "flex",
          )}
        >
          <DocumentIcon emoji={icon} className="mt-[.12em] text-ink-2 print:hidden" />
          <span className="min-w-0 break-words">{title}</span>
        </h3>
        {description !== "" && <p className="max-w-measure break-words text-ink-2">{description}</p>}
        <p className="flex flex-wrap gap-x-s-4 gap-y-1 text-ink-3 text-s print:hidden">
          <span>{lastChange(document)}</span>
          {fileName !== null && <span className="break-all">{fileName}</span>}
          {reader.mayManage && <span>{receiptText(document)}</span>}
        </p>
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          {hasContent && (
            <Button compact onClick={() => window.print()}>
              <Printer aria-hidden="true" /> {texts.print}
            </Button>
          )}
          {fileUrl !== null && (
            <ButtonLink compact href={fileUrl} download>
              <Download aria-hidden="true" /> {texts.download}
            </ButtonLink>
          )}
          {reader.mayManage && <DeleteDocument document={document} onDeleted={onDeleted} />}
        </div>
      </header>
      <Content document={document} reader={reader} />
    </article>
  );
}
