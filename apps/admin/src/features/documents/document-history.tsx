import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminGetDocumentVersion } from "@sitewright/contracts";
import { Button, Dialog, Skeleton } from "@sitewright/ui";
import { Markdown } from "@sitewright/ui/markdown";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { PanelSection } from "../../components/panel-section.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import type { DocumentAnswer } from "./queries.ts";

function OldVersion({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const client = useClient();
  const query = useQuery({
    queryKey: ["documents", "version", id, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      dataOf(client.call(adminGetDocumentVersion, { params: { id, version: String(version) } }, { signal })),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Version ${version}`}
      size="lg"
      closeLabel="Close"
    >
      {query.isPending && <Skeleton lines={6} label="Loading the version..." />}
      {query.isError && (
        <Failed
          title="The version could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Markdown content={query.data.version.content ?? "*This version has no text.*"} />}
    </Dialog>
  );
}

/** All versions of a document, the newest first, each to read. */
export function DocumentHistory({ id, versions }: { id: string; versions: DocumentAnswer["versions"] }) {
  const dialog = useDialogAddress();
  const opened = Number(dialog.get("revision"));
  return (
    <PanelSection title={`Versions (${versions.length})`}>
      <ul>
        {versions.map(({ version, editorName, createdAt, readAt }) => (
          <li key={version} className="flex items-center gap-2 border-line border-t py-[.35rem]">
            <span className="mr-auto min-w-0">
              Version {version}
              <span className="block text-ink-3 text-xs">
                <SentenceTime at={createdAt} />, {editorName || "a deleted user"}
                {readAt ? ", read" : ", not read"}
              </span>
            </span>
            <Button
              variant="ghost"
              compact
              onClick={() => dialog.show("revision", { revision: String(version) })}
            >
              Show<span className="sr-only"> version {version}</span>
            </Button>
          </li>
        ))}
      </ul>
      {dialog.open === "revision" && versions.some(({ version }) => version === opened) && (
        <OldVersion id={id} version={opened} onClose={dialog.close} />
      )}
    </PanelSection>
  );
}
