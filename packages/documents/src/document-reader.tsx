import "@sitewright/ui/print-part.css";
import { brand } from "@sitewright/brand";
import type { DocumentSummary } from "@sitewright/contracts";
import { Button, ButtonLink } from "@sitewright/ui";
import { DocumentIcon } from "@sitewright/ui/document-icon";
import { clsx } from "clsx";
import { ChevronDown, Download, Printer } from "lucide-react";
import { useId, useState } from "react";
import { DeleteDocument } from "./delete-document.tsx";
import { CurrentContent } from "./document-content.tsx";
import { lastChange, receiptText } from "./document-dates.ts";
import { OldVersion, VersionList } from "./document-versions.tsx";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";

interface DocumentReaderProps {
  document: DocumentSummary;
  reader: Reader;
  /** The title is shown above already, except in print. */
  isTitled?: boolean;
  onDeleted: () => void;
}

/** The head of a print: the client and the document. */
function Letterhead({ document }: { document: DocumentSummary }) {
  return (
    <p className="hidden print:block">
      {brand.agencyName} · {brand.contact.email} · {lastChange(document)}
    </p>
  );
}

function Title({ document, isTitled }: { document: DocumentSummary; isTitled: boolean }) {
  const { title, icon, description } = document;
  return (
    <>
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
    </>
  );
}

/** The listed versions and the one shown; null is the newest, which the client sees. */
function useVersions() {
  const [isListed, setIsListed] = useState(false);
  const [older, setOlder] = useState<number | null>(null);
  return { isListed, toggle: () => setIsListed((was) => !was), older, setOlder, listId: useId() };
}

type Versions = ReturnType<typeof useVersions>;
type Part = Pick<DocumentReaderProps, "document" | "reader"> & { versions: Versions };

function Actions({ document, reader, versions, onDeleted }: Part & { onDeleted: () => void }) {
  const { hasContent, fileUrl, version } = document;
  const { isListed, toggle, older, listId } = versions;
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden print:hidden">
      {hasContent && older === null && (
        <Button compact onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {texts.print}
        </Button>
      )}
      {fileUrl !== null && (
        <ButtonLink compact href={fileUrl} download>
          <Download aria-hidden="true" /> {texts.download}
        </ButtonLink>
      )}
      {reader.mayManage && (
        <>
          <Button compact aria-expanded={isListed} aria-controls={listId} onClick={toggle}>
            {texts.versions(version)}
            <ChevronDown
              aria-hidden="true"
              className={clsx("transition-transform", isListed && "rotate-180")}
            />
          </Button>
          <DeleteDocument document={document} onDeleted={onDeleted} />
        </>
      )}
    </div>
  );
}

function List({ document, reader, versions }: Part) {
  const { isListed, older, setOlder, listId } = versions;
  const { version } = document;
  return (
    <div id={listId} hidden={!isListed} className="mt-2 print:hidden">
      {isListed && (
        <VersionList
          document={document}
          reader={reader}
          shown={older ?? version}
          onShow={(next) => setOlder(next === version ? null : next)}
        />
      )}
    </div>
  );
}

/** A document to read, print and download; administrators see who read which version when, and can delete it. */
export function DocumentReader({ document, reader, isTitled = false, onDeleted }: DocumentReaderProps) {
  const { title, fileName } = document;
  const versions = useVersions();
  const { older, setOlder } = versions;
  const part = { document, reader, versions };
  return (
    <article
      data-print
      aria-label={title}
      className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-s-5 print:max-w-none"
    >
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b pb-s-4">
        <Letterhead document={document} />
        <Title document={document} isTitled={isTitled} />
        <p className="flex flex-wrap gap-x-s-4 gap-y-1 text-ink-3 text-s print:hidden">
          <span>{lastChange(document)}</span>
          {fileName !== null && <span className="wrap-anywhere">{fileName}</span>}
          {reader.mayManage && <span>{receiptText(document)}</span>}
        </p>
        <Actions {...part} onDeleted={onDeleted} />
        {reader.mayManage && <List {...part} />}
      </header>
      {older === null ? (
        <CurrentContent document={document} isOpenedByClient={reader.isClient} />
      ) : (
        <OldVersion
          document={document}
          version={older}
          clientName={reader.clientName}
          onLeave={() => setOlder(null)}
        />
      )}
    </article>
  );
}
