import { useMediaQuery } from "@sitewright/app-kit/media-query";
import type { DocumentSummary } from "@sitewright/contracts";
import { Button, Empty, Note, Skeleton } from "@sitewright/ui";
import { Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DocumentGrid } from "./document-grid.tsx";
import { DocumentShelf } from "./document-shelf.tsx";
import { useDocuments } from "./documents-query.ts";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";
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

interface BodyProps {
  reader: Reader;
  documents: readonly DocumentSummary[];
  isPending: boolean;
  upload: ReactNode;
}

function Body({ reader, documents, isPending, upload }: BodyProps) {
  const isWide = useMediaQuery(wide);
  if (isPending) return <Skeleton title lines={4} label={texts.loading} />;
  if (documents.length === 0) return <NoDocuments mayManage={reader.mayManage} action={upload} />;
  return isWide ? (
    <DocumentShelf documents={documents} reader={reader} />
  ) : (
    <DocumentGrid documents={documents} reader={reader} />
  );
}

/** The documents shared with a client, to read; administrators can add and delete. */
export function ClientDocuments({ clientId, reader }: ClientDocumentsProps) {
  const { documents, isPending, hasFailed, refetch } = useDocuments(clientId);
  const [isUploading, setIsUploading] = useState(false);
  const upload = reader.mayManage && (
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
          onClose={() => setIsUploading(false)}
        />
      )}
    </section>
  );
}
