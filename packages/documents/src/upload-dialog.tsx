import { changedFileText, isReadable } from "@sitewright/app-kit/chosen-file";
import { useForm } from "@sitewright/app-kit/form";
import { useFormDraft } from "@sitewright/app-kit/form-draft";
import { useConfirmDiscard } from "@sitewright/app-kit/use-confirm-discard";
import { documentIcons } from "@sitewright/contracts";
import { Button, Dialog, Field, Fieldset, Input, Note, Segmented, Textarea } from "@sitewright/ui";
import { DocumentIcon, documentIconName } from "@sitewright/ui/document-icon";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Preview, useFileText } from "./document-preview.tsx";
import { type NewDocument, useShareDocument } from "./documents-query.ts";
import { documentsTexts as texts } from "./documents-texts.ts";
import { FileChoice } from "./file-choice.tsx";
import {
  type ContentType,
  type DocumentForm,
  draftName,
  draftSchema,
  emptied,
  emptyForm,
  fileFault,
  isBegun,
  readForm,
  readRefusal,
} from "./new-document.ts";

interface UploadDialogProps {
  clientId: string;
  clientName: string;
  /** The client's address; shown where it is not their name. */
  clientEmail?: string;
  /** The person who shares the document; undefined while unknown. */
  viewerId: string | undefined;
  onClose: () => void;
  /** For an app that opens it by an address: `leave` closes it, and asks first if there is input. */
  children?: (form: { isBegun: boolean; leave: () => void }) => ReactNode;
}

/** As high as the window permits with the buttons visible; the same for the text and its preview. */
const writing = "h-[clamp(12rem,calc(100dvh-40rem),22rem)] min-h-0!";

const contentTypes: { value: ContentType; label: string }[] = [
  { value: "markdown", label: texts.markdown },
  { value: "file", label: texts.file },
];

function IconChoice({ value, onChange }: { value: string; onChange: (icon: DocumentForm["icon"]) => void }) {
  const name = useId();
  return (
    <Fieldset legend={texts.icon} contentClassName="grid grid-cols-4 gap-2 phone:grid-cols-8">
      {documentIcons.map((icon) => (
        <label
          key={icon}
          title={documentIconName(icon)}
          className="relative grid min-h-[44px] place-items-center rounded-sm border-[1.5px] border-line bg-raised text-[1.25rem] transition-[border-color] hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            aria-label={documentIconName(icon)}
            checked={icon === value}
            onChange={() => onChange(icon)}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          <DocumentIcon emoji={icon} />
        </label>
      ))}
    </Fieldset>
  );
}

function useUpload({
  clientId,
  viewerId,
  onClose,
}: Pick<UploadDialogProps, "clientId" | "viewerId" | "onClose">) {
  const [uploaded, setUploaded] = useState<string | null>(null);
  const sent = useRef(emptyForm);
  const share = useShareDocument(clientId);
  const form = useForm({
    initial: emptyForm,
    staysEditable: true,
    read: readForm,
    send: async (document: NewDocument) => {
      const { source } = document;
      return source.kind === "file" && !(await isReadable(source.file)) ? null : share(document);
    },
    onSent: (shared) => {
      if (!shared) return refuseFile(changedFileText);
      form.change(emptied(form.values, sent.current));
      setUploaded(shared.title);
    },
    readFailure: readRefusal,
  });
  const hasUnsavedInput = isBegun(form.values);
  const { close } = useFormDraft(
    { ...form, hasUnsavedInput },
    { viewerId, name: draftName(clientId), schema: draftSchema, onClose },
  );
  const change = (part: Partial<DocumentForm>): void => {
    form.change(part);
    setUploaded(null);
  };
  const choose = (file: File | null): void => {
    const fault = file && fileFault(file);
    change({ file: fault ? null : file });
    if (fault) form.show({ file: fault });
  };
  const refuseFile = (reason: string): void => {
    form.change({ file: null });
    form.show({ file: reason });
  };
  const submit = (event: FormEvent): void => {
    setUploaded(null);
    if (!form.isSending) sent.current = form.values;
    form.submit(event);
  };
  return { ...form, hasUnsavedInput, change, choose, refuseFile, submit, close, uploaded };
}

function ContentFields({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { values, change, choose, field } = upload;
  if (values.contentType === "markdown")
    return (
      <Field label={texts.content} hint={texts.contentHint} required {...field("content")}>
        <Textarea
          rows={12}
          className={writing}
          value={values.content}
          onChange={(event) => change({ content: event.currentTarget.value })}
        />
      </Field>
    );
  return (
    <Field label={texts.chooseFile} hint={texts.fileHint} required {...field("file")}>
      <FileChoice file={values.file} onChoose={choose} />
    </Field>
  );
}

function TitleFields({ upload: { values, change, field } }: { upload: ReturnType<typeof useUpload> }) {
  return (
    <div className="grid gap-s-5 phone:grid-cols-2">
      <Field label={texts.documentTitle} required {...field("title")}>
        <Input
          value={values.title}
          maxLength={200}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.description} optional>
        <Input
          value={values.description}
          maxLength={1000}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

/**
 * Shares a document with this client, typed or as a file, with a preview. Closing it in any way but uploading
 * asks first if there is input.
 */
export function UploadDialog({ clientName, clientEmail, children, ...about }: UploadDialogProps) {
  const upload = useUpload(about);
  const { id, values, hasUnsavedInput, change, submit, close, refusal, uploaded, isSending } = upload;
  const { leave, question } = useConfirmDiscard({
    isBegun: hasUnsavedInput,
    isBusy: isSending,
    texts,
    onLeave: close,
  });
  // The file was deleted or is not on this device.
  const refuseUnreadable = (): void => upload.refuseFile(texts.unreadableFile);
  const fileText = useFileText(values.contentType === "file" ? values.file : null, refuseUnreadable);
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && leave()}
      title={texts.upload}
      description={
        <>
          {texts.uploadLead(clientName)}
          {clientEmail !== undefined && !clientName.startsWith(clientEmail) && (
            <span className="wrap-anywhere block">{clientEmail}</span>
          )}
        </>
      }
      actions={
        <>
          {uploaded !== null && (
            <Note tone="ok" role="status" className="wrap-anywhere basis-full">
              {texts.uploaded(uploaded)}
            </Note>
          )}
          {refusal !== null && (
            <Note tone="bad" role="alert" className="wrap-anywhere basis-full">
              {refusal}
            </Note>
          )}
          <Button onClick={leave} disabled={isSending}>
            {uploaded !== null ? texts.done : texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isSending} busyLabel={texts.uploading}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-s-5">
        <Segmented
          legend={texts.contentType}
          options={contentTypes}
          value={values.contentType}
          onValueChange={(contentType) => change({ contentType })}
        />
        <TitleFields upload={upload} />
        <IconChoice value={values.icon} onChange={(icon) => change({ icon })} />
        <div className="grid gap-s-5 tablet:grid-cols-2">
          <ContentFields upload={upload} />
          {values.contentType === "file" ? (
            <Preview
              content={fileText}
              empty={texts.previewNoFile}
              className="max-h-[clamp(12rem,calc(100dvh-40rem),22rem)]"
            />
          ) : (
            <Preview content={values.content} empty={texts.previewEmpty} className={writing} />
          )}
        </div>
      </form>
      {question}
      {children?.({ isBegun: hasUnsavedInput, leave })}
    </Dialog>
  );
}
