import { dataOf } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { useForm } from "@sitewright/app-kit/form";
import { readFailure } from "@sitewright/app-kit/form-faults";
import { useClient } from "@sitewright/app-kit/services";
import { useConfirmDiscard } from "@sitewright/app-kit/use-confirm-discard";
import { adminUpdateDocument, documentIcons } from "@sitewright/contracts";
import { Preview } from "@sitewright/documents/document-preview";
import { Field, Input, Note, Select, Textarea, useToast } from "@sitewright/ui";
import { documentIconName } from "@sitewright/ui/document-icon";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useHoldBack } from "../../lib/hold-back.ts";
import type { FullDocument } from "./queries.ts";

const discardTexts = {
  discardTitle: "Discard your changes?",
  discardBody: "They have not been saved.",
  discard: "Discard changes",
  keepEditing: "Keep editing",
};

interface Edit {
  title: string;
  description: string;
  icon: string;
  content: string;
}

function readEdit(value: Edit, isEditable: boolean) {
  const faults = {
    ...(value.title.trim() ? {} : { title: "Please enter a document title" }),
    ...(isEditable && !value.content.trim() ? { content: "Please enter document content" } : {}),
  };
  return Object.keys(faults).length > 0 ? ({ ok: false, faults } as const) : ({ ok: true, value } as const);
}

function useEdit(document: FullDocument, onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const { id, version, isContentEditable } = document;
  return useForm({
    initial: {
      title: document.title,
      description: document.description,
      icon: document.icon,
      content: document.content ?? "",
    },
    read: (value: Edit) => readEdit(value, isContentEditable),
    send: ({ content, icon, ...details }: Edit) => {
      const known = documentIcons.find((one) => one === icon);
      const body = { ...details, ...(known && { icon: known }), ...(isContentEditable && { content }) };
      const headers = { "if-match": String(version) };
      return dataOf(client.call(adminUpdateDocument, { params: { id }, headers, body }));
    },
    readFailure: (failure, names) => {
      const isConflict = failure.kind === "refused" && failure.problem.code === "version-conflict";
      // So that opening it again shows what is stored now.
      if (isConflict) void queries.invalidateQueries({ queryKey: ["documents"] });
      return readFailure(failure, names, () =>
        isConflict
          ? "Someone else has changed this document. Copy what you need, close this and open it again."
          : `Failed to update document: ${failureText(failure)}`,
      );
    },
    onSent: () => {
      toast({ title: "Document saved as a new version" });
      void queries.invalidateQueries({ queryKey: ["documents"] });
      onSaved();
    },
  });
}

/** Saves changes of a document as a new version. The content of an uploaded file cannot be edited. */
export function EditDocument({ document: now, onClose }: { document: FullDocument; onClose: () => void }) {
  // The document as it was opened: the panel behind refetches it, and another person's changes are a conflict.
  const [document] = useState(now);
  const form = useEdit(document, onClose);
  const { isContentEditable: isEditable } = document;
  const { title, description, icon, content } = form.values;
  const isChanged =
    title !== document.title ||
    description !== document.description ||
    icon !== document.icon ||
    content !== (document.content ?? "");
  const { leave, question } = useConfirmDiscard({
    isBegun: isChanged,
    isBusy: form.isSending,
    texts: discardTexts,
    onLeave: onClose,
  });
  useHoldBack(isChanged, leave);
  return (
    <FormDialog
      form={form}
      title="Edit document"
      size={isEditable ? "xl" : "md"}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      onClose={leave}
      footer={question}
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
            <Textarea rows={14} {...form.control("content")} />
          </Field>
          <Preview
            content={content}
            empty="Your text appears here as the client will see it."
            className="h-[20rem]"
          />
        </div>
      ) : (
        <Note tone="info">Uploaded files cannot be edited here. Upload a new file instead.</Note>
      )}
    </FormDialog>
  );
}
