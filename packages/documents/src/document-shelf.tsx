import type { DocumentSummary } from "@sitewright/contracts";
import { Empty, Panel } from "@sitewright/ui";
import { useState } from "react";
import { DocumentCard } from "./document-card.tsx";
import { DocumentReader } from "./document-reader.tsx";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";

/** List and reader side by side. The first document opens automatically; after a deletion none is open. */
export function DocumentShelf({
  documents,
  reader,
}: {
  documents: readonly DocumentSummary[];
  reader: Reader;
}) {
  const [openId, setOpenId] = useState<string | null>(documents[0]?.id ?? null);
  const open = documents.find(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] items-start gap-s-6">
      <nav
        aria-label={texts.list}
        className="sticky top-s-4 max-h-[calc(100dvh-2rem)] overflow-y-auto p-1 -m-1"
      >
        <ul className="grid gap-3">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentCard
                document={document}
                reader={reader}
                isOpen={document.id === open?.id}
                onOpen={() => setOpenId(document.id)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <Panel className="min-h-[24rem] p-s-6">
        {open ? (
          <DocumentReader key={open.id} document={open} reader={reader} onDeleted={() => setOpenId(null)} />
        ) : (
          <Empty level={3} title={texts.selectTitle}>
            {texts.selectBody}
          </Empty>
        )}
      </Panel>
    </div>
  );
}
