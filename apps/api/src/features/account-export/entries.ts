import { Readable } from "node:stream";
import type { Account } from "../../access/actor.ts";
import type { Db } from "../../db/open.ts";
import type { Storage } from "../../storage/storage.ts";
import { safeFileName } from "../../storage/storage-path.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";
import { isAside } from "../draft/store.ts";
import type { ReportUnreadable } from "../staff-notices/unreadable.ts";
import { jsonList } from "./json-list.ts";
import { readMe } from "./read-me.ts";
import * as store from "./store.ts";
import { collectUnreadable, type UnreadableNotes } from "./unreadable-notes.ts";

/** Whose data are taken along, from where. */
export interface ExportSource {
  db: Db;
  storage: Storage;
  account: Account;
  now: Date;
  reportUnreadable: ReportUnreadable;
}

type Source = ExportSource & { notes: UnreadableNotes };

const chunkBytes = 64 * 1024;

/** A megabyte in one piece would be counted and compressed in one go. */
function* chunksOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += chunkBytes)
    yield content.subarray(start, start + chunkBytes);
}

const text = (path: string, read: () => Promise<string>): ZipEntry => ({
  path,
  isText: true,
  open: async () => Readable.from(chunksOf(Buffer.from(await read()))),
});

const json = (path: string, read: () => Promise<unknown>): ZipEntry =>
  text(path, async () => `${JSON.stringify(await read(), null, 2)}\n`);

const list = (path: string, rows: () => AsyncIterable<unknown>): ZipEntry => ({
  path,
  isText: true,
  open: async () => jsonList(rows()),
});

/** A stored file; one that is gone is empty, so that the rest can still be had. */
const file = (path: string, storage: Storage, storagePath: string): ZipEntry => ({
  path,
  isText: false,
  open: async () => (await storage.get(storagePath)) ?? Readable.from([]),
});

/** `01_harbour-bakery`: in order, readable, unique. */
const numbered = (index: number, name: string, digits = 2): string =>
  `${String(index + 1).padStart(digits, "0")}_${safeFileName(name)}`;

async function* withIndex<Row>(rows: AsyncIterable<Row>): AsyncGenerator<[number, Row]> {
  let index = 0;
  for await (const row of rows) yield [index++, row];
}

async function* drafts({ db, account, notes }: Source) {
  for await (const draft of store.listDrafts(db, account.id)) {
    const row = { kind: "draft", id: draft.id, where: "drafts.json" } as const;
    if (isAside(draft.projectId)) await notes.note(row, "it was set aside when you saved another");
    yield { ...draft, state: await notes.parsed(draft.state, row) };
  }
}

async function* designs({ db, account, notes }: Source) {
  for await (const design of store.listDesigns(db, account.id)) {
    const row = { kind: "design", id: design.id, where: "designs.json" } as const;
    yield { ...design, value: await notes.parsed(design.value, row) };
  }
}

const versionParts = [
  { part: "onboarding", name: "answers.json", kind: "project" },
  { part: "spec", name: "specification.json", kind: "specification" },
] as const;

async function* projectEntries({ db, account, notes }: Source): AsyncGenerator<ZipEntry> {
  for await (const [index, project] of withIndex(store.listProjects(db, account.id))) {
    const versions = await store.listVersions(db, project.id);
    const folder = `projects/${numbered(index, project.businessName)}`;
    yield json(`${folder}/project.json`, async () => ({ ...project, versions }));
    for (const { version } of versions)
      for (const { part, name, kind } of versionParts) {
        const path = `${folder}/versions/${version}/${name}`;
        yield text(path, async () => {
          const stored = await store.readVersion(db, { projectId: project.id, version }, part);
          await notes.parsed(stored, { kind, id: project.id, where: path });
          return stored;
        });
      }
  }
}

async function* documentEntries({ db, storage, account }: Source): AsyncGenerator<ZipEntry> {
  yield list("documents/documents.json", () => store.listDocuments(db, account.id));
  for await (const [index, { id, title, storagePath }] of withIndex(store.listDocuments(db, account.id))) {
    const path = `documents/${numbered(index, title)}`;
    yield text(`${path}.md`, () => store.readDocument(db, id));
    if (storagePath !== null) yield file(`${path}_file`, storage, storagePath);
  }
}

async function* listedUploads({ db, account }: Source) {
  for await (const [index, upload] of withIndex(store.listUploads(db, account.id)))
    yield { ...upload, file: `uploads/${numbered(index, upload.name, 3)}` };
}

async function* uploadEntries(source: Source): AsyncGenerator<ZipEntry> {
  yield list("uploads/uploads.json", () => listedUploads(source));
  for await (const upload of listedUploads(source))
    yield file(upload.file, source.storage, upload.storagePath);
}

/**
 * Everything that is stored about an account, as files that are read when their turn comes. What cannot be read is in
 * them as it is stored, with a note at the end.
 */
export async function* exportEntries(from: ExportSource): AsyncGenerator<ZipEntry> {
  const source = { ...from, notes: collectUnreadable(from.reportUnreadable) };
  const { db, account, now, notes } = source;
  const { id, email } = account;
  const isVerified = account.emailVerifiedAt !== null;
  yield text("README.md", async () => readMe({ email, exportedAt: now }));
  yield json("profile.json", () => store.readProfile(db, id));
  yield json("sign-in.json", () => store.readSignIn(db, id));
  yield list("drafts.json", () => drafts(source));
  yield list("designs.json", () => designs(source));
  yield list("agreements.json", () => store.listAgreements(db, id));
  yield list("messages.json", () => store.listMessages(db, { id, email, isVerified }));
  yield list("mails.json", () => store.listMails(db, { id, email }));
  yield list("history.json", () => store.listHistory(db, id));
  yield* projectEntries(source);
  yield* documentEntries(source);
  yield* uploadEntries(source);
  const unreadable = notes.text();
  if (unreadable !== undefined) yield text("UNREADABLE.md", async () => unreadable);
}
