import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRestorePostRevision, type EditedPost } from "@sitewright/contracts";
import { Badge, Button, Dialog, Skeleton, useToast } from "@sitewright/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Failed } from "../../components/failed.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { manyText } from "../../lib/count-text.ts";
import { useCloseUnshown, useDialogAddress } from "../../lib/dialog-address.ts";
import { FieldChanges } from "./field-changes.tsx";
import { changedFields } from "./merge-fields.ts";
import type { PostSaver } from "./post-saver.ts";
import { revisionQuery, revisionsQuery } from "./queries.ts";
import type { SaverState } from "./saver-state.ts";

interface RevisionsProps {
  saver: PostSaver;
  state: SaverState;
}

const kindWords = { edit: undefined, publish: "Published", restore: "Restored" } as const;

function useRevert(saver: PostSaver, { id }: EditedPost) {
  const client = useClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (version: number) => {
      if (!(await saver.flush())) throw new Error("Your last changes are not saved yet.");
      const headers = { "if-match": String(saver.read().post.version) };
      return dataOf(client.call(adminRestorePostRevision, { params: { id, version }, headers }));
    },
    onSuccess: ({ post }) => {
      saver.accept(post);
      toast({ title: "Revision restored" });
    },
    onError: (error) => {
      saver.acceptFromRefusal(error);
      toast({ tone: "error", title: "The revision could not be restored.", description: error.message });
    },
  });
}

function OneRevision({
  version,
  saver,
  state,
  onClose,
}: RevisionsProps & { version: number; onClose: () => void }) {
  const client = useClient();
  const { id } = state.post;
  const query = useQuery(revisionQuery(client, { id, version }));
  const reverting = useRevert(saver, state.post);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={`Revision ${version}`}
      description="Compared with the post now. Struck through: the text in this revision. Underlined: the text now."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={!query.data || changedFields(query.data, state.fields).length === 0}
            busy={reverting.isPending}
            busyLabel="Restoring..."
            onClick={() => reverting.mutate(version, { onSuccess: onClose })}
          >
            Restore this revision
          </Button>
        </>
      }
    >
      {query.isPending && <Skeleton lines={5} label="Loading the revision..." />}
      {query.isError && (
        <Failed
          title="The revision could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <FieldChanges before={query.data} after={state.fields} />}
    </Dialog>
  );
}

function RevisionList({ post, onOpen }: { post: EditedPost; onOpen: (version: number) => void }) {
  const query = useQuery(revisionsQuery(useClient(), post.id, post.version));
  if (query.isPending) return <Skeleton lines={5} label="Loading the revisions..." />;
  if (query.isError)
    return (
      <Failed
        title="The revisions could not be loaded."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <p className="mb-3 text-ink-2 text-s">
        One person’s changes within ten minutes are one revision. The last hundred are kept.
      </p>
      <ol aria-label="Revisions" className="border-line border-t">
        {query.data.map((revision) => (
          <li key={revision.version} className="flex items-center gap-3 border-line border-b py-2">
            <div className="mr-auto min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <SentenceTime at={revision.createdAt} />
                {kindWords[revision.kind] && <Badge>{kindWords[revision.kind]}</Badge>}
              </p>
              <p className="truncate text-ink-3 text-xs">
                {revision.editorName || "The server"}, {manyText(revision.words, "word", "words")}
              </p>
            </div>
            <Button
              compact
              aria-label={`Compare revision ${revision.version}`}
              onClick={() => onOpen(revision.version)}
            >
              Compare
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Earlier versions of a post, newest first; each can be compared with the current text, and restored. */
export function Revisions({ saver, state }: RevisionsProps) {
  const dialog = useDialogAddress();
  const version = Number(dialog.get("revision"));
  useCloseUnshown(dialog, "revision", version > 0);
  return (
    <>
      <RevisionList
        post={state.post}
        onOpen={(opened) => dialog.show("revision", { revision: String(opened) })}
      />
      {dialog.open === "revision" && version > 0 && (
        <OneRevision version={version} saver={saver} state={state} onClose={dialog.close} />
      )}
    </>
  );
}
