import { currentIn, dataOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { useForm } from "@sitewright/app-kit/form";
import { type FormDraft, useFormDraft } from "@sitewright/app-kit/form-draft";
import { readFailure } from "@sitewright/app-kit/form-faults";
import { useClient } from "@sitewright/app-kit/services";
import { adminGetDocument, adminUpdateDocument, documentIcons } from "@sitewright/contracts";
import { Preview } from "@sitewright/documents/document-preview";
import { Field, Input, Note, Select, Textarea, useToast } from "@sitewright/ui";
import { documentIconName } from "@sitewright/ui/document-icon";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { z } from "zod";
import { ConflictNote } from "../../components/conflict-note.tsx";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useViewerId } from "../../lib/viewer.ts";
import type { FullDocument } from "./queries.ts";

const fullDocumentSchema = adminGetDocument.response.shape.document;

const editSchema = z.object({
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  content: z.string(),
});
type Edit = z.infer<typeof editSchema>;

const valuesOf = ({ title, description, icon, content }: FullDocument): Edit => ({
  title,
  description,
  icon,
  content: content ?? "",
});

/** The same height for the text and its preview. */
const writing = "h-[20rem] min-h-0!";

const labels = { title: "Title", description: "Description", icon: "Icon", content: "Content" } as const;
const names = ["title", "description", "icon", "content"] as const satisfies readonly (keyof Edit)[];

/** The fields that differ from what is stored, with both values. */
function differencesOf(stored: Edit, mine: Edit) {
  const shown = (edit: Edit, name: keyof Edit) =>
    name === "icon" ? documentIconName(edit.icon) : edit[name];
  return names
    .filter((name) => stored[name] !== mine[name])
    .map((name) => ({ label: labels[name], theirs: shown(stored, name), mine: shown(mine, name) }));
}

function readEdit(value: Edit, isEditable: boolean) {
  const faults = {
    ...(value.title.trim() ? {} : { title: "Please enter a document title" }),
    ...(isEditable && !value.content.trim() ? { content: "Please enter document content" } : {}),
  };
  return Object.keys(faults).length > 0 ? ({ ok: false, faults } as const) : ({ ok: true, value } as const);
}

function useEdit(document: FullDocument, onClose: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  /** The version that another person has stored meanwhile. */
  const [theirs, setTheirs] = useState<FullDocument>();
  const { id, isContentEditable } = document;
  const stored = valuesOf(theirs ?? document);
  const form = useForm({
    initial: stored,
    read: (value: Edit) => readEdit(value, isContentEditable),
    send: ({ content, icon, ...details }: Edit) => {
      const known = documentIcons.find((one) => one === icon);
      const body = { ...details, ...(known && { icon: known }), ...(isContentEditable && { content }) };
      const headers = { "if-match": String(theirs?.version ?? draft.from) };
      return dataOf(client.call(adminUpdateDocument, { params: { id }, headers, body }));
    },
    readFailure: (failure, fields) => {
      const current = currentIn(failure, fullDocumentSchema);
      if (!current)
        return readFailure(failure, fields, () => `Failed to update document: ${failureText(failure)}`);
      setTheirs(current);
      void queries.invalidateQueries({ queryKey: ["documents"] });
      return { faults: {}, message: null };
    },
    onSent: () => {
      toast({ title: "Document saved as a new version" });
      void queries.invalidateQueries({ queryKey: ["documents"] });
      draft.close();
    },
  });
  const draft: FormDraft = useFormDraft(form, {
    viewerId: useViewerId(),
    name: `document_${id}`,
    schema: editSchema,
    version: document.version,
    onClose,
  });
  const submit = (event: FormEvent): void => {
    // Saving without changes would create a version that the client sees as new.
    if (!form.hasUnsavedInput && !theirs) {
      event.preventDefault();
      draft.close();
    } else form.submit(event);
  };
  return { ...form, submit, close: draft.close, theirs, stored };
}

/** Saves changes of a document as a new version. The content of an uploaded file cannot be edited. */
export function EditDocument({ document: now, onClose }: { document: FullDocument; onClose: () => void }) {
  // The document when it was opened: the panel behind refetches it, and another person's changes are a conflict.
  const [document] = useState(now);
  const form = useEdit(document, onClose);
  const { isContentEditable: isEditable } = document;
  return (
    <FormDialog
      form={form}
      title="Edit document"
      size={isEditable ? "xl" : "md"}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      onClose={form.close}
    >
      <div className="grid gap-s-4 phone:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Title" required {...form.field("title")}>
          <Input maxLength={200} {...form.control("title")} />
        </Field>
        <Field label="Icon" {...form.field("icon")}>
          <Select {...form.control("icon")}>
            {documentIcons.map((one) => (
              <option key={one} value={one}>
                {documentIconName(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Description" optional {...form.field("description")}>
        <Input maxLength={1000} {...form.control("description")} />
      </Field>
      {isEditable ? (
        <div className="grid gap-s-4 tablet:grid-cols-2">
          <Field label="Content" required hint="Markdown" {...form.field("content")}>
            <Textarea rows={14} className={writing} {...form.control("content")} />
          </Field>
          <Preview
            content={form.values.content}
            empty="Your text appears here as the client will see it."
            className={writing}
          />
        </div>
      ) : (
        <Note tone="info">Uploaded files cannot be edited here. Upload a new file instead.</Note>
      )}
      {form.theirs && (
        <ConflictNote
          differences={differencesOf(form.stored, form.values)}
          verb="Save Changes"
          onKeepTheirs={() => form.change(form.stored)}
        />
      )}
    </FormDialog>
  );
}
