import type { DocumentSummary } from "@sitewright/contracts";
import { Empty, Panel } from "@sitewright/ui";
import { useRef, useState } from "react";
import { DocumentCard } from "./document-card.tsx";
import { DocumentReader } from "./document-reader.tsx";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";

/** List and reader side by side. The first document opens automatically; after a deletion none is open. */
export function DocumentShelf({
  documents,
  listed,
  reader,
}: {
  documents: readonly DocumentSummary[];
  /** The documents that match the search; the open one may not be among them. */
  listed: readonly DocumentSummary[];
  reader: Reader;
}) {
  const [openId, setOpenId] = useState<string | null>(documents[0]?.id ?? null);
  const panel = useRef<HTMLDivElement>(null);
  /** A document begins at its top, also where the one before it was scrolled. */
  const show = (id: string): void => {
    setOpenId(id);
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
  };
  const open = documents.find(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] items-start gap-s-6">
      <nav
        aria-label={texts.list}
        className="sticky top-s-4 max-h-[calc(100dvh-2rem)] overflow-y-auto p-1 -m-1"
      >
        <ul className="grid gap-3">
          {listed.map((document) => (
            <li key={document.id}>
              <DocumentCard
                document={document}
                reader={reader}
                isOpen={document.id === open?.id}
                onOpen={() => show(document.id)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <Panel ref={panel} className="min-h-[24rem] scroll-mt-s-4 p-s-6">
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
