import { Readable } from "node:stream";
import type { Account } from "../../auth/actor.ts";
import type { Db } from "../../db/open.ts";
import type { Storage } from "../../storage/storage.ts";
import { safeFileName } from "../../storage/storage-path.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";
import { readMe } from "./read-me.ts";
import * as store from "./store.ts";

interface Source {
  db: Db;
  storage: Storage;
  account: Account;
  now: Date;
}

const text = (path: string, read: () => Promise<string>): ZipEntry => ({
  path,
  isText: true,
  open: async () => Readable.from([Buffer.from(await read())]),
});

const json = (path: string, read: () => Promise<unknown>): ZipEntry =>
  text(path, async () => `${JSON.stringify(await read(), null, 2)}\n`);

/** A stored file; one that is gone is empty, so that the rest can still be had. */
const file = (path: string, storage: Storage, storagePath: string): ZipEntry => ({
  path,
  isText: false,
  open: async () => (await storage.get(storagePath)) ?? Readable.from([]),
});

/** `01_harbour-bakery`: in order, readable, unique. */
const numbered = (index: number, name: string, digits = 2): string =>
  `${String(index + 1).padStart(digits, "0")}_${safeFileName(name)}`;

async function projectEntries({ db, account }: Source): Promise<ZipEntry[]> {
  const projects = await store.listProjects(db, account.id);
  return projects.flatMap(({ versions, ...project }, index) => {
    const folder = `projects/${numbered(index, project.businessName)}`;
    return [
      json(`${folder}/project.json`, async () => ({ ...project, versions })),
      ...versions.flatMap(({ version }) => {
        const at = { projectId: project.id, version };
        const inFolder = `${folder}/versions/${version}`;
        return [
          text(`${inFolder}/answers.json`, () => store.readVersion(db, at, "onboarding")),
          text(`${inFolder}/specification.json`, () => store.readVersion(db, at, "spec")),
        ];
      }),
    ];
  });
}

async function documentEntries({ db, storage, account }: Source): Promise<ZipEntry[]> {
  const documents = await store.listDocuments(db, account.id);
  return [
    json("documents/documents.json", async () => documents),
    ...documents.flatMap(({ id, title, storagePath }, index) => {
      const path = `documents/${numbered(index, title)}`;
      const stored = storagePath === null ? [] : [file(`${path}_file`, storage, storagePath)];
      return [text(`${path}.md`, () => store.readDocument(db, id)), ...stored];
    }),
  ];
}

async function uploadEntries({ db, storage, account }: Source): Promise<ZipEntry[]> {
  const uploads = await store.listUploads(db, account.id);
  const listed = uploads.map((upload, index) => ({
    ...upload,
    file: `uploads/${numbered(index, upload.name, 3)}`,
  }));
  return [
    json("uploads/uploads.json", async () => listed),
    ...listed.map((upload) => file(upload.file, storage, upload.storagePath)),
  ];
}

const withParsed = <Row extends object, Key extends keyof Row>(rows: Row[], key: Key) =>
  rows.map((row) => ({ ...row, [key]: JSON.parse(String(row[key])) }));

/** Everything that is stored about an account, as files that are read when their turn comes. */
export async function exportEntries(source: Source): Promise<ZipEntry[]> {
  const { db, account, now } = source;
  const { id, email } = account;
  const isVerified = account.emailVerifiedAt !== null;
  return [
    text("README.md", async () => readMe({ email, exportedAt: now })),
    json("profile.json", () => store.readProfile(db, id)),
    json("sign-in.json", () => store.readSignIn(db, id)),
    json("drafts.json", async () => withParsed(await store.listDrafts(db, id), "state")),
    json("designs.json", async () => withParsed(await store.listDesigns(db, id), "value")),
    json("agreements.json", () => store.listAgreements(db, id)),
    json("messages.json", () => store.listMessages(db, { id, email, isVerified })),
    json("mails.json", () => store.listMails(db, { id, email })),
    json("history.json", () => store.listHistory(db, id)),
    ...(await projectEntries(source)),
    ...(await documentEntries(source)),
    ...(await uploadEntries(source)),
  ];
}
