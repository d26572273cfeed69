import { readFile, rm } from "node:fs/promises";
import {
  type DocumentDetails,
  documentFilePartsSchema,
  isMarkdownFile,
  NOT_MARKDOWN,
} from "@sitewright/contracts";
import { readFileName } from "../../files/file-name.ts";
import { type FormBody, receiveForm, type StagedFile } from "../../files/receive-form.ts";
import { findUnsafe } from "../../http/plain-data.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Schedule } from "../../schedule.ts";
import { readMarkdown } from "./markdown-file.ts";

/** A received and validated Markdown file, with the form's details. */
export interface ReceivedDocument extends DocumentDetails {
  clientId: string;
  fileName: string;
  bytes: Uint8Array;
  content: string;
}

/** Longest value of the form's other parts, in bytes; the contract's limits are tighter. */
const fieldMaxBytes = 8192;

const partsWithoutFile = documentFilePartsSchema.omit({ file: true });
const notMarkdown = () => new Refusal("unsupported-type", { detail: NOT_MARKDOWN });
const invalid = (path: string, message: string) =>
  new Refusal("invalid-request", { detail: message, errors: [{ path, message }] });

async function readStaged(file: StagedFile) {
  const named = readFileName(file.rawName);
  if (named instanceof Refusal) return named;
  if (!isMarkdownFile({ name: named.name, type: file.contentType })) return notMarkdown();
  const bytes = await readFile(file.path);
  const content = readMarkdown(bytes);
  if (content === undefined) return notMarkdown();
  return content.trim() === ""
    ? invalid("file", "Please enter document content")
    : { fileName: named.name, bytes, content };
}

/**
 * Receives the form of a file upload (RFC 7578): details, client and one Markdown file. Leaves no temp file.
 */
export async function receiveDocument(
  body: FormBody,
  staging: { stagingFolder: string; id: string; schedule: Schedule },
): Promise<ReceivedDocument | Refusal> {
  const form = await receiveForm(body, { ...staging, fieldMaxBytes });
  if (form instanceof Refusal) return form;
  try {
    const unsafe = findUnsafe(form.fields);
    if (unsafe) return invalid(unsafe.path, unsafe.message);
    const details = partsWithoutFile.safeParse(form.fields);
    if (!details.success) {
      const errors = details.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
      return new Refusal("invalid-request", { errors });
    }
    if (!form.file) return invalid("file", "Please select a file to upload");
    const file = await readStaged(form.file);
    return file instanceof Refusal ? file : { ...details.data, ...file };
  } finally {
    if (form.file) await rm(form.file.path, { force: true });
  }
}
