import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  nameFor,
  SVG_MAX_BYTES,
  type Upload,
  type UploadCategory,
  type UploadType,
  uploadCategories,
  uploadPartsSchema,
  uploadRefusals,
} from "@sitewright/contracts";
import type { Logger } from "pino";
import type { SignedInActor } from "../../access/actor.ts";
import type { Authorized } from "../../access/authorized.ts";
import { isRolledBack } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { readFileName } from "../../files/file-name.ts";
import { contentTypeOf, identifyFile } from "../../files/identify-file.ts";
import {
  type FormBody,
  incompleteForm,
  openStaged,
  receiveForm,
  type StagedFile,
} from "../../files/receive-form.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Schedule } from "../../schedule.ts";
import type { Storage } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import type { AccountTurns } from "../../turns/account-turns.ts";
import { discardFiles } from "./discard-files.ts";
import { fileMaxBytes, unconfirmedLimit, userQuota } from "./limits.ts";
import type { Previews } from "./previews.ts";
import { forDeleting, forReading } from "./rules.ts";
import { findUpload, hasRoom, insertUpload, removeUpload, type UploadRow, uploadOf } from "./store.ts";
import type { UploadsUnderWay } from "./under-way.ts";

/** External dependencies of the upload service. */
export interface UploadOptions {
  db: Db;
  storage: Storage;
  /** The local folder for files while they are received. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  previews: Previews;
  underWay: UploadsUnderWay;
  schedule: Schedule;
  accountTurns: AccountTurns;
  throttle: Pick<Throttle, "take">;
  log: Pick<Logger, "warn">;
}

export interface UploadInput extends FormBody {
  /** An idempotency key, under which the same file is stored once. */
  key: string | undefined;
  /** The sender's network, for the limit. */
  network: string;
  /** Aborted if the browser disconnects: the file is then not stored. */
  signal?: AbortSignal;
}

/** Stored files. Files of other accounts are reported as not found. */
export interface UploadService {
  store(actor: SignedInActor, input: UploadInput): Promise<Upload | Refusal>;
  find(actor: SignedInActor, id: string): Promise<Authorized<UploadRow, "read"> | Refusal>;
  remove(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
}

/** The account that a file is received from. */
interface UploadSender {
  readonly owner: string;
  /** Aborted with the request. */
  readonly signal: AbortSignal | undefined;
}

/** A valid file, with the data that will be stored of it. */
interface AcceptedFile {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly open: () => Promise<Readable>;
}

const unsupported = (category: UploadCategory) =>
  new Refusal("unsupported-type", { detail: uploadRefusals.type(category) });

async function acceptSvg(file: StagedFile, name: string, type: UploadType): Promise<AcceptedFile | Refusal> {
  if (file.sizeBytes > SVG_MAX_BYTES)
    return new Refusal("too-large", { detail: "An SVG can be at most 512 kB." });
  // The parser is loaded with the first drawing, so that a start does not load it.
  const { sanitizeSvg } = await import("../../files/sanitize-svg.ts");
  const clean = sanitizeSvg(await readFile(file.path, "utf8"));
  if (clean === undefined) return unsupported("logo");
  const content = Buffer.from(clean);
  return {
    name,
    contentType: contentTypeOf(type),
    sizeBytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    open: async () => Readable.from([content]),
  };
}

/**
 * Validates a received file: its name must not be deceptive, and its category must allow its kind. A
 * picture is stored under the extension of its actual type.
 */
async function acceptFile(file: StagedFile, category: UploadCategory): Promise<AcceptedFile | Refusal> {
  if (file.sizeBytes === 0) return new Refusal("invalid-request", { detail: "The file is empty." });
  const named = readFileName(file.rawName);
  if (named instanceof Refusal) return named;
  const type = await identifyFile(file.path, named.name);
  if (type === "heic") return new Refusal("unsupported-type", { detail: uploadRefusals.heic });
  if (!type?.categories.includes(category)) return unsupported(category);
  // Parsed again, because the new extension may be longer than the one that it replaces.
  const renamed = readFileName(nameFor(named.name, type));
  const { name } = renamed instanceof Refusal ? named : renamed;
  if (type.kind === "drawing") return acceptSvg(file, name, type);
  const { sizeBytes, sha256 } = file;
  return { name, contentType: contentTypeOf(type), sizeBytes, sha256, open: () => openStaged(file) };
}

/** The account's quota is used up. */
const quotaExceeded = () =>
  new Refusal("quota-full", {
    detail: `Your account is full: it holds at most ${userQuota.files} files, 1 GB together. Remove files that you no longer need, then try again.`,
  });

const tooManyUnconfirmed = (wait: string): string =>
  `Very many files came from your network today. Confirm your email address using the link in our email and you can go on at once, otherwise in ${wait}.`;

/**
 * Stores a file under its path. Returns false if the request was aborted; if the file was stored anyway,
 * it is swept.
 */
async function putFile(
  storage: Storage,
  { storagePath, file, signal }: { storagePath: string; file: AcceptedFile; signal: AbortSignal | undefined },
): Promise<boolean> {
  try {
    await storage.put(storagePath, await file.open(), signal);
    return true;
  } catch (error) {
    if (signal?.aborted) return false;
    throw error;
  }
}

/**
 * Stores a validated file, then its row with the job for its preview. A refused file leaves nothing
 * behind; if its id is already stored, the existing row is returned.
 */
async function storeUpload(
  options: UploadOptions,
  {
    id,
    owner,
    category,
    signal,
    file,
  }: UploadSender & { id: string; category: UploadCategory; file: AcceptedFile },
): Promise<Upload | Refusal> {
  const { db, storage, now, newId, previews } = options;
  const earlier = await findUpload(db, id);
  if (earlier) return uploadOf(earlier);
  const place = { owner, now: now(), random: newId().replaceAll("-", "") };
  const storagePath = newStoragePath({ type: category, fileName: file.name, ...place });
  const { name, contentType, sizeBytes, sha256 } = file;
  if (!(await putFile(storage, { storagePath, file, signal }))) return incompleteForm();
  const described = { category, name, contentType, sizeBytes, sha256, storagePath, previewPath: null };
  const row = { id, userId: owner, ...described };
  const alongside = (tx: Tx) => previews.enqueue(tx, row);
  try {
    const kept = signal?.aborted
      ? incompleteForm()
      : await insertUpload(db, row, { at: place.now, alongside });
    if (kept instanceof Refusal) {
      await discardFiles(options, row);
      return kept;
    }
    switch (kept.kind) {
      case "stored":
        previews.wake();
        return uploadOf(row);
      case "earlier":
        await discardFiles(options, row);
        return uploadOf(kept.row);
      case "no-room":
        await discardFiles(options, row);
        return quotaExceeded();
    }
  } catch (error) {
    // Without a certain rollback the row may exist: the file stays, and is swept later if it has no row.
    if (isRolledBack(error)) await discardFiles(options, row);
    throw error;
  }
}

type KeyedSender = UploadSender & Pick<UploadInput, "key">;

/** Creates the upload service. The file is stored first and its row last, so a row always has its file. */
export function createUploadService(options: UploadOptions): UploadService {
  const { db, stagingFolder, newId, underWay, schedule, accountTurns, throttle } = options;

  async function countUnconfirmed({ account }: SignedInActor, subject: string): Promise<Refusal | undefined> {
    if (account.emailVerifiedAt) return undefined;
    return throttle.take({ ...unconfirmedLimit, subject, detail: tooManyUnconfirmed });
  }

  async function checkAndStore({ key, ...sender }: KeyedSender, file: StagedFile, named: string | undefined) {
    const category = uploadPartsSchema.shape.category.safeParse(named);
    if (!category.success) {
      const message = `This is one of ${uploadCategories.join(", ")}.`;
      return new Refusal("invalid-request", { errors: [{ path: "category", message }] });
    }
    const accepted = await acceptFile(file, category.data);
    if (accepted instanceof Refusal) return accepted;
    const content = JSON.stringify([category.data, file.rawName, file.sha256]);
    const id = creationId(newId, { accountId: sender.owner, kind: "upload", key, content });
    // Runs only after the file has arrived, so that a slow upload does not hold the account's turn.
    return accountTurns(sender.owner, () =>
      storeUpload(options, { ...sender, id, category: category.data, file: accepted }),
    );
  }

  async function receive(input: UploadInput, sender: KeyedSender): Promise<Upload | Refusal> {
    const form = await receiveForm(input, { stagingFolder, schedule, id: newId() });
    if (form instanceof Refusal) return form;
    if (!form.file)
      return new Refusal("invalid-request", {
        errors: [{ path: "file", message: "Please choose a file." }],
      });
    try {
      return await checkAndStore(sender, form.file, form.fields.category);
    } finally {
      await rm(form.file.path, { force: true });
    }
  }

  return {
    async store(actor, input) {
      const owner = actor.account.id;
      const begun = underWay.begin(owner, Math.min(input.announcedBytes, fileMaxBytes));
      if (begun instanceof Refusal) return begun;
      try {
        // Files in the staging folder already count, so stalled uploads are limited by the account's
        // quota.
        if (!(await hasRoom(db, owner, begun.reservedBytes))) return quotaExceeded();
        const refused = await countUnconfirmed(actor, input.network);
        return refused ?? (await receive(input, { owner, key: input.key, signal: input.signal }));
      } finally {
        begun.end();
      }
    },
    async find(actor, id) {
      return forReading(actor, await findUpload(db, id)) ?? new Refusal("not-found");
    },
    async remove(actor, id) {
      const upload = forDeleting(actor, await findUpload(db, id));
      if (!upload) return new Refusal("not-found");
      const removed = await removeUpload(db, upload);
      if (removed === "in-use") return new Refusal("in-use");
      if (removed instanceof Refusal) return removed;
      await discardFiles(options, upload);
      return undefined;
    },
  };
}
