import { isRefusedWith } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import type { FormReading } from "@sitewright/app-kit/form";
import { type FormFaults, type FormRefusal, readFailure } from "@sitewright/app-kit/form-faults";
import type { DocumentIcon } from "@sitewright/contracts";
import {
  type CallFailure,
  clientDocumentSchema,
  DOCUMENT_MAX_BYTES,
  documentDetailsSchema,
  isMarkdownFile,
} from "@sitewright/contracts";
import type { NewDocument } from "./documents-query.ts";
import { documentsTexts as texts } from "./documents-texts.ts";

/** The way of entering the content. */
export type ContentType = "markdown" | "file";

/** The values of the upload dialog. */
export interface DocumentForm {
  contentType: ContentType;
  title: string;
  description: string;
  icon: DocumentIcon;
  content: string;
  file: File | null;
}

/** The initial values, and again after each upload. */
export const emptyForm: DocumentForm = {
  contentType: "markdown",
  title: "",
  description: "",
  icon: "📄",
  content: "",
  file: null,
};

const { title, description, content } = clientDocumentSchema.shape;

/** The name of the draft of a client's new document. */
export const draftName = (clientId: string): string => `upload_${clientId}`;

/** The values that a draft keeps: a browser stores no file, so a restored form asks for it again. */
export const draftSchema = documentDetailsSchema
  .pick({ icon: true })
  .extend({ title, description, content: content.unwrap() });

export const isBegun = ({ title, description, content, file }: DocumentForm): boolean =>
  file !== null || [title, description, content].some((text) => text.trim() !== "");

/** The form after an upload: empty but for what was entered since it was sent. */
export function emptied(now: DocumentForm, sent: DocumentForm): DocumentForm {
  const since = <K extends keyof DocumentForm>(name: K): DocumentForm[K] =>
    now[name] === sent[name] ? emptyForm[name] : now[name];
  const form: DocumentForm = {
    contentType: now.contentType,
    title: since("title"),
    description: since("description"),
    icon: since("icon"),
    content: since("content"),
    file: since("file"),
  };
  return isBegun(form) ? form : emptyForm;
}

/** Why a chosen file is rejected; null if it is not. */
export function fileFault(file: File): string | null {
  if (!isMarkdownFile(file)) return texts.wrongFile;
  if (file.size === 0) return texts.emptyFile;
  return file.size > DOCUMENT_MAX_BYTES ? texts.tooLarge : null;
}

function contentFault({ content, file, contentType }: DocumentForm): FormFaults {
  if (contentType === "file") {
    const fault = file ? fileFault(file) : texts.missingFile;
    return fault === null ? {} : { file: fault };
  }
  if (content.trim() === "") return { content: texts.missingContent };
  return new Blob([content]).size > DOCUMENT_MAX_BYTES ? { content: texts.tooLarge } : {};
}

/** The form to send, or its errors. */
export function readForm(form: DocumentForm): FormReading<NewDocument> {
  const { title, description, icon, content, file, contentType } = form;
  const isTitled = documentDetailsSchema.shape.title.safeParse(title).success;
  const faults = { ...(isTitled ? {} : { title: texts.missingTitle }), ...contentFault(form) };
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const details = { title, description, icon };
  if (contentType === "markdown")
    return { ok: true, value: { ...details, source: { kind: "markdown", content } } };
  return file
    ? { ok: true, value: { ...details, source: { kind: "file", file } } }
    : { ok: false, faults: { file: texts.missingFile } };
}

const refusalText = (failure: CallFailure): string =>
  isRefusedWith(failure, "internal-error", "not-found") ? texts.uploadFailed : failureText(failure);

/** The errors of a refused upload, at the field that the service names. */
export const readRefusal = (failure: CallFailure, names: readonly string[]): FormRefusal =>
  readFailure(failure, names, refusalText);
