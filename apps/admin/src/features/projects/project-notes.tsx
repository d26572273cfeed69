import { dataOf } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { adminCreateNote, adminDeleteNote, adminListNotes, type ProjectNote } from "@sitewright/contracts";
import { Button, Field, Note, Skeleton, Textarea } from "@sitewright/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { Failed } from "../../components/failed.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { useRenewedCreationKey } from "../../lib/renewed-creation-key.ts";
import { useStoredText } from "../../lib/stored-text.ts";

/** Characters of a note in the question before it is deleted. */
const shownMax = 200;

const keyOf = (projectId: string) => ["notes", projectId] as const;

function NoteForm({ projectId }: { projectId: string }) {
  const client = useClient();
  const queries = useQueryClient();
  const { headers, renew } = useRenewedCreationKey();
  const { stored, store } = useStoredText(`note_${projectId}`);
  const type = (text: string): void => {
    form.change({ text });
    store(text);
  };
  const form = useForm({
    initial: { text: stored },
    staysEditable: true,
    read: (value) =>
      value.text.trim() ? { ok: true, value } : { ok: false, faults: { text: "Please write a note." } },
    send: async (body: { text: string }) => {
      await dataOf(client.call(adminCreateNote, { params: { id: projectId }, headers, body }));
      return body.text;
    },
    onSent: (sent) => {
      renew();
      if (form.values.text === sent) type("");
      void queries.invalidateQueries({ queryKey: keyOf(projectId) });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="mb-3 grid gap-2">
      <Field
        label="New note"
        hint="Not shown to the client, but included in their data archive if they request it."
        {...form.field("text")}
      >
        <Textarea
          rows={2}
          maxLength={4000}
          className="min-h-[4rem]!"
          {...form.control("text")}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal}
        </Note>
      )}
      <Button type="submit" busy={form.isSending} busyLabel="Saving..." className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}

function NoteLine({ note, projectId }: { note: ProjectNote; projectId: string }) {
  const client = useClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, text, authorName, createdAt } = note;
  return (
    <li className="flex items-start gap-2 border-line border-t py-[.5rem]">
      <div className="mr-auto min-w-0">
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="text-ink-3 text-xs">
          {authorName || "Deleted user"}, <SentenceTime at={createdAt} isInside />
        </p>
      </div>
      <Button
        variant="ghost"
        iconOnly
        compact
        aria-label={`Delete the note “${text.slice(0, 40)}”`}
        onClick={() => setIsConfirming(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {isConfirming && (
        <ConfirmDelete
          title="Delete note"
          description="This cannot be undone."
          failed={(reason) => ({ title: "The note could not be deleted.", description: reason })}
          deleted="Note deleted"
          run={() => dataOf(client.call(adminDeleteNote, { params: { id: projectId, note: id } }))}
          onDeleted={() => setIsConfirming(false)}
          onClose={() => setIsConfirming(false)}
        >
          {text.length > shownMax ? `${text.slice(0, shownMax)}...` : text}
        </ConfirmDelete>
      )}
    </li>
  );
}

/** The staff's notes about a project. */
export function ProjectNotes({ projectId }: { projectId: string }) {
  const client = useClient();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => dataOf(client.call(adminListNotes, { params: { id: projectId } }, { signal })),
  });
  return (
    <>
      <NoteForm projectId={projectId} />
      {isPending && <Skeleton lines={2} label="Loading notes..." />}
      {error && (
        <Failed title="The notes could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      <ul>
        {data?.notes.map((note) => (
          <NoteLine key={note.id} note={note} projectId={projectId} />
        ))}
      </ul>
    </>
  );
}
