import { useClient } from "@sitewright/app-kit/services";
import type { DocumentSummary, DocumentVersion } from "@sitewright/contracts";
import { Badge, Button, Note, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ContentOf } from "./document-content.tsx";
import { momentText } from "./document-dates.ts";
import { documentsTexts as texts } from "./documents-texts.ts";
import type { Reader } from "./reader.ts";
import { oldVersionQuery, versionsQuery } from "./versions-query.ts";

/** The author of a version. */
const editorOf = ({ editedBy, editorName }: DocumentVersion, viewer: string | undefined): string =>
  editedBy === viewer ? texts.viewer : editorName || texts.goneEditor;

interface VersionRowProps {
  version: DocumentVersion;
  editor: string;
  clientName: string;
  isCurrent: boolean;
  isShown: boolean;
  onShow: () => void;
}

/** A version in the list: its time, its author, and whether the client has read it. */
function VersionRow({ version, editor, clientName, isCurrent, isShown, onShow }: VersionRowProps) {
  const { createdAt, readAt } = version;
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-current={isShown ? "true" : undefined}
        onClick={onShow}
        className={clsx(
          "-outline-offset-3 grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 px-s-4 py-s-3 text-left text-s transition-[background-color]",
          isShown ? "bg-raised shadow-[inset_3px_0_0_var(--ink)]" : "hover:bg-sunken",
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-label">{texts.version(version.version)}</span>
          {isCurrent && <Badge>{texts.currentVersion}</Badge>}
          <span className="min-w-0 break-words">{version.title}</span>
        </span>
        <span className="break-words text-ink-2">{texts.made(momentText(createdAt), editor)}</span>
        <span className={readAt === null ? "text-ink-3" : "text-ok"}>
          {readAt === null ? texts.unreadBy(clientName) : texts.readBy(clientName, momentText(readAt))}
        </span>
      </button>
    </li>
  );
}

interface VersionListProps {
  document: DocumentSummary;
  reader: Reader;
  /** The version shown. */
  shown: number;
  onShow: (version: number) => void;
}

/** All versions of a document, newest first, for the administrator. */
export function VersionList({ document, reader, shown, onShow }: VersionListProps) {
  const { data, isError, refetch } = useQuery(versionsQuery(useClient(), document));
  const failed = isError && (
    <Note tone="warn" role="alert">
      <p className="mb-2">{data ? texts.versionsStale : texts.versionsFailed}</p>
      <Button compact onClick={() => refetch()}>
        {texts.tryAgain}
      </Button>
    </Note>
  );
  if (!data && failed) return failed;
  if (!data || reader.viewerId === undefined) return <Skeleton lines={3} label={texts.loading} />;
  return (
    <>
      {failed}
      <ul className="max-h-[20rem] overflow-y-auto rounded-sm border border-line">
        {data.versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            editor={editorOf(version, reader.viewerId)}
            clientName={reader.clientName}
            isCurrent={version.version === document.version}
            isShown={version.version === shown}
            onShow={() => onShow(version.version)}
          />
        ))}
      </ul>
    </>
  );
}

interface OldVersionProps {
  document: DocumentSummary;
  version: number;
  clientName: string;
  onLeave: () => void;
}

/** An earlier version of a document, which the client does not see any more. */
export function OldVersion({ document, version, clientName, onLeave }: OldVersionProps) {
  const { data, isError, refetch } = useQuery(oldVersionQuery(useClient(), { id: document.id, version }));
  return (
    <>
      <Note tone="info" role="status">
        <p>{texts.oldVersion({ version, current: document.version, clientName })}</p>
        <Button compact className="mt-2 print:hidden" onClick={onLeave}>
          {texts.showCurrent}
        </Button>
      </Note>
      <ContentOf content={data?.content} hasFailed={isError} onRetry={() => refetch()} />
    </>
  );
}
