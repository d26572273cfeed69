import { hasDraft } from "@sitewright/app-kit/form-draft";
import { useMediaQuery } from "@sitewright/app-kit/media-query";
import type { DocumentSummary } from "@sitewright/contracts";
import { Button, Empty, Note, Skeleton } from "@sitewright/ui";
import { Upload } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { DocumentGrid } from "./document-grid.tsx";
import { DocumentSearch } from "./document-search.tsx";
import { DocumentShelf } from "./document-shelf.tsx";
import { useDocuments } from "./documents-query.ts";
import { documentsTexts as texts } from "./documents-texts.ts";
import { draftName } from "./new-document.ts";
import type { Reader } from "./reader.ts";
import { searchDocuments } from "./search-documents.ts";
import { UploadDialog } from "./upload-dialog.tsx";

/** The width from which list and reader are side by side. */
const wide = "(min-width: 1024px)";

export interface ClientDocumentsProps {
  clientId: string;
  reader: Reader;
}

function NoDocuments({ mayManage, action }: { mayManage: boolean; action: ReactNode }) {
  return (
    <Empty level={3} title={texts.empty} action={action}>
      {mayManage ? texts.emptyForAdmin : texts.emptyForClient}
    </Empty>
  );
}

/** A list of more documents than this has a search. */
const fewDocuments = 8;

function Documents({ documents, reader }: Pick<BodyProps, "documents" | "reader">) {
  const isWide = useMediaQuery(wide);
  const [search, setSearch] = useState("");
  const isSearchable = documents.length > fewDocuments;
  const listed = isSearchable ? searchDocuments(documents, search) : documents;
  const Layout = isWide ? DocumentShelf : DocumentGrid;
  return (
    <>
      {isSearchable && (
        <DocumentSearch value={search} found={listed.length} total={documents.length} onChange={setSearch} />
      )}
      <Layout documents={documents} listed={listed} reader={reader} />
    </>
  );
}

interface BodyProps {
  reader: Reader;
  documents: readonly DocumentSummary[];
  isPending: boolean;
  upload: ReactNode;
}

function Body({ reader, documents, isPending, upload }: BodyProps) {
  if (isPending) return <Skeleton title lines={4} label={texts.loading} />;
  if (documents.length === 0) return <NoDocuments mayManage={reader.mayManage} action={upload} />;
  return <Documents documents={documents} reader={reader} />;
}

/** The documents shared with a client, to read; administrators can add and delete. */
export function ClientDocuments({ clientId, reader }: ClientDocumentsProps) {
  const { documents, isPending, hasFailed, refetch } = useDocuments(clientId);
  const [isUploading, setIsUploading] = useState(false);
  const { viewerId, mayManage } = reader;
  useEffect(() => {
    // The page was reloaded or the session ended while the dialog was open.
    if (mayManage && viewerId !== undefined && hasDraft(viewerId, draftName(clientId))) setIsUploading(true);
  }, [mayManage, viewerId, clientId]);
  const upload = mayManage && (
    <Button variant="primary" onClick={() => setIsUploading(true)}>
      <Upload aria-hidden="true" /> {texts.upload}
    </Button>
  );
  return (
    <section aria-labelledby="client-documents">
      <div className="mb-s-5 flex flex-wrap items-center justify-between gap-4">
        <h2
          id="client-documents"
          className="font-display font-title text-display-4 leading-[1.2] tracking-title"
        >
          {texts.title}
        </h2>
        {documents.length > 0 && upload}
      </div>
      {hasFailed && (
        <Note tone="warn" role="alert" className="mb-s-5">
          <p className="mb-2">{texts.listFailed}</p>
          <Button compact onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </Note>
      )}
      <Body reader={reader} documents={documents} isPending={isPending} upload={upload} />
      {isUploading && (
        <UploadDialog
          clientId={clientId}
          clientName={reader.clientName}
          viewerId={viewerId}
          onClose={() => setIsUploading(false)}
        />
      )}
    </section>
  );
}
