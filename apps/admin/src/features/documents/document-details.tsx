import { Badge, Note } from "@sitewright/ui";
import { DocumentIcon, documentIconName } from "@sitewright/ui/document-icon";
import { Markdown } from "@sitewright/ui/markdown";
import { Link } from "react-router";
import { Fact } from "../../components/fact.tsx";
import { PanelSection } from "../../components/panel-section.tsx";
import { ScrollArea } from "../../components/scroll-area.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentHistory } from "./document-history.tsx";
import type { DocumentAnswer } from "./queries.ts";

/** A document's data, its actions, and how its client sees it. */
export function DocumentDetails({ document, clientName, versions }: DocumentAnswer) {
  const { clientId, icon, description, fileName, readAt, uploadedByEmail, createdAt, content } = document;
  const hasPermission = usePermissionCheck();
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-ink-2">
        <Badge tone={readAt ? "ok" : "neutral"}>{readAt ? "Read" : "Not read yet"}</Badge>
        Version {document.version}
      </p>
      {description && <p className="mb-3 text-ink-2 [overflow-wrap:anywhere]">{description}</p>}
      <dl>
        <Fact label="Client">
          {hasPermission("users") ? (
            <Link to={paths.user(clientId)} className="underline">
              {clientName || "View client"}
            </Link>
          ) : (
            clientName
          )}
        </Fact>
        <Fact label="Client’s view">
          <a href={paths.profile(clientId)} target="_blank" rel="noopener" className="underline">
            Profile and documents<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
        <Fact label="Icon">
          <span className="inline-flex items-center gap-2">
            <DocumentIcon emoji={icon} /> {documentIconName(icon)}
          </span>
        </Fact>
        {fileName && <Fact label="File">{fileName}</Fact>}
        <Fact label="Shared">
          <SentenceTime at={createdAt} />
          {uploadedByEmail && `, by ${uploadedByEmail}`}
        </Fact>
        {readAt && (
          <Fact label="Read">
            <SentenceTime at={readAt} />
          </Fact>
        )}
      </dl>
      <DocumentActions document={document} />
      <PanelSection title="As the client sees it">
        {content === null ? (
          <Note tone="warn">
            <b className="block">Document Content Unavailable</b>
            It was uploaded before previews existed. “Fix preview” restores its text from the stored file.
          </Note>
        ) : (
          <ScrollArea className="print:max-h-none print:overflow-visible max-h-[26rem] rounded-sm border border-line bg-raised px-4 py-3">
            <Markdown content={content} />
          </ScrollArea>
        )}
      </PanelSection>
      <DocumentHistory id={document.id} versions={versions} />
    </>
  );
}
