import { useBackCloses } from "@sitewright/app-kit/overlays";
import type { DocumentSummary } from "@sitewright/contracts";
import { Dialog } from "@sitewright/ui";
import { useState } from "react";
import { DocumentCard } from "./document-card.tsx";
import { DocumentReader } from "./document-reader.tsx";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";

/** Documents as cards, and above them the opened document, full-screen. */
export function DocumentGrid({
  documents,
  listed,
  reader,
}: {
  documents: readonly DocumentSummary[];
  /** The documents that match the search; the open one may not be among them. */
  listed: readonly DocumentSummary[];
  reader: Reader;
}) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = documents.find(({ id }) => id === openId);
  const close = (): void => setOpenId(null);
  useBackCloses(open !== undefined, close);
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 phone:grid-cols-2">
        {listed.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document} reader={reader} onOpen={() => setOpenId(document.id)} />
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          open
          size="full"
          onOpenChange={(next) => !next && close()}
          title={open.title}
          closeLabel={texts.close}
        >
          <DocumentReader document={open} reader={reader} isTitled onDeleted={close} />
        </Dialog>
      )}
    </>
  );
}
